import { depositDays, type SavingFrequency, savingFrequencies } from '@app/schemas/rules/investing/savings-program'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type SavingsProgram = Answered<'GET /api/v1/portfolios/savings_program/'>['results'][number]

/** The plan of regular saving that counts: one that was cancelled is over. */
export const savingsProgram = resource<SavingsProgram | undefined>(async () => {
  const answer = await ask('GET /api/v1/portfolios/savings_program/')
  return answer.ok ? done(answer.data.results.find(({ status }) => status !== 'cancelled')) : answer
})

/** What a person wants to save, before they have agreed to it. */
export type SavingWish = {
  readonly amount: number
  readonly frequency: SavingFrequency
  readonly first_date: string
  /** The first deposit is a single one for the year before. */
  readonly first_for_last_year: boolean
}

/** The deposits a person is about to say yes to: those they chose last, or else those of the plan. Those that run begin with their next day. */
export function wishFor(program: SavingsProgram): SavingWish {
  const { draft, amount, frequency, first_date: first, first_for_last_year, next_dates } = program
  return draft ?? { amount, frequency, first_date: isRunning(program) ? (next_dates[0] ?? first) : first, first_for_last_year }
}

/** What was put off until its first day was past begins today. */
export function wishOn(program: SavingsProgram, today: string): SavingWish {
  const wish = wishFor(program)
  return wish.first_date < today ? { ...wish, first_date: today } : wish
}

/** Whether its deposits run, and nobody has chosen others. */
export function isRunning({ draft, state }: Pick<SavingsProgram, 'draft' | 'state'>): boolean {
  return draft === null && state === 'scheduled'
}

/** What was asked on the page, as a wish. Undefined while something is missing. */
export function wishOf(amount: unknown, frequency: unknown, firstDate: unknown, isForLastYear = false): SavingWish | undefined {
  const often = savingFrequencies.find((one) => one === frequency)
  if (typeof amount !== 'number' || !often || typeof firstDate !== 'string') return undefined
  return { amount, frequency: often, first_date: firstDate, first_for_last_year: isForLastYear }
}

const shownDates = 3

/** The days of the first deposits of a wish. When the bank is closed, it is the next day on which it is open. */
export function firstDays({ first_date, frequency }: Pick<SavingWish, 'first_date' | 'frequency'>, today: string): readonly string[] {
  return depositDays(first_date, frequency, today, shownDates)
}
