import { useState } from 'react'
import type { Answer, Failure } from '../../../client/service/answer.ts'
import { answerMatch, claimMatches, type Match, type Mine } from '../../data/search/unclaimed.ts'

type SaidKind = Mine | 'sent' | 'paid' | 'not-paid'
type Told = { readonly kind: SaidKind; readonly holder: string }

export type MatchSaying = {
  /** What is being kept right now, and of which match. */
  readonly busy: { readonly pk: string; readonly kind: SaidKind } | undefined
  readonly told: Told | undefined
  readonly failure: Failure | undefined
  readonly answer: (match: Match, mine: Mine) => void
  readonly claim: (match: Match, kind: 'sent' | 'paid' | 'not-paid') => void
}

/** Keeps at once what is said of a match, and remembers what was said last. */
export function useMatchSaying(): MatchSaying {
  const [busy, setBusy] = useState<MatchSaying['busy']>()
  const [told, setTold] = useState<Told>()
  const [failure, setFailure] = useState<Failure>()
  const keep = async ({ pk, holder }: Match, kind: SaidKind, work: Promise<Answer<unknown>>) => {
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
