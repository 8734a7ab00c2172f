import { useState } from 'react'
import type { Answer, Failure } from '../../../client/service/answer.ts'
import { answerMatch, claimMatches, type Match, type Mine } from '../../data/search/unclaimed.ts'

type AnswerKind = Mine | 'sent' | 'paid' | 'not-paid'
type LastAnswer = { readonly kind: AnswerKind; readonly holder: string }

export type MatchAnswers = {
  /** What is being saved right now, and of which match. */
  readonly busy: { readonly pk: string; readonly kind: AnswerKind } | undefined
  readonly told: LastAnswer | undefined
  readonly failure: Failure | undefined
  readonly answer: (match: Match, mine: Mine) => void
  readonly claim: (match: Match, kind: 'sent' | 'paid' | 'not-paid') => void
}

/** Saves an answer about a match at once, and remembers the last one. */
export function useMatchAnswers(): MatchAnswers {
  const [busy, setBusy] = useState<MatchAnswers['busy']>()
  const [told, setTold] = useState<LastAnswer>()
  const [failure, setFailure] = useState<Failure>()
  const keep = async ({ pk, holder }: Match, kind: AnswerKind, work: Promise<Answer<unknown>>) => {
    setBusy({ pk, kind })
    setFailure(undefined)
    const kept = await work
    setBusy(undefined)
    setTold(kept.ok ? { kind, holder } : undefined)
    if (!kept.ok) setFailure(kept.failure)
  }
  return {
    busy,
    told,
    failure,
    answer: (match, mine) => void keep(match, mine, answerMatch(match, mine)),
    claim: (match, kind) => void keep(match, kind, claimMatches([match], { claimed: kind === 'paid', how: match.how ?? 'free' })),
  }
}
