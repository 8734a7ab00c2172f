import { dayOf } from '@app/schemas/rules/days/days'
import type { Context, Hooks } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import type { JobHandlers } from '../../../jobs/jobs.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { brokerageAccountsOf } from '../../brokerage/money-of.ts'
import { fundsBefore } from '../for-papers.ts'
import { invest, sell } from './invest.ts'
import { cashAccountOf } from './money.ts'
import { accountOf, sumOf } from './trade.ts'

const investJob = 'invest-cash'

/**
 * What the brokerage asks of portfolios: cash is put to work, and becomes cash again when it is taken out. Where the partner itself
 * holds what is invested, there is nothing to do.
 */
export const investingHooks = {
  fundsWorth: async ({ partners, now }, db, { personId, accountId }) =>
    partners.holdsFunds ? 0 : sumOf((await accountOf(db, personId, accountId, now())).positions),
  fundsWorthBefore: async ({ partners }, db, holder, moment) =>
    partners.holdsFunds ? 0 : (await fundsBefore(db, holder, moment, dayOf(moment))).reduce((sum, fund) => sum + fund.valueCents, 0),
  cashCame: async ({ partners, jobs }, trx, { personId, accountId, orderId }) => {
    if (!partners.holdsFunds) await jobs.send(trx, investJob, { personId, accountId, orderId })
  },
  raiseCash: async (context, trx, order) => {
    const at = context.now()
    if (context.partners.holdsFunds || (await sell(trx, { ...order, at })) !== 'posted') return false
    await context.hooks.accountMoved(context, trx, { personId: order.personId, at })
    return true
  },
} satisfies Partial<Hooks>

/** Cash that lay there before a portfolio was chosen is put to work with it. */
export async function investIdleCash({ jobs }: Pick<Context, 'jobs'>, trx: Queries, personId: string, orderId: string): Promise<void> {
  for (const { id: accountId, isActive } of await brokerageAccountsOf(trx, personId))
    if (isActive) await jobs.send(trx, investJob, { personId, accountId, orderId })
}

/** Buys for all the cash in an account at that moment; does nothing where the partner itself holds what is invested. */
export function investingJobs(context: Context): JobHandlers {
  const { db, random, partners } = context
  return {
    [investJob]: {
      work: async ({ personId = '', accountId = '', orderId = '' }, { at }) => {
        if (partners.holdsFunds) return
        await transaction(
          db,
          async (trx) => {
            const cents = await balanceOf(trx, cashAccountOf(accountId))
            if (cents <= 0) return
            await invest(trx, { orderId, personId, accountId, cents, at })
            await context.hooks.accountMoved(context, trx, { personId, at })
          },
          random,
        )
      },
    },
  }
}
