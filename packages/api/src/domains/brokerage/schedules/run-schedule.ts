import { dayOf } from '@app/schemas/rules/days/days'
import { depositDay } from '@app/schemas/rules/investing/deposit-schedules'
import { lastYearOpenUntil } from '@app/schemas/rules/investing/savings-program'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import { writeTo } from '../../auth/write-to.ts'
import { findAccount } from '../account-store.ts'
import { contributionProblem, contributorOf, roomFor } from '../contributions.ts'
import { scheduleJob } from '../job-names.ts'
import { askDeposit } from '../transfers/ask-money.ts'
import { findBank } from '../transfers/bank-account.ts'
import { scheduleDaysEmail } from './schedule-emails.ts'
import { addScheduleDay, findSchedule, lockSchedule, type ScheduleRow, saveSchedule, scheduledAt } from './schedule-store.ts'

/**
 * Makes the deposit of a day, once: the number of the day moves on in the same transaction. When the service was away for several of
 * them, only the latest is made, so that people are not debited several times at once; they are told of the others.
 */
export async function runSchedule(context: Context, id: string, number: number): Promise<void> {
  const known = await findSchedule(context.db, id)
  if (!known) return
  const work = async (trx: Queries) => {
    const row = await lockSchedule(trx, id)
    if (row?.status !== 'ACTIVE' || row.next_number !== number) return
    const days = dueDays(row, dayOf(context.now()))
    const latest = days.at(-1)
    if (latest === undefined) return context.jobs.send(trx, scheduleJob, { id, number: String(number) }, scheduledAt(row, number))
    const missed = days.slice(0, -1)
    for (const due_on of missed) await addScheduleDay(trx, { ...nothingOn(id, due_on), outcome: 'MISSED', reason: 'missed' })
    const skipped = await makeDeposit(context, trx, row, { dueOn: latest, isFirst: number === 0 && days.length === 1 })
    const next = number + days.length
    await saveSchedule(trx, id, { next_number: next })
    await context.jobs.send(trx, scheduleJob, { id, number: String(next) }, scheduledAt(row, next))
    if (missed.length > 0 || skipped !== undefined) await writeTo(context, trx, row.person_id, scheduleDaysEmail(row, missed, skipped))
  }
  await context.inTurn(known.person_id, () => transaction(context.db, work, context.random))
}

/** The days from the next one on that have come. */
function dueDays({ frequency, first_on, next_number }: ScheduleRow, today: string): readonly string[] {
  const days: string[] = []
  for (let number = next_number; ; number++) {
    const day = depositDay(frequency, first_on, number)
    if (day > today) return days
    days.push(day)
  }
}

/** Why there was no deposit; undefined when there was one. */
async function makeDeposit(
  context: Context,
  trx: Queries,
  row: ScheduleRow,
  { dueOn, isFirst }: { readonly dueOn: string; readonly isFirst: boolean },
): Promise<string | undefined> {
  const skip = async (reason: string) => {
    await addScheduleDay(trx, { ...nothingOn(row.id, dueOn), outcome: 'SKIPPED', reason })
    return reason
  }
  const account = await findAccount(trx, row.account_id)
  const bank = await findBank(context, trx, row.person_id)
  if (account?.state !== 'ACTIVE') return skip('account-not-open')
  if (!bank?.isUsable) return skip('no-bank')
  const who = await contributorOf(context, trx, row.person_id)
  if (!who) return skip('person-unknown')
  const today = dayOf(context.now())
  const thisYear = Number(today.slice(0, 4))
  // What comes after tax day counts for the year in which it is made.
  const isForLastYear = isFirst && row.is_first_for_last_year && lastYearOpenUntil(today) !== undefined
  const taxYear = isForLastYear ? thisYear - 1 : thisYear
  const problem = contributionProblem(await roomFor(trx, row.person_id, account.account_type, taxYear, who), row.amount_cents)
  if (problem) return skip(problem)
  const asked = { type: isForLastYear ? 'PRIOR_YEAR' : row.contribution_type, taxYear, amountCents: row.amount_cents, scheduleId: row.id }
  const made = await askDeposit(context, trx, account, bank, asked)
  await addScheduleDay(trx, { ...nothingOn(row.id, dueOn), outcome: 'DEPOSITED', transfer_id: made.id })
  return undefined
}

function nothingOn(scheduleId: string, dueOn: string) {
  return { schedule_id: scheduleId, due_on: dueOn, reason: null, transfer_id: null }
}
