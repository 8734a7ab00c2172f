import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '../../client/service/answer.ts'
import { usePolling } from '../../screens/data/use-polling.ts'
import { useLoaded } from '../data/use-loaded.ts'

const everyMs = 30_000

/** Loads a list and refreshes it while the page is visible; gives what is new since the look before, in words. */
export function useRefreshed<T>(load: () => Promise<Answer<T>>, newsOf: (before: T, now: T) => string) {
  const held = useLoaded(load)
  const { data, reload } = held
  const [seen, setSeen] = useState<{ readonly data: T | undefined; readonly news: string }>({ data: undefined, news: '' })
  useEffect(() => {
    if (data === undefined) return
    setSeen((before) => {
      if (before.data === data) return before
      return { data, news: before.data === undefined ? '' : newsOf(before.data, data) }
    })
  }, [data, newsOf])
  const refresh = useCallback(() => void reload(), [reload])
  usePolling(true, refresh, everyMs)
  return { ...held, news: seen.news }
}
