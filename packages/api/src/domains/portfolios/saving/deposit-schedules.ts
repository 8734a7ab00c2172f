import { type SavingFrequency, scheduleFrequencies } from '@app/schemas/rules/investing/savings-program'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { codeOf, type Failure, fail } from '../../../failure/failure.ts'
import { type AccountRow, findAccounts } from '../../brokerage/account-store.ts'
import { lockSchedule } from '../../brokerage/schedules/schedule-store.ts'
import { beginSchedule, endSchedule, refuseYearly } from '../../brokerage/schedules/schedules.ts'
import { findBank } from '../../brokerage/transfers/bank-account.ts'

export type Missing = 'brokerage_account' | 'bank_account'

type Deposits = {
  readonly personId: string
  readonly amountCents: number
  readonly frequency: SavingFrequency
  /** YYYY-MM-DD, from which they are counted. Where the bank is closed on it, the first is on its next day. */
  readonly firstDate: string
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
  { personId, amountCents, frequency, firstDate, isFirstForLastYear, isAgreedBefore = false }: Deposits,
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
    isFirstForLastYear,
    isAgreedBefore,
  })
  return schedule.id
}

/** No further deposit is made. Those under way arrive. */
export async function stopDeposits(context: Context, trx: Queries, personId: string, scheduleId: string): Promise<void> {
  const row = await lockSchedule(trx, scheduleId)
  if (row?.person_id === personId && row.status === 'ACTIVE') await endSchedule(context, trx, row)
}

/** The first account that is open, an IRA before a plan. */
async function findSavingAccount(db: Queries, personId: string): Promise<AccountRow | undefined> {
  const open = (await findAccounts(db, personId)).filter(({ state }) => state === 'ACTIVE')
  return open.find(({ account_type }) => account_type !== 'INDIVIDUAL_401K') ?? open[0]
}
