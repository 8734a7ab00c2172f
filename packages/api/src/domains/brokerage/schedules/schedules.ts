import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { brokerageContracts } from '@app/schemas/api/money/brokerage'
import type { Language, Words } from '@app/schemas/language'
import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { depositDay, mayBegin, nextDepositDays } from '@app/schemas/rules/investing/deposit-schedules'
import { lastYearOpenUntil } from '@app/schemas/rules/investing/savings-program'
import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Base, isStale } from '../../../db/transactions/base-version.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { writeTo } from '../../auth/write-to.ts'
import { type AccountRow, findAccount } from '../account-store.ts'
import { type Reader, toScheduleAnswer } from '../answers.ts'
import { contributionProblem, contributorOf, roomFor, roomWords } from '../contributions.ts'
import { scheduleJob } from '../job-names.ts'
import { accountAndBankOf, consentVersion, refuseAmount } from '../transfers/ask-money.ts'
import { usableBankOf } from '../transfers/bank-account.ts'
import {
  scheduleCancelledEmail,
  scheduleChangedEmail,
  scheduleCreatedEmail,
  schedulePausedEmail,
  scheduleResumedEmail,
} from './schedule-emails.ts'
import { addSchedule, findScheduleDays, lockSchedule, type ScheduleRow, saveSchedule, scheduledAt } from './schedule-store.ts'

const onItsOwn = { isFirstForLastYear: false, isAgreedBefore: false } as const

type Created = BodyOf<typeof brokerageContracts.createTransferSchedule>
type Updated = BodyOf<typeof brokerageContracts.updateTransferSchedule>

const words = {
  ended: { en: 'This repeating deposit has ended.', es: 'Este depósito periódico terminó.' },
  ownYear: {
    en: 'Repeating deposits count for the year they’re made in.',
    es: 'Los depósitos periódicos cuentan para el año en que se hacen.',
  },
  otherDay: {
    en: 'Choose a day after today and within a year.',
    es: 'Elige un día después de hoy y antes de que pase un año.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/** Begins deposits that repeat; each is made on its day, by a job. */
export async function createSchedule(context: Context, person: Reader, key: string, sent: Created) {
  const amountCents = dollarsToCents(sent.amount)
  const today = dayOf(context.now())
  const refused = refuseAmount(amountCents) ?? refuseDays(sent, today)
  if (refused) return refused
  const work = async (trx: Queries) => {
    const found = await accountAndBankOf(context, trx, person.id, sent.account_number)
    if (isFailure(found)) return found
    const { account } = found
    const over = await refuseYearly(context, trx, person.id, account.account_type, amountCents)
    if (over) return over
    const row = await beginSchedule(context, trx, account, {
      ...sent,
      amountCents,
      firstOn: sent.first_date ?? addBankDays(today, 1),
      number: 0,
      ...onItsOwn,
    })
    return toScheduleAnswer(row, account.number, [], person.language)
  }
  return context.inTurn(person.id, () => doOnce(context, { personId: person.id, call: 'createTransferSchedule', key, request: sent }, work))
}

/** From the next deposit on it is another amount, or another rhythm; or it is paused, or goes on. */
export async function updateSchedule(context: Context, person: Reader, base: Base, key: string, sent: Updated) {
  const wrongAmount = sent.amount === undefined ? undefined : refuseAmount(dollarsToCents(sent.amount))
  const refused = wrongAmount ?? refuseDay(sent.first_date, dayOf(context.now()))
  if (refused) return refused
  const work = async (trx: Queries) => {
    const row = await ownSchedule(trx, person.id, sent.transfer_schedule_id)
    if (isFailure(row)) return row
    if (row.status === 'CANCELLED') return fail('not_in_this_state', { detail: words.ended })
    if (isStale(row, base)) return fail('precondition_failed')
    const account = await findAccount(trx, row.account_id)
    if (!account) return fail('not_found')
    const saved = await changeSchedule(context, trx, row, account, sent)
    return isFailure(saved) ? saved : answerFor(trx, saved, account.number, person.language)
  }
  const request = { ...sent, base }
  return context.inTurn(person.id, () => doOnce(context, { personId: person.id, call: 'updateTransferSchedule', key, request }, work))
}

/** Nothing more is taken. Ended before, it stays so. */
export async function cancelSchedule(context: Context, person: Reader, key: string, id: string) {
  const work = async (trx: Queries) => {
    const row = await ownSchedule(trx, person.id, id)
    if (isFailure(row)) return row
    const account = await findAccount(trx, row.account_id)
    if (!account) return fail('not_found')
    if (row.status === 'CANCELLED') return answerFor(trx, row, account.number, person.language)
    const saved = await endSchedule(context, trx, row)
    return answerFor(trx, saved, account.number, person.language)
  }
  return context.inTurn(person.id, () =>
    doOnce(context, { personId: person.id, call: 'cancelTransferSchedule', key, request: { id } }, work),
  )
}

async function ownSchedule(trx: Queries, personId: string, id: string) {
  const row = await lockSchedule(trx, id)
  return row && row.person_id === personId ? row : fail('not_found')
}

async function answerFor(trx: Queries, row: ScheduleRow, accountNumber: string, language: Language) {
  const days = (await findScheduleDays(trx, row.person_id)).filter(({ schedule_id }) => schedule_id === row.id)
  return toScheduleAnswer(row, accountNumber, days, language)
}

/** What is possible instead is stated, too. */
function ownYearWords(today: string): Words<string> {
  const until = lastYearOpenUntil(today)
  const { en, es } = words.ownYear
  if (until === undefined) return { en, es }
  return {
    en: `${en} Until ${dayWords(until)} you can make a single deposit for last year, and repeat deposits for this year.`,
    es: `${es} Hasta el ${dayWords(until, 'es')} puedes hacer un solo depósito para el año pasado y repetir depósitos para este año.`,
  }
}

function refuseDays({ contribution_type, first_date }: Created, today: string) {
  if (contribution_type !== 'CURRENT_YEAR') return fail('validation_failed', { fields: { contribution_type: [ownYearWords(today)] } })
  return refuseDay(first_date, today)
}

function refuseDay(first_date: string | undefined, today: string) {
  const isRight = first_date === undefined || mayBegin(first_date, today)
  return isRight ? undefined : fail('validation_failed', { fields: { first_date: [words.otherDay] } })
}

const datesInEmail = 3

type Begun = Pick<ScheduleRow, 'contribution_type' | 'frequency'> & {
  readonly amountCents: number
  readonly firstOn: string
  readonly number: number
  readonly isFirstForLastYear: boolean
  readonly isAgreedBefore: boolean
}

/** In the transaction of the caller, who has looked that it may be. */
export async function beginSchedule(
  context: Context,
  trx: Queries,
  account: AccountRow,
  { contribution_type, frequency, amountCents, firstOn, number, isFirstForLastYear, isAgreedBefore }: Begun,
): Promise<ScheduleRow> {
  const now = context.now()
  const row = await addSchedule(trx, {
    id: context.newId(),
    person_id: account.person_id,
    account_id: account.id,
    contribution_type,
    frequency,
    amount_cents: amountCents,
    status: 'ACTIVE',
    first_on: firstOn,
    next_number: number,
    is_first_for_last_year: isFirstForLastYear,
    consent_version: consentVersion,
    created_at: now,
    updated_at: now,
    cancelled_at: null,
  })
  await context.jobs.send(trx, scheduleJob, { id: row.id, number: String(number) }, scheduledAt(row, number))
  await auditSchedule(trx, row, 'schedule.created')
  const dates = nextDays(row)
  await writeTo(context, trx, row.person_id, scheduleCreatedEmail(row, dates, isAgreedBefore))
  return row
}

export async function endSchedule(context: Context, trx: Queries, row: ScheduleRow): Promise<ScheduleRow> {
  const now = context.now()
  const change = { status: 'CANCELLED', cancelled_at: now, updated_at: now, version: row.version + 1 } as const
  const saved = await saveSchedule(trx, row.id, change)
  await auditSchedule(trx, saved, 'schedule.cancelled')
  await writeTo(context, trx, row.person_id, scheduleCancelledEmail(saved))
  return saved
}

/** One that could never be made, because it is more than a year allows, is not begun. */
export async function refuseYearly(
  context: Context,
  trx: Queries,
  personId: string,
  accountType: BrokerageAccountType,
  amountCents: number,
) {
  const who = await contributorOf(context, trx, personId)
  if (!who) return fail('personal_information_required')
  const taxYear = Number(dayOf(context.now()).slice(0, 4))
  const room = await roomFor(trx, personId, accountType, taxYear, who)
  const problem = contributionProblem({ ...room, roomCents: room.limit.isKnown ? room.limit.limitCents : undefined }, amountCents)
  return problem === 'limit' ? fail('over_the_limit', { detail: roomWords(room, taxYear) }) : undefined
}

async function auditSchedule(trx: Queries, { id, person_id }: ScheduleRow, action: string): Promise<void> {
  const subject = `person:${person_id}`
  await audit(trx, { actor: subject, action, subject, detail: { schedule: id, consent: consentVersion } })
}

type Change = Omit<BodyOf<typeof brokerageContracts.updateTransferSchedule>, 'transfer_schedule_id'>

/** The row is locked and has not ended. What is refused changes nothing. */
async function changeSchedule(context: Context, trx: Queries, row: ScheduleRow, account: AccountRow, sent: Change) {
  const amountCents = sent.amount === undefined ? row.amount_cents : dollarsToCents(sent.amount)
  const status = sent.status ?? (row.status === 'PAUSED' ? 'PAUSED' : 'ACTIVE')
  const goesOn = row.status === 'PAUSED' && status === 'ACTIVE'
  // Nothing is taken while it is paused: whoever only stops it may always do so.
  const takesOther = status === 'ACTIVE' || sent.amount !== undefined
  const over = takesOther ? await refuseYearly(context, trx, row.person_id, account.account_type, amountCents) : undefined
  if (over) return over
  const bank = goesOn ? await usableBankOf(context, trx, row.person_id) : undefined
  if (isFailure(bank)) return bank
  const today = dayOf(context.now())
  const rhythm = otherRhythm(row, sent, today)
  const next = rhythm?.next_number ?? (goesOn ? nextNumberAfter(row, today) : row.next_number)
  const change = { amount_cents: amountCents, status, ...rhythm, next_number: next, version: row.version + 1, updated_at: context.now() }
  const saved = await saveSchedule(trx, row.id, change)
  await auditSchedule(trx, saved, 'schedule.changed')
  if (goesOn || (rhythm && status === 'ACTIVE')) await waitForNext(context, trx, saved)
  if (goesOn) await writeTo(context, trx, row.person_id, scheduleResumedEmail(saved, nextDays(saved)))
  else if (rhythm || amountCents !== row.amount_cents)
    await writeTo(context, trx, row.person_id, scheduleChangedEmail(saved, nextDays(saved)))
  if (row.status === 'ACTIVE' && status === 'PAUSED') await writeTo(context, trx, row.person_id, schedulePausedEmail(saved))
  return saved
}

/** A job of the rhythm before finds that its number is not the next, or that its day has not come: no day is debited twice. */
async function waitForNext(context: Context, trx: Queries, row: ScheduleRow): Promise<void> {
  const { id, next_number: number } = row
  await context.jobs.send(trx, scheduleJob, { id, number: String(number) }, scheduledAt(row, number))
}

function nextDays({ frequency, first_on, next_number }: ScheduleRow): readonly string[] {
  return nextDepositDays(frequency, first_on, next_number, datesInEmail)
}

/** Another rhythm is counted from the day that is given, or from the next one of before. Nothing when it stays as it was. */
function otherRhythm(row: ScheduleRow, { frequency = row.frequency, first_date }: Change, today: string) {
  if (frequency === row.frequency && first_date === undefined) return undefined
  const firstOn = first_date ?? depositDay(row.frequency, row.first_on, nextNumberAfter(row, today))
  // What was for last year was its first deposit, once.
  return { frequency, first_on: firstOn, next_number: 0, is_first_for_last_year: row.is_first_for_last_year && row.next_number === 0 }
}

/** The first day after this one. Days that passed during the pause are not made up for, and no day is debited twice. */
function nextNumberAfter({ frequency, first_on, next_number }: ScheduleRow, today: string): number {
  let number = next_number
  while (depositDay(frequency, first_on, number) <= today) number++
  return number
}
