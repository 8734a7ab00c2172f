import { useEffect, useState } from 'react'
import { loadMode, type WalkedMode } from '../../client/walk/flow.ts'
import { begunJourneys } from '../data/journeys/journeys.ts'

/** The mode whose steps count: the one that is walked, or where it requires nothing the one that was walked before it. */
export function useTaskMode(walked: WalkedMode | undefined): WalkedMode | undefined {
  const { data: begun } = begunJourneys.use()
  const [before, setBefore] = useState<WalkedMode>()
  const isOwn = walked !== undefined && walked.flow.resolved.required.length > 0
  useEffect(() => {
    if (isOwn || !begun) return
    let isGone = false
    void firstWithSteps(begun.map(({ mode }) => mode)).then((mode) => isGone || setBefore(mode))
    return () => {
      isGone = true
    }
  }, [isOwn, begun])
  return isOwn ? walked : before
}

async function firstWithSteps(modes: readonly string[]): Promise<WalkedMode | undefined> {
  for (const name of modes) {
    const mode = await loadMode(name)
    if (mode.ok && mode.data.flow.resolved.required.length > 0) return mode.data
  }
  return undefined
}
