import { useCallback, useEffect, useRef, useState } from 'react'
import { type Language, useLanguage } from '../../client/language.ts'
import type { Answer } from '../../client/service/answer.ts'
import { whenOnline } from '../../client/service/online.ts'

const pauseMs = 350

type Quoted<Quote> = { readonly asked: string; readonly spoken: Language; readonly answer: Answer<Quote> }
type Asking<Quote> = () => Promise<Answer<Quote> | undefined>

/**
 * What something would come to, asked anew when typing pauses, in another language, and once there is a connection again. The last one
 * stays until the new one arrives: whoever goes on with it takes it from the second, which waits for the one of what is typed now, or
 * answers nothing when that changes meanwhile. The third asks once more, where what was answered holds no longer. `askFor` is the same at
 * each drawing.
 */
export function useQuote<Wish, Quote>(
  wish: Wish | undefined,
  askFor: (wish: Wish, signal: AbortSignal) => Promise<Answer<Quote>>,
): readonly [Answer<Quote> | undefined, Asking<Quote>, Asking<Quote>] {
  const [quoted, setQuoted] = useState<Quoted<Quote>>()
  const running = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const spoken = useLanguage()
  const asked = wish && JSON.stringify(wish)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    running.current?.abort()
  }, [])
  const quote = useCallback(async () => {
    stop()
    if (asked === undefined) return undefined
    const own = new AbortController()
    running.current = own
    // Why there was none goes: where it is the same once more, it is read out again.
    setQuoted((before) => (before?.answer.ok === false ? undefined : before))
    const answer = await askFor(JSON.parse(asked), own.signal)
    if (own.signal.aborted) return undefined
    setQuoted({ asked, spoken, answer })
    return answer
  }, [asked, spoken, askFor, stop])
  const isOffline = quoted !== undefined && !quoted.answer.ok && quoted.answer.failure.code === 'offline'
  useEffect(() => (isOffline ? whenOnline(() => void quote()) : undefined), [isOffline, quote])
  useEffect(() => {
    if (asked === undefined) setQuoted(undefined)
    else timer.current = setTimeout(() => void quote(), pauseMs)
    return stop
  }, [asked, quote, stop])
  const isFresh = quoted?.answer.ok && quoted.asked === asked && quoted.spoken === spoken
  return [quoted?.answer, isFresh ? () => Promise.resolve(quoted.answer) : quote, quote]
}
