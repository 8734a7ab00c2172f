import { useEffect, useState } from 'react'
import { useLanguage } from '../../../client/language.ts'
import type { Answer } from '../../../client/service/answer.ts'

type Found<T> = { readonly rows: readonly T[]; readonly of: string; readonly hasFailed: boolean }

const pauseMs = 150
const fewestLetters = 2

/** Matches while a person types: requested once they pause. Late answers are dropped. */
export function useFound<T>(
  typed: string | undefined,
  search: (text: string, signal: AbortSignal) => Promise<Answer<readonly T[]>>,
): Found<T> | undefined {
  const [found, setFound] = useState<Found<T>>()
  const spoken = useLanguage()
  const text = typed?.trim() ?? ''
  const isAsking = text.length >= fewestLetters
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other words
  useEffect(() => {
    if (!isAsking) return setFound(undefined)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await search(text, stop.signal)
      if (!stop.signal.aborted) setFound({ rows: answer.ok ? answer.data : [], of: text, hasFailed: !answer.ok })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, isAsking, search, spoken])
  return found
}
