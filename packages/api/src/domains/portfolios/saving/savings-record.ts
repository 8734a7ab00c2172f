import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { Language, Words } from '@app/schemas/language'
import { addDays } from '@app/schemas/rules/days/days'
import { nextDepositDays } from '@app/schemas/rules/investing/deposit-schedules'
import { depositDays, furthestFirstDays, lastYearProblem, savingLimits } from '@app/schemas/rules/investing/savings-program'
import { formatCents } from '@app/schemas/rules/money/money'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { ScheduleRow } from '../../brokerage/schedules/schedule-store.ts'
import type { Missing } from './deposits.ts'
import type { DraftRow, ProgramRow } from './savings-store.ts'

const shownDays = 3
const passed: Words<string> = {
  en: 'This date is in the past. Enter today or a later date.',
  es: 'Esta fecha ya pasó. Escribe la de hoy o una posterior.',
}
const tooFar: Words<string> = {
  en: 'This date is too far away. Enter a date within a year.',
  es: 'Falta demasiado para esta fecha. Escribe una dentro de un año.',
}

type Lacking = Missing | 'debit_authorization'
type StateWords = {
  readonly cancelled: string
  readonly paused: string
  readonly scheduled: string
  readonly complete: string
  readonly missing: Readonly<Record<Lacking, string>>
  readonly waiting: (missing: string) => string
  readonly begins: string
}

const stateWords: Words<StateWords> = {
  en: {
    cancelled: 'Canceled. Nothing more will be debited.',
    paused: 'Paused. Nothing is taken until you resume it.',
    scheduled: 'The deposits are taken on these days.',
    complete: 'Saved as a plan. Nothing is taken yet. Everything it needs is there now, so resume it to start.',
    missing: {
      debit_authorization: 'your OK to take the deposits from your bank account',
      brokerage_account: 'an open account to save into',
      bank_account: 'a linked bank account',
    },
    waiting: (missing) => `Saved as a plan. Nothing is taken yet. Still needed: ${missing}.`,
    begins: 'It starts on its own once that’s there, and we’ll e-mail you.',
  },
  es: {
    cancelled: 'Cancelado. Ya no se toma nada más.',
    paused: 'En pausa. No se toma nada hasta que lo reanudes.',
    scheduled: 'Los depósitos se toman en estos días.',
    complete: 'Guardado como plan. Todavía no se toma nada: ya está todo, así que reanúdalo para empezar.',
    missing: {
      debit_authorization: 'tu autorización para tomar los depósitos de tu cuenta bancaria',
      brokerage_account: 'una cuenta abierta para ahorrar',
      bank_account: 'una cuenta bancaria conectada',
    },
    waiting: (missing) => `Guardado como plan. Todavía no se toma nada. Falta: ${missing}.`,
    begins: 'Empieza por sí solo cuando eso esté, y te escribiremos.',
  },
}

/** When and for whom it is shown, with the deposits that move its money. */
type Shown = { readonly today: string; readonly language: Language; readonly deposits: ScheduleRow | undefined }

/** A plan of regular saving as calls give it. */
export function toProgram(row: ProgramRow, draft: DraftRow | undefined, lacking: readonly Missing[], { today, language, deposits }: Shown) {
  const missing =
    row.schedule_id !== null || row.status === 'cancelled' ? [] : [...(row.may_debit ? [] : ['debit_authorization' as const]), ...lacking]
  return {
    pk: row.id,
    version: row.version,
    amount: toDollars(row.amount_cents),
    frequency: row.frequency,
    status: row.status,
    first_date: row.first_on,
    next_dates: row.status === 'active' ? nextDays(row, deposits, today) : [],
    state: row.schedule_id !== null && row.status === 'active' ? ('scheduled' as const) : ('plan_only' as const),
    transfer_schedule_id: row.schedule_id,
    missing,
    first_for_last_year: row.is_first_for_last_year,
    draft: draft ? toDraft(draft) : null,
    words: savingsWords(row, missing, language),
  }
}

/** Deposits that run know which day was had already, today’s too. */
function nextDays({ first_on, frequency }: ProgramRow, deposits: ScheduleRow | undefined, today: string): readonly string[] {
  if (!deposits) return depositDays(first_on, frequency, today, shownDays)
  return nextDepositDays(deposits.frequency, deposits.first_on, deposits.next_number, shownDays)
}

function toDraft({ amount_cents, frequency, first_on, is_first_for_last_year }: DraftRow) {
  return { amount: toDollars(amount_cents), frequency, first_date: first_on, first_for_last_year: is_first_for_last_year }
}

/** How a plan of regular saving is doing, and what it still needs. */
function savingsWords(
  { status, schedule_id }: Pick<ProgramRow, 'status' | 'schedule_id'>,
  missing: readonly Lacking[],
  language: Language,
): string {
  const own = stateWords[language]
  if (status === 'cancelled') return own.cancelled
  if (status === 'paused') return own.paused
  if (schedule_id !== null) return own.scheduled
  if (missing.length === 0) return own.complete
  const waiting = own.waiting(missing.map((name) => own.missing[name]).join(', '))
  return missing.includes('debit_authorization') ? waiting : `${waiting} ${own.begins}`
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
