import type { brokerageContracts } from '@app/schemas/api/brokerage'
import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import { addBankDays } from '@app/schemas/rules/bank-days'
import { addMonths, dayOf, startOfDay } from '@app/schemas/rules/days'
import { depositDay, nextDepositDays } from '@app/schemas/rules/deposit-schedules'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { doOnce } from '../../db/do-once.ts'
import { fail, isFailure } from '../../http/failure.ts'
import type { Person } from '../../http/handlers.ts'
import { writeTo } from '../auth/write-to.ts'
import { type AccountRow, findAccount } from './account-store.ts'
import { bankOf, consentVersion, openAccountOf, refuseAmount } from './ask-money.ts'
import type { BrokerageGround } from './brokerage-ground.ts'
import { contributionProblem, contributorOf, roomFor, roomWords } from './contributions.ts'
import { scheduleJob } from './job-names.ts'
import { scheduleCancelledLetter, scheduleCreatedLetter } from './letters.ts'
import { addSchedule, findScheduleDays, lockSchedule, type ScheduleRow, saveSchedule } from './schedule-store.ts'
import { toScheduleAnswer } from './views.ts'

type Created = BodyOf<typeof brokerageContracts.createTransferSchedule>
type Updated = BodyOf<typeof brokerageContracts.updateTransferSchedule>

const hourOfDeposits = 14
const toldDates = 3

/** The moment of a day of a schedule. */
export function scheduledAt({ frequency, first_on }: Pick<ScheduleRow, 'frequency' | 'first_on'>, number: number): Date {
  return new Date(startOfDay(depositDay(frequency, first_on, number)).getTime() + hourOfDeposits * 3_600_000)
}

/** Begins deposits that repeat; each is made on its day, by a job. */
export async function createSchedule(parts: BrokerageGround, person: Person, key: string, sent: Created) {
  const { ground, inTurn } = parts
  const amountCents = dollarsToCents(sent.amount)
  const today = dayOf(ground.now())
  const refused = refuseAmount(amountCents) ?? refuseDays(sent, today)
  if (refused) return refused
  const work = async (trx: Queries) => {
    const account = await openAccountOf(trx, person.id, sent.account_number)
    if (isFailure(account)) return account
    const bank = await bankOf(parts, trx, person.id)
    if (isFailure(bank)) return bank
    const over = await refuseYearly(parts, trx, person.id, account.account_type, amountCents)
    if (over) return over
    const row = await beginSchedule(parts, trx, account, { ...sent, amountCents, firstOn: sent.first_date ?? addBankDays(today, 1) })
    return toScheduleAnswer(row, account.number, [])
  }
  return inTurn(person.id, () => doOnce(ground, { personId: person.id, call: 'createTransferSchedule', key, request: sent }, work))
}

type Begun = Pick<Created, 'contribution_type' | 'frequency'> & { readonly amountCents: number; readonly firstOn: string }

/** In the transaction of the caller, who has looked that it may be. */
export async function beginSchedule(
  { ground }: BrokerageGround,
  trx: Queries,
  account: AccountRow,
  { contribution_type, frequency, amountCents, firstOn }: Begun,
): Promise<ScheduleRow> {
  const now = ground.now()
  const row = await addSchedule(trx, {
    id: ground.newId(),
    person_id: account.person_id,
    account_id: account.id,
    contribution_type,
    frequency,
    amount_cents: amountCents,
    status: 'ACTIVE',
    first_on: firstOn,
    consent_version: consentVersion,
    created_at: now,
    updated_at: now,
    cancelled_at: null,
  })
  await ground.jobs.send(trx, scheduleJob, { id: row.id, number: '0' }, scheduledAt(row, 0))
  await note(trx, row, 'schedule.created')
  const dates = nextDepositDays(row.frequency, row.first_on, 0, toldDates)
  await writeTo(ground, trx, row.person_id, scheduleCreatedLetter(row, dates))
  return row
}

/** From the next deposit on it is another amount. */
export async function updateSchedule(parts: BrokerageGround, person: Person, base: number, key: string, sent: Updated) {
  const { ground } = parts
  const amountCents = dollarsToCents(sent.amount)
  const refused = refuseAmount(amountCents)
  if (refused) return refused
  const work = async (trx: Queries) => {
    const row = await ownSchedule(trx, person.id, sent.transfer_schedule_id)
    if (isFailure(row)) return row
    if (row.status !== 'ACTIVE') return fail('not_in_this_state', { detail: 'This repeating deposit has ended.' })
    if (row.version !== base) return fail('precondition_failed')
    const account = await findAccount(trx, row.account_id)
    if (!account) return fail('not_found')
    const over = await refuseYearly(parts, trx, person.id, account.account_type, amountCents)
    if (over) return over
    const saved = await saveSchedule(trx, row.id, { amount_cents: amountCents, version: row.version + 1, updated_at: ground.now() })
    await note(trx, saved, 'schedule.changed')
    return answerFor(trx, saved, account.number)
  }
  const request = { ...sent, base }
  return parts.inTurn(person.id, () => doOnce(ground, { personId: person.id, call: 'updateTransferSchedule', key, request }, work))
}

/** Nothing more is taken. Ended before, it stays so. */
export async function cancelSchedule(parts: BrokerageGround, person: Person, key: string, id: string) {
  const { ground } = parts
  const work = async (trx: Queries) => {
    const row = await ownSchedule(trx, person.id, id)
    if (isFailure(row)) return row
    const account = await findAccount(trx, row.account_id)
    if (!account) return fail('not_found')
    if (row.status === 'CANCELLED') return answerFor(trx, row, account.number)
    const saved = await endSchedule(ground, trx, row)
    return answerFor(trx, saved, account.number)
  }
  return parts.inTurn(person.id, () => doOnce(ground, { personId: person.id, call: 'cancelTransferSchedule', key, request: { id } }, work))
}

export async function endSchedule(ground: BrokerageGround['ground'], trx: Queries, row: ScheduleRow): Promise<ScheduleRow> {
  const now = ground.now()
  const change = { status: 'CANCELLED', cancelled_at: now, updated_at: now, version: row.version + 1 } as const
  const saved = await saveSchedule(trx, row.id, change)
  await note(trx, saved, 'schedule.cancelled')
  await writeTo(ground, trx, row.person_id, scheduleCancelledLetter(saved))
  return saved
}

async function ownSchedule(trx: Queries, personId: string, id: string) {
  const row = await lockSchedule(trx, id)
  return row && row.person_id === personId ? row : fail('not_found')
}

async function answerFor(trx: Queries, row: ScheduleRow, accountNumber: string) {
  const days = (await findScheduleDays(trx, row.person_id)).filter(({ schedule_id }) => schedule_id === row.id)
  return toScheduleAnswer(row, accountNumber, days)
}

function refuseDays({ contribution_type, first_date }: Created, today: string) {
  if (contribution_type !== 'CURRENT_YEAR')
    return fail('validation_failed', { fields: { contribution_type: ['Deposits that repeat count for the year in which they are made.'] } })
  if (first_date === undefined) return undefined
  const isSoon = first_date > today && first_date <= addMonths(today, 12)
  return isSoon ? undefined : fail('validation_failed', { fields: { first_date: ['Choose a day after today and within a year.'] } })
}

/** One that could never be made, because it is more than a year allows, is not begun. */
export async function refuseYearly(
  parts: BrokerageGround,
  trx: Queries,
  personId: string,
  accountType: Parameters<typeof roomFor>[2],
  amountCents: number,
) {
  const who = await contributorOf({ ...parts, ground: { ...parts.ground, db: trx } }, personId)
  if (!who) return fail('personal_information_required')
  const taxYear = Number(dayOf(parts.ground.now()).slice(0, 4))
  const room = await roomFor(trx, personId, accountType, taxYear, who)
  const problem = contributionProblem({ ...room, roomCents: room.limit.isKnown ? room.limit.limitCents : undefined }, amountCents)
  return problem === 'limit' ? fail('over_the_limit', { detail: roomWords(room, taxYear) }) : undefined
}

async function note(trx: Queries, { id, person_id }: ScheduleRow, action: string): Promise<void> {
  const subject = `person:${person_id}`
  await audit(trx, { actor: subject, action, subject, detail: { schedule: id, consent: consentVersion } })
}
