import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { depositDay, nextDepositDays } from '@app/schemas/rules/investing/deposit-schedules'
import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { writeTo } from '../../auth/write-to.ts'
import type { AccountRow } from '../account-store.ts'
import { contributionProblem, contributorOf, roomFor, roomWords } from '../contributions.ts'
import { scheduleJob } from '../job-names.ts'
import { consentVersion } from '../transfers/ask-money.ts'
import { scheduleCancelledEmail, scheduleCreatedEmail } from './schedule-emails.ts'
import { addSchedule, type ScheduleRow, saveSchedule } from './schedule-store.ts'

const hourOfDeposits = 14
const datesInEmail = 3

/** The moment of a day of a schedule. */
export function scheduledAt({ frequency, first_on }: Pick<ScheduleRow, 'frequency' | 'first_on'>, number: number): Date {
  return new Date(startOfDay(depositDay(frequency, first_on, number)).getTime() + hourOfDeposits * 3_600_000)
}

type Begun = Pick<ScheduleRow, 'contribution_type' | 'frequency'> & {
  readonly amountCents: number
  readonly firstOn: string
  readonly isFirstForLastYear: boolean
  readonly isAgreedBefore: boolean
}

/** In the transaction of the caller, who has looked that it may be. */
export async function beginSchedule(
  context: Context,
  trx: Queries,
  account: AccountRow,
  { contribution_type, frequency, amountCents, firstOn, isFirstForLastYear, isAgreedBefore }: Begun,
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
    is_first_for_last_year: isFirstForLastYear,
    consent_version: consentVersion,
    created_at: now,
    updated_at: now,
    cancelled_at: null,
  })
  await context.jobs.send(trx, scheduleJob, { id: row.id, number: '0' }, scheduledAt(row, 0))
  await auditSchedule(trx, row, 'schedule.created')
  const dates = nextDepositDays(row.frequency, row.first_on, 0, datesInEmail)
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

export async function auditSchedule(trx: Queries, { id, person_id }: ScheduleRow, action: string): Promise<void> {
  const subject = `person:${person_id}`
  await audit(trx, { actor: subject, action, subject, detail: { schedule: id, consent: consentVersion } })
}
