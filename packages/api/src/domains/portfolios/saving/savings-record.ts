import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { Language, Words } from '@app/schemas/language'
import { addDays } from '@app/schemas/rules/days/days'
import { depositDays, furthestFirstDays, lastYearProblem, savingLimits } from '@app/schemas/rules/investing/savings-program'
import { formatCents } from '@app/schemas/rules/money/money'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Missing } from './deposit-schedules.ts'
import type { DraftRow, ProgramRow } from './savings-store.ts'
import { savingsWords } from './savings-words.ts'

const shownDays = 3
const passed: Words<string> = {
  en: 'This date is in the past. Enter today or a later date.',
  es: 'Esta fecha ya pasó. Escribe la de hoy o una posterior.',
}
const tooFar: Words<string> = {
  en: 'This date is too far away. Enter a date within a year.',
  es: 'Falta demasiado para esta fecha. Escribe una dentro de un año.',
}
/** When and for whom it is shown. */
type Shown = { readonly today: string; readonly language: Language }

/** A plan of regular saving as calls give it. */
export function toProgram(row: ProgramRow, draft: DraftRow | undefined, lacking: readonly Missing[], { today, language }: Shown) {
  const missing =
    row.schedule_id !== null || row.status === 'cancelled' ? [] : [...(row.may_debit ? [] : ['debit_authorization' as const]), ...lacking]
  return {
    pk: row.id,
    version: row.version,
    amount: toDollars(row.amount_cents),
    frequency: row.frequency,
    status: row.status,
    first_date: row.first_on,
    next_dates: row.status === 'active' ? depositDays(row.first_on, row.frequency, today, shownDays) : [],
    state: row.schedule_id === null ? ('plan_only' as const) : ('scheduled' as const),
    transfer_schedule_id: row.schedule_id,
    missing,
    first_for_last_year: row.is_first_for_last_year,
    draft: draft ? toDraft(draft) : null,
    words: savingsWords(row, missing, language),
  }
}

function toDraft({ amount_cents, frequency, first_on, is_first_for_last_year }: DraftRow) {
  return { amount: toDollars(amount_cents), frequency, first_date: first_on, first_for_last_year: is_first_for_last_year }
}

/** What is wrong with an amount or a first day, where one is sent. */
export function refuseDeposit(
  amount: number | undefined,
  firstDate: string | undefined,
  today: string,
): Failure<'validation_failed'> | undefined {
  const cents = amount === undefined ? undefined : dollarsToCents(amount)
  const { leastCents, mostCents } = savingLimits
  if (cents !== undefined && cents < leastCents)
    return wrong('amount', { en: `Enter ${formatCents(leastCents)} or more.`, es: `Escribe ${formatCents(leastCents)} o más.` })
  if (cents !== undefined && cents > mostCents)
    return wrong('amount', { en: `Enter ${formatCents(mostCents)} or less.`, es: `Escribe ${formatCents(mostCents)} o menos.` })
  if (firstDate !== undefined && firstDate < today) return wrong('first_date', passed)
  if (firstDate !== undefined && firstDate > addDays(today, furthestFirstDays)) return wrong('first_date', tooFar)
  return undefined
}

/** Only one deposit can count for last year, the first, and only until tax day. Those that repeat count for their own year. */
export function refuseLastYear(isFirstForLastYear: boolean, firstDate: string, today: string): Failure<'validation_failed'> | undefined {
  const problem = isFirstForLastYear ? lastYearProblem(firstDate, today) : undefined
  return problem === undefined ? undefined : wrong('first_for_last_year', problem)
}

function wrong(field: string, words: Words<string>): Failure<'validation_failed'> {
  return fail('validation_failed', { fields: { [field]: [words] } })
}
