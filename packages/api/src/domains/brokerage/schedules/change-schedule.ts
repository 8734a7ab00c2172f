import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { dayOf } from '@app/schemas/rules/days/days'
import { depositDay, nextDepositDays } from '@app/schemas/rules/investing/deposit-schedules'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { isFailure } from '../../../failure/failure.ts'
import { writeTo } from '../../auth/write-to.ts'
import type { AccountRow } from '../account-store.ts'
import { scheduleJob } from '../job-names.ts'
import { usableBankOf } from '../transfers/bank-account.ts'
import { auditSchedule, refuseYearly, scheduledAt } from './begin-schedule.ts'
import { scheduleChangedEmail, schedulePausedEmail, scheduleResumedEmail } from './schedule-emails.ts'
import { type ScheduleRow, saveSchedule } from './schedule-store.ts'

type Change = Omit<BodyOf<typeof brokerageContracts.updateTransferSchedule>, 'transfer_schedule_id'>

const datesInEmail = 3

/** The row is locked and has not ended. What is refused changes nothing. */
export async function changeSchedule(context: Context, trx: Queries, row: ScheduleRow, account: AccountRow, sent: Change) {
  const amountCents = sent.amount === undefined ? row.amount_cents : dollarsToCents(sent.amount)
  const status = sent.status ?? (row.status === 'PAUSED' ? 'PAUSED' : 'ACTIVE')
  const goesOn = row.status === 'PAUSED' && status === 'ACTIVE'
  const over = await refuseYearly(context, trx, row.person_id, account.account_type, amountCents)
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
