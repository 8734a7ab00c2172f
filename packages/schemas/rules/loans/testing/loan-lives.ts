import fc from 'fast-check'
import { addDays, addMonths } from '../../days/days.ts'
import { type LoanTerms, scheduleOf } from '../amortisation.ts'
import { type ChangedRepayment, type ExtraSum, owedAgain, payExtra, type ScheduledRepayment } from '../extra-payment.ts'
import { openCents, type PaidPart, spreadPayment } from '../loan-repayments.ts'

export const lentOn = '2026-01-15'

export const anyAct = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('extra' as const), cents: fc.integer({ min: 1_000, max: 2_000_000 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 70 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay-due' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay-next' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), index: fc.nat(5) }) },
)
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never

/** A loan from the day on which it is lent, by the rules alone: its payments fall due a month apart, and are paid when the test says so. */
export function lives(terms: LoanTerms) {
  let today = lentOn
  let extras: readonly ExtraSum[] = []
  let paid = 0
  let rows: readonly ScheduledRepayment[] = scheduleOf(terms).map(({ number, principalCents, interestCents }) => ({
    ...{ number, principalCents, interestCents, openPrincipalCents: principalCents, openInterestCents: interestCents },
    ...{ earlyInterestCents: 0, isUntouched: true, fromOn: addMonths(lentOn, number - 1), dueOn: addMonths(lentOn, number) },
  }))
  const schedule = (on = today) => ({ terms, rows, extras, today: on })
  const change = (changes: readonly ChangedRepayment[]) => {
    rows = rows.map((row) => {
      const changed = changes.find(({ number }) => number === row.number)
      if (!changed) return row
      const more = changed.principalCents - row.principalCents
      const moreInterest = changed.interestCents - row.interestCents
      const open = { openPrincipalCents: row.openPrincipalCents + more, openInterestCents: row.openInterestCents + moreInterest }
      return { ...row, ...changed, ...open }
    })
  }
  const pay = (parts: readonly PaidPart[]) => {
    rows = rows.map((row) => {
      const part = parts.find(({ number }) => number === row.number)
      if (!part) return row
      paid += part.principalCents
      const openPrincipalCents = row.openPrincipalCents - part.principalCents
      return { ...row, openPrincipalCents, openInterestCents: row.openInterestCents - part.interestCents, isUntouched: false }
    })
  }
  const payAll = (some: readonly ScheduledRepayment[]) => pay(spreadPayment(some, openCents(some)) ?? [])
  const take = (act: Act) => {
    if (act.do === 'wait') today = addDays(today, act.days)
    if (act.do === 'pay-due') payAll(rows.filter(({ dueOn }) => dueOn <= today))
    if (act.do === 'pay-next') payAll(rows.filter((row) => openCents([row]) > 0).slice(0, 1))
    if (act.do === 'extra') {
      const done = payExtra(schedule(), act.cents)
      if (!done) return
      pay(done.parts)
      change(done.changes)
      if (done.extraCents > 0) extras = [...extras, { on: today, cents: done.extraCents }]
    }
    if (act.do === 'return') {
      const back = extras[act.index]
      if (!back) return
      extras = extras.filter((one) => one !== back)
      change(owedAgain(schedule(), back.cents))
    }
  }
  return {
    schedule,
    take,
    payTheRest: () => payAll(rows),
    paidPrincipalCents: () => paid + extras.reduce((sum, { cents }) => sum + cents, 0),
  }
}
