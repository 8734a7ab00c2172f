import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, Failure } from './flows-client.ts'

export type Loaded<T> = {
  /** The last data there was; it stays when loading again fails. */
  readonly data: T | undefined
  readonly failure: Failure | undefined
  readonly reload: () => void
}

/** Loads something once, and again when asked to; an answer that comes late is dropped. `load` must not change between renders. */
export function useLoaded<T>(load: () => Promise<Answer<T>>): Loaded<T> {
  const [state, setState] = useState<{ data: T | undefined; failure: Failure | undefined }>({ data: undefined, failure: undefined })
  const asked = useRef(0)
  const reload = useCallback(() => {
    asked.current += 1
    const mine = asked.current
    void load().then(({ data, failure }) => {
      if (mine === asked.current) setState((before) => ({ data: failure ? before.data : data, failure }))
    })
  }, [load])
  useEffect(reload, [reload])
  return { ...state, reload }
}
