import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../client/language.ts'
import type { Answer } from '../../client/service/answer.ts'
import { whenOnline } from '../../client/service/online.ts'

const pauseMs = 350

type Quoted<Quote> = Answer<Quote> | undefined

/**
 * What something would come to, asked anew when typing pauses, in another language, and once there is a connection again; and how to ask for it once more. The last one stays
 * until the new one arrives. `askFor` is the same at each drawing.
 */
export function useQuote<Wish, Quote>(
  wish: Wish | undefined,
  askFor: (wish: Wish, signal: AbortSignal) => Promise<Answer<Quote>>,
): readonly [Quoted<Quote>, () => void] {
  const [quoted, setQuoted] = useState<Quoted<Quote>>()
  const [tries, setTries] = useState(0)
  const askAgain = useCallback(() => setTries((before) => before + 1), [])
  const isOffline = quoted !== undefined && !quoted.ok && quoted.failure.code === 'offline'
  useEffect(() => (isOffline ? whenOnline(askAgain) : undefined), [isOffline, askAgain])
  const spoken = useLanguage()
  const asked = wish && JSON.stringify(wish)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more, and another language for other words
  useEffect(() => {
    if (asked === undefined) return setQuoted(undefined)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await askFor(JSON.parse(asked), stop.signal)
      if (!stop.signal.aborted) setQuoted(answer)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, tries, spoken])
  return [quoted, askAgain]
}
