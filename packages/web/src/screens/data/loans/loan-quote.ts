import { loanPurposes } from '@app/schemas/rules/loans/plan-loans'
import { toCents, toDecimal } from '@app/schemas/rules/money/money'
import { useEffect, useMemo, useState } from 'react'
import { done, type Failure } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import type { Typed } from '../../../client/walk/drafts.ts'

export type LoanQuote = Answered<'GET /api/v1/loans/'>['quote']
export type LoanWish = { readonly borrow_amount: string; readonly term: string; readonly purpose?: (typeof loanPurposes)[number] }

/** What a person may borrow and at what price, before they say how much. */
export const loanLimits = resource<LoanQuote>(async () => {
  const answer = await ask('GET /api/v1/loans/')
  return answer.ok ? done(answer.data.quote) : answer
})

type Quoted = { readonly data: LoanQuote | undefined; readonly failure: Failure | undefined; readonly reload: () => void }

const pauseMs = 350

/** What a loan would cost, asked anew when typing pauses. The last quote stays until the new one arrives. */
export function useLoanQuote(wish: LoanWish | undefined): Quoted {
  const [quoted, setQuoted] = useState<Omit<Quoted, 'reload'>>({ data: undefined, failure: undefined })
  const [turn, setTurn] = useState(0)
  const asked = wish && JSON.stringify(wish)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (asked === undefined) return setQuoted({ data: undefined, failure: undefined })
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const query: LoanWish = JSON.parse(asked)
      const answer = await ask('GET /api/v1/loans/', { query, signal: stop.signal })
      if (stop.signal.aborted) return
      setQuoted((before) => (answer.ok ? { data: answer.data.quote, failure: undefined } : { data: before.data, failure: answer.failure }))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, turn])
  return useMemo(() => ({ ...quoted, reload: () => setTurn((before) => before + 1) }), [quoted])
}

/** An amount that is typed before a term is chosen: with the shortest one, to say at once whether it is too much or too little. */
export function amountTyped(values: Typed): LoanWish | undefined {
  return wishTyped({ ...values, term: '1', home_term: undefined })
}

/** What is typed, once it is a whole amount and term. */
export function wishTyped(values: Typed): LoanWish | undefined {
  const cents = toCents(String(values['borrow_amount'] ?? ''))
  const purpose = loanPurposes.find((one) => one === values['purpose'])
  const term = purpose === 'home-purchase' && values['home_term'] !== undefined ? values['home_term'] : values['term']
  if (!cents.ok || cents.value <= 0 || term === undefined || term === '') return undefined
  return { borrow_amount: toDecimal(cents.value), term: String(term), ...(purpose && { purpose }) }
}
