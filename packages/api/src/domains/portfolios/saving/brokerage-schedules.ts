import { scheduleFrequencies } from '@app/schemas/rules/investing/savings-program'
import type { Queries } from '../../../db/database.ts'
import { codeOf, fail } from '../../../failure/failure.ts'
import { type AccountRow, findAccounts } from '../../brokerage/account-store.ts'
import type { BrokerageContext } from '../../brokerage/brokerage-context.ts'
import { beginSchedule, endSchedule, refuseYearly } from '../../brokerage/schedules/begin-schedule.ts'
import { lockSchedule } from '../../brokerage/schedules/schedule-store.ts'
import type { SavingsSchedules } from './savings-schedules.ts'

/** Regular saving moves its money by schedules into the first account that is open, an IRA before a plan. */
export function savingsSchedules(parts: BrokerageContext): SavingsSchedules {
  const accountFor = async (db: Queries, personId: string): Promise<AccountRow | undefined> => {
    const open = (await findAccounts(db, personId)).filter(({ state }) => state === 'ACTIVE')
    return open.find(({ account_type }) => account_type !== 'INDIVIDUAL_401K') ?? open[0]
  }
  return {
    missing: async (db, personId) => {
      const [account, bank] = [await accountFor(db, personId), await parts.bankAccountOf(db, personId)]
      return [...(account ? [] : (['brokerage_account'] as const)), ...(bank?.isUsable ? [] : (['bank_account'] as const))]
    },
    start: async (trx, { personId, amountCents, frequency, firstDate, isFirstForLastYear, isAgreedBefore }) => {
      const account = await accountFor(trx, personId)
      if (!account) throw new Error('Somebody saves into an account that is not open.')
      const refused = await refuseYearly(parts, trx, personId, account.account_type, amountCents)
      if (refused) return fail(codeOf(refused) === 'over_the_limit' ? 'over_the_limit' : 'not_eligible', refused.said)
      const wish = {
        contribution_type: 'CURRENT_YEAR',
        frequency: scheduleFrequencies[frequency],
        amountCents,
        firstOn: firstDate,
        isFirstForLastYear,
        isAgreedBefore: isAgreedBefore ?? false,
      } as const
      return (await beginSchedule(parts, trx, account, wish)).id
    },
    stop: async (trx, personId, scheduleId) => {
      const row = await lockSchedule(trx, scheduleId)
      if (row?.person_id === personId && row.status === 'ACTIVE') await endSchedule(parts.context, trx, row)
    },
  }
}
