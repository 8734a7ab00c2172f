import { completeFacts, type Facts } from '@app/engine'
import { useEffect, useState } from 'react'
import { ask } from '../../../client/service/ask.ts'
import type { WalkedMode } from '../../../client/walk/flow.ts'
import { placesSent } from '../../../client/walk/journey.ts'

/** What a person has answered in a mode, and what else it may ask for. Nothing while that is on its way. */
export function useModeFacts(mode: WalkedMode | undefined): Facts | undefined {
  const [known, setKnown] = useState<{ readonly mode: WalkedMode; readonly facts: Facts }>()
  useEffect(() => {
    if (!mode) return
    let isGone = false
    void factsIn(mode).then((facts) => isGone || setKnown({ mode, facts }))
    return () => {
      isGone = true
    }
  }, [mode])
  return known?.mode === mode ? known?.facts : undefined
}

/** Where it cannot be asked, nothing is known of the person. */
async function factsIn({ flow }: WalkedMode): Promise<Facts> {
  // The answer just given is one of them.
  await placesSent()
  const answer = await ask('GET /api/journeys/{mode}', { params: { mode: flow.resolved.mode } })
  return completeFacts(flow, answer.ok ? answer.data.facts : {})
}
