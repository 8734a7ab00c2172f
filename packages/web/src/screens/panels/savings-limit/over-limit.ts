import { depositDays, savingFrequencies } from '@app/schemas/rules/investing/savings-program'
import { iraLimitBy } from '@app/schemas/rules/money/contribution-limits'
import { toCents } from '@app/schemas/rules/money/money'
import type { Typed } from '../../../client/walk/drafts.ts'

export type OverLimit = {
  readonly year: number
  readonly totalCents: number
  readonly usualCents: number
  readonly from50Cents: number
  /** The limit of that year is not known yet: it is held against the last one that is. */
  readonly isOfYearBefore: boolean
}

/** More than there are in the year of the first deposit and the whole year after it. */
const mostDeposits = 110

/** The first year in which a plan, as it is typed, puts in more than the usual limit; nothing while it is not whole. */
export function overLimit(typed: Typed, today: string): OverLimit | undefined {
  const amount = toCents(String(typed['saving_amount'] ?? ''))
  const frequency = savingFrequencies.find((one) => one === typed['saving_frequency'])
  const day = typed['first_date']
  if (!amount.ok || amount.value <= 0 || !frequency) return undefined
  const first = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && day > today ? day : today
  const days = depositDays(first, frequency, first, mostDeposits)
  const year = Number(first.slice(0, 4))
  return [year, year + 1].flatMap((one) => overIn(one, days, amount.value))[0]
}

function overIn(year: number, days: readonly string[], amountCents: number): readonly OverLimit[] {
  const limit = iraLimitBy(year)
  const totalCents = days.filter((day) => day.startsWith(`${year}-`)).length * amountCents
  if (!limit || totalCents <= limit.usualCents) return []
  return [{ year, totalCents, usualCents: limit.usualCents, from50Cents: limit.from50Cents, isOfYearBefore: limit.taxYear < year }]
}
