import { useEffect, useState } from 'react'
import { loadMode, type WalkedMode } from '../../client/walk/flow.ts'
import { begunJourneys } from '../data/journeys/journeys.ts'

type TaskMode = {
  readonly mode: WalkedMode | undefined
  /** Whether it is known: then no mode means that there is none. */
  readonly isKnown: boolean
}

/** The mode whose steps count: the one that is walked, or where it requires nothing the one that was walked before it. */
export function useTaskMode(walked: WalkedMode | undefined): TaskMode {
  const { data: begun, failure } = begunJourneys.use()
  const [before, setBefore] = useState<TaskMode>(unknown)
  const isOwn = walked !== undefined && walked.flow.resolved.required.length > 0
  useEffect(() => {
    if (isOwn || !begun) return
    let isGone = false
    void firstWithSteps(begun.map(({ mode }) => mode)).then((mode) => isGone || setBefore({ mode, isKnown: true }))
    return () => {
      isGone = true
    }
  }, [isOwn, begun])
  if (isOwn) return { mode: walked, isKnown: true }
  return failure ? { ...before, isKnown: true } : before
}

const unknown: TaskMode = { mode: undefined, isKnown: false }

async function firstWithSteps(modes: readonly string[]): Promise<WalkedMode | undefined> {
  for (const name of modes) {
    const mode = await loadMode(name)
    if (mode.ok && mode.data.flow.resolved.required.length > 0) return mode.data
  }
  return undefined
}
