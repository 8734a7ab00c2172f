import type { AnswerOf } from '@app/schemas/api/contract'
import type { flowContracts } from '@app/schemas/api/flows'
import { useEffect, useEffectEvent, useState } from 'react'

/** Calls back when flows change on disk, or may have while the service was away. Says whether the service is there. */
export function useChanges(onChanged: (modes: readonly string[] | 'perhaps all') => void): boolean {
  const [isLive, setLive] = useState(true)
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    const events = new EventSource('/api/flows/events')
    let wasAway = false
    events.onopen = () => {
      setLive(true)
      if (wasAway) changed('perhaps all')
      wasAway = false
    }
    events.onerror = () => {
      wasAway = true
      setLive(false)
    }
    events.onmessage = ({ data }) => {
      const message: AnswerOf<typeof flowContracts.followFlows> = JSON.parse(data)
      changed(message.modes)
    }
    return () => events.close()
  }, [])
  return isLive
}
