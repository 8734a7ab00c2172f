import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { type GoesOn, goesOnFrom, type SavingFrequency, scheduleFrequencies } from '@app/schemas/rules/investing/savings-program'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { codeOf, detailIn, type Failure, fail, isFailure } from '../../../failure/failure.ts'
import type { JobHandlers } from '../../../jobs/jobs.ts'
import { writeTo } from '../../auth/write-to.ts'
import { type AccountRow, findAccounts } from '../../brokerage/account-store.ts'
import { lockSchedule } from '../../brokerage/schedules/schedule-store.ts'
import { beginSchedule, endSchedule, refuseYearly } from '../../brokerage/schedules/schedules.ts'
import { findBank } from '../../brokerage/transfers/bank-account.ts'
import { savingsNotStartedEmail, savingsStillNeedEmail } from '../emails.ts'
import { deleteDraft, findPrograms, lockProgram, lockWaiting, type ProgramRow, saveProgram } from './savings-store.ts'

/** An account was opened or a bank was linked: a plan that waits for it may start. */
export const maySaveJob = 'savings-may-start'

/** People who are notified can still stop the first deposit. */
const noticeBankDays = 3
const mostPrograms = 50

export type Missing = 'brokerage_account' | 'bank_account'

type Deposits = {
  readonly personId: string
  readonly amountCents: number
  readonly frequency: SavingFrequency
  /** YYYY-MM-DD, from which they are counted. Where the bank is closed on it, the first is on its next day. */
  readonly firstDate: string
  /** Counted from the first date, the first deposit that is made: where deposits go on that were made before. */
  readonly number: number
  /** Its first deposit is one for the year before. */
  readonly isFirstForLastYear: boolean
  /** The person has agreed before, and is not here now. */
  readonly isAgreedBefore?: boolean
}

/** What a person still needs before money can move. */
export async function findMissing(context: Context, db: Queries, personId: string): Promise<readonly Missing[]> {
  const [account, bank] = [await findSavingAccount(db, personId), await findBank(context, db, personId)]
  return [...(account ? [] : (['brokerage_account'] as const)), ...(bank?.isUsable ? [] : (['bank_account'] as const))]
}

/** Begins a schedule that moves the money of a plan, in the transaction of the caller. */
export async function startDeposits(
  context: Context,
  trx: Queries,
  { personId, amountCents, frequency, firstDate, number, isFirstForLastYear, isAgreedBefore = false }: Deposits,
): Promise<string | Failure<'over_the_limit' | 'not_eligible'>> {
  const account = await findSavingAccount(trx, personId)
  if (!account) throw new Error('There is no open account to save into.')
  const refused = await refuseYearly(context, trx, personId, account.account_type, amountCents)
  if (refused) return fail(codeOf(refused) === 'over_the_limit' ? 'over_the_limit' : 'not_eligible', refused.said)
  const schedule = await beginSchedule(context, trx, account, {
    contribution_type: 'CURRENT_YEAR',
    frequency: scheduleFrequencies[frequency],
    amountCents,
    firstOn: firstDate,
    number,
    isFirstForLastYear,
    isAgreedBefore,
  })
  return schedule.id
}

/** No further deposit is made, nor can those that are paused go on. Those under way arrive. */
export async function stopDeposits(context: Context, trx: Queries, personId: string, scheduleId: string): Promise<void> {
  const row = await lockSchedule(trx, scheduleId)
  if (row?.person_id === personId && row.status !== 'CANCELLED') await endSchedule(context, trx, row)
}

/** The first account that is open, an IRA before a plan. */
async function findSavingAccount(db: Queries, personId: string): Promise<AccountRow | undefined> {
  const open = (await findAccounts(db, personId)).filter(({ state }) => state === 'ACTIVE')
  return open.find(({ account_type }) => account_type !== 'INDIVIDUAL_401K') ?? open[0]
}

/** A plan that was agreed to before there was an account or a bank starts once both are there: by itself, and once. */
export function savingsJobs(context: Context): JobHandlers {
  return { [maySaveJob]: { work: ({ personId = '' }) => startWaiting(context, personId) } }
}

async function startWaiting(context: Context, personId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockWaiting(trx, personId)
    if (!row) return
    const missing = await findMissing(context, trx, personId)
    if (missing.length > 0) {
      if (!missing.includes('brokerage_account')) await writeTo(context, trx, personId, (to) => savingsStillNeedEmail(to, row))
      return
    }
    const now = context.now()
    const { first: first_on, number } = goesOnOf(row, dayOf(now))
    const { amount_cents: amountCents, frequency, is_first_for_last_year: isFirstForLastYear } = row
    const wish = { personId, amountCents, frequency, isFirstForLastYear, firstDate: first_on, number, isAgreedBefore: true }
    const started = await startDeposits(context, trx, wish)
    if (isFailure(started)) {
      await writeTo(context, trx, personId, (to) => savingsNotStartedEmail(to, row, detailIn(started)))
      return
    }
    await saveProgram(trx, row.id, { ...row, first_on, version: row.version + 1, schedule_id: started, started_at: now }, now)
  })
}

/** The day that was chosen, while it is to come; else the next one of its rhythm that leaves time to say no. */
function goesOnOf({ first_on, frequency, is_first_for_last_year: isForLastYear }: ProgramRow, today: string): GoesOn {
  if (first_on > today) return { first: first_on, number: 0 }
  return goesOnFrom(first_on, frequency, addBankDays(today, noticeBankDays), !isForLastYear)
}

/** Ends every plan to save regularly: the person wants to leave. */
export async function stopSaving(context: Context, trx: Queries, personId: string): Promise<void> {
  for (const { id } of await findPrograms(trx, personId, mostPrograms)) {
    const row = await lockProgram(trx, personId, id)
    if (!row || row.status === 'cancelled') continue
    if (row.schedule_id !== null) await stopDeposits(context, trx, personId, row.schedule_id)
    await deleteDraft(trx, id)
    await saveProgram(trx, id, { ...row, status: 'cancelled', schedule_id: null, version: row.version + 1 }, context.now())
  }
}
