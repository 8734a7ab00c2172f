import { ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { type BorrowRange, borrowRange, borrowRangeOf, savingsBand } from '@app/schemas/rules/loans/savings-bands'
import { toCents } from '@app/schemas/rules/money/money'

type Typed = Readonly<Record<string, unknown>>

/** The range that follows from what is typed, or what rules a loan out. Undefined: not enough is answered. */
export function estimateOf(typed: Typed): BorrowRange | 'work' | 'savings' | undefined {
  const work = typed['employment_status']
  const isOwnWork = work === undefined || work === '' || work === 'self-employed'
  if (!isOwnWork || typed['has_employees'] === true) return 'work'
  const band = savingsBand(typed['savings_estimate'])
  if (band !== undefined) return borrowRange(ourPlan, band) ?? (band === 'not-sure' ? undefined : 'savings')
  const cents = toCents(String(typed['balance'] ?? ''))
  return cents.ok && cents.value > 0 ? borrowRangeOf(ourPlan, cents.value) : undefined
}
