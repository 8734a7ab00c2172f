import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer } from '../../client/service/answer.ts'
import type { Loaded } from '../../client/service/resource.ts'
import { watchAccess } from './watch-access.ts'

export type HeldHere<T> = Loaded<T> & { readonly reload: () => Promise<T | undefined> }

/**
 * Loads what one page shows, and again when asked to; what is shown stays until the answer is there. An answer that comes late is
 * dropped. `load` is another function only when something else is to be loaded.
 */
export function useLoaded<T>(load: () => Promise<Answer<T>>): HeldHere<T> {
  const [held, setHeld] = useState<Loaded<T>>({ data: undefined, isLoading: true, isKnown: false, failure: undefined })
  const turn = useRef(0)
  const reload = useCallback(async () => {
    turn.current++
    const mine = turn.current
    setHeld((before) => ({ ...before, isLoading: true }))
    const answer = watchAccess(await load())
    if (mine !== turn.current) return undefined
    setHeld((before) =>
      answer.ok
        ? { data: answer.data, isLoading: false, isKnown: true, failure: undefined }
        : { ...before, isLoading: false, failure: answer.failure },
    )
    return answer.ok ? answer.data : undefined
  }, [load])
  useEffect(() => {
    void reload()
    return () => {
      turn.current++
    }
  }, [reload])
  return { ...held, reload }
}
