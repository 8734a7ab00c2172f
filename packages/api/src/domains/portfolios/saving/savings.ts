import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { portfolioContracts } from '@app/schemas/api/money/portfolios'
import type { Language, Words } from '@app/schemas/language'
import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { goesOnFrom, mayBecome } from '@app/schemas/rules/investing/savings-program'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Base, isStale } from '../../../db/transactions/base-version.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { writeTo } from '../../auth/write-to.ts'
import { findSchedule } from '../../brokerage/schedules/schedule-store.ts'
import { savingsAskDebitEmail } from '../emails.ts'
import { findMissing, startDeposits, stopDeposits } from './deposits.ts'
import { asItStands, findPlans, lockPlan } from './plan-as-it-stands.ts'
import { refuseDeposit, refuseLastYear, toProgram } from './savings-record.ts'
import { addProgram, deleteDraft, findDrafts, lockProgram, type ProgramRow, saveDraft, saveProgram } from './savings-store.ts'

type Request = { readonly personId: string; readonly key: string; readonly language: Language }
type Creation = BodyOf<typeof portfolioContracts.createSavingsProgram>
type Update = BodyOf<typeof portfolioContracts.updateSavingsProgram>
type Draft = BodyOf<typeof portfolioContracts.draftSavingsProgram>
/** `from`: the day on which resumed deposits begin. Undefined: the first day, which was just given. */
type Saving = {
  readonly version: number
  readonly from: string | undefined
  readonly isFirstForLastYear: boolean
  readonly language: Language
}
type Wish = Pick<ProgramRow, 'amount_cents' | 'frequency' | 'status' | 'first_on' | 'may_debit' | 'is_first_for_last_year'>

const mostListed = 50
const oneAlready: Words<string> = {
  en: 'You save regularly already. Change that plan, or cancel it first.',
  es: 'Ya tienes un plan de ahorro. Cámbialo o cancélalo primero.',
}
const cancelledWords: Words<string> = {
  en: 'This plan was canceled. Start a new one.',
  es: 'Este plan se canceló. Empieza uno nuevo.',
}

export async function listPrograms(context: Context, personId: string, language: Language) {
  const plans = await findPlans(context.db, personId, mostListed)
  const drafts = await findDrafts(context.db, personId)
  const missing = await findMissing(context, context.db, personId)
  const draftOf = ({ id }: ProgramRow) => drafts.find(({ program_id }) => program_id === id)
  const shown = { today: dayOf(context.now()), language }
  return { results: plans.map(({ row, deposits }) => toProgram(row, draftOf(row), missing, { ...shown, deposits })) }
}

/** Begins to save regularly. Everything that keeps money from moving is reported, and the plan is saved. */
export async function createProgram(context: Context, { personId, key, language }: Request, body: Creation) {
  const now = context.now()
  const today = dayOf(now)
  const { amount, frequency, first_date = addBankDays(today, 1), debit_authorization = false, first_for_last_year = false } = body
  const refused = refuseDeposit(amount, body.first_date, today) ?? refuseLastYear(first_for_last_year, first_date, today)
  if (refused) return refused
  return doOnce(context, { personId, call: 'createSavingsProgram', key, request: body }, async (trx) => {
    const id = context.newId()
    const wish = {
      amount_cents: dollarsToCents(amount),
      frequency,
      status: 'active',
      first_on: first_date,
      may_debit: debit_authorization,
      is_first_for_last_year: first_for_last_year,
    } as const
    const kept = { ...wish, id, person_id: personId, schedule_id: null, started_at: null, created_at: now, updated_at: now }
    const row = await addProgram(trx, kept)
    if (!row) return fail('already_done', { detail: oneAlready })
    if (debit_authorization) await auditAuthorization(trx, personId, 'savings.debit-authorized', id)
    else
      await writeTo(context, trx, personId, (addressed) => savingsAskDebitEmail(addressed, row, `${context.settings.publicUrl}/dashboard`))
    return scheduled(context, trx, row, wish, { version: row.version, from: undefined, isFirstForLastYear: first_for_last_year, language })
  })
}

/** Changes a plan, pauses it, resumes it, or ends it. The deposits of the old plan are stopped first. */
export async function updateProgram(context: Context, { personId, key, language }: Request, id: string, base: Base, body: Update) {
  const today = dayOf(context.now())
  const refused = refuseDeposit(body.amount, body.first_date, today)
  if (refused) return refused
  return doOnce(context, { personId, call: 'updateSavingsProgram', key, request: { id, base, body } }, async (trx) => {
    const row = await lockPlan(trx, personId, id)
    if (!row) return fail('not_found')
    if (!mayBecome(row.status, body.status ?? row.status) || row.status === 'cancelled')
      return fail('not_in_this_state', { detail: cancelledWords })
    if (isStale(row, base)) return fail('precondition_failed')
    const wish = wishOf(row, body)
    const late =
      body.first_for_last_year || body.first_date !== undefined
        ? refuseLastYear(wish.is_first_for_last_year, wish.first_on, today)
        : undefined
    if (late) return late
    if (replacesDraft(body)) await deleteDraft(trx, id)
    if (wish.may_debit !== row.may_debit)
      await auditAuthorization(trx, personId, wish.may_debit ? 'savings.debit-authorized' : 'savings.debit-taken-back', id)
    const from = body.first_date === undefined ? addDays(today, 1) : undefined
    // It was for last year once; a change of the plan does not repeat it, unless that is asked for.
    const isFirstForLastYear = wish.is_first_for_last_year && (body.first_for_last_year === true || row.started_at === null)
    return scheduled(context, trx, row, wish, { version: row.version + 1, from, isFirstForLastYear, language })
  })
}

/** People who pause and resume a plan, and do nothing else, have still chosen other deposits. */
function replacesDraft({ status, ...changed }: Update): boolean {
  return status === 'cancelled' || Object.keys(changed).length > 0
}

function wishOf(row: ProgramRow, { amount, frequency, first_date, status, debit_authorization, first_for_last_year }: Update): Wish {
  return {
    amount_cents: amount === undefined ? row.amount_cents : dollarsToCents(amount),
    frequency: frequency ?? row.frequency,
    status: status ?? row.status,
    first_on: first_date ?? row.first_on,
    may_debit: debit_authorization ?? row.may_debit,
    is_first_for_last_year: first_for_last_year ?? row.is_first_for_last_year,
  }
}

/**
 * Saves what is wished, with deposits that fit it: those before are stopped, and new ones begun where everything is there for them. They go
 * on from a day that was not had yet, so that no change takes the money of a day twice.
 */
async function scheduled(
  context: Context,
  trx: Queries,
  row: ProgramRow,
  wish: Wish,
  { version, from, isFirstForLastYear, language }: Saving,
) {
  const now = context.now()
  const missing = await findMissing(context, trx, row.person_id)
  const takes = wish.status === 'active' && wish.may_debit && missing.length === 0
  const kept = takes && row.status === 'active' && isSameRhythm(row, wish) ? row.schedule_id : null
  if (row.schedule_id !== null && kept === null) await stopDeposits(context, trx, row.person_id, row.schedule_id)
  const begins = takes && kept === null
  // Another rhythm begins on the next day of the one before, and so does one whose first deposit is for the year before.
  const isCountedOn = wish.frequency === row.frequency && !isFirstForLastYear
  const { first: first_on, number } =
    begins && from !== undefined ? goesOnFrom(wish.first_on, row.frequency, from, isCountedOn) : { first: wish.first_on, number: 0 }
  const scheduleId = begins
    ? await startDeposits(context, trx, { ...depositsOf(row.person_id, wish), firstDate: first_on, number, isFirstForLastYear })
    : kept
  if (isFailure(scheduleId)) return scheduleId
  const started_at = begins ? (row.started_at ?? now) : row.started_at
  const saved = await saveProgram(trx, row.id, { ...wish, first_on, version, schedule_id: scheduleId, started_at }, now)
  const [draft] = (await findDrafts(trx, row.person_id)).filter(({ program_id }) => program_id === row.id)
  const deposits = scheduleId === null ? undefined : await findSchedule(trx, scheduleId)
  return toProgram(saved, draft, missing, { today: dayOf(now), language, deposits })
}

function depositsOf(personId: string, { amount_cents, frequency }: Wish) {
  return { personId, amountCents: amount_cents, frequency }
}

function isSameRhythm(row: ProgramRow, wish: Wish): boolean {
  return (
    row.amount_cents === wish.amount_cents &&
    row.frequency === wish.frequency &&
    row.first_on === wish.first_on &&
    row.is_first_for_last_year === wish.is_first_for_last_year
  )
}

async function auditAuthorization(trx: Queries, personId: string, action: string, program: string): Promise<void> {
  const actor = `person:${personId}`
  await audit(trx, { actor, action, subject: actor, detail: { program } })
}

/** Other deposits than those that run: they are shown back on every device, and begin when the person authorizes them. */
export async function draftProgram(context: Context, { personId, language }: Omit<Request, 'key'>, id: string, base: Base, body: Draft) {
  const now = context.now()
  const { amount, frequency, first_date, first_for_last_year = false } = body
  const refused = refuseDeposit(amount, first_date, dayOf(now)) ?? refuseLastYear(first_for_last_year, first_date, dayOf(now))
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    const row = await lockProgram(trx, personId, id)
    if (!row) return fail('not_found')
    if (row.status === 'cancelled') return fail('not_in_this_state', { detail: cancelledWords })
    if (isStale(row, base)) return fail('precondition_failed')
    const draft = {
      ...{ program_id: id, person_id: personId, amount_cents: dollarsToCents(amount), frequency },
      ...{ first_on: first_date, is_first_for_last_year: first_for_last_year, saved_at: now },
    }
    await saveDraft(trx, draft)
    // A page that has not seen the draft cannot authorize it.
    const saved = await saveProgram(trx, id, { ...row, version: row.version + 1 }, now)
    const deposits = saved.schedule_id === null ? undefined : await findSchedule(trx, saved.schedule_id)
    const missing = await findMissing(context, trx, personId)
    return toProgram(asItStands(saved, deposits), draft, missing, { today: dayOf(now), language, deposits })
  })
}
