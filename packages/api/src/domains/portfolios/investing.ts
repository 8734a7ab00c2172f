import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import type { Investing } from '../brokerage/brokerage-context.ts'
import { brokerageAccountsOf } from '../brokerage/money-of.ts'
import { invest, sell } from './invest.ts'
import { cashAccountOf } from './money.ts'
import { accountOf, sumOf } from './trade.ts'

const investJob = 'invest-cash'

/** What the brokerage asks of portfolios: cash is put to work, and becomes cash again when it is taken out. */
export function investing({ jobs, now }: Pick<Context, 'jobs' | 'now'>): Investing {
  return {
    worth: async (db, { personId, accountId }) => sumOf((await accountOf(db, personId, accountId, now())).positions),
    cashCame: (trx, { personId, accountId, orderId }) => jobs.send(trx, investJob, { personId, accountId, orderId }),
    raise: async (trx, order) => (await sell(trx, { ...order, at: now() })) === 'posted',
  }
}

/** Cash that lay there before a portfolio was chosen is put to work with it. */
export async function investIdleCash({ jobs }: Pick<Context, 'jobs'>, trx: Queries, personId: string, orderId: string): Promise<void> {
  for (const { id: accountId, isActive } of await brokerageAccountsOf(trx, personId))
    if (isActive) await jobs.send(trx, investJob, { personId, accountId, orderId })
}

/** Buys for all the cash in an account at that moment; does nothing where the partner itself holds what is invested. */
export function investingJobs({ db, random }: Context, isOn: boolean): JobHandlers {
  return {
    [investJob]: {
      work: async ({ personId = '', accountId = '', orderId = '' }, { at }) => {
        if (!isOn) return
        await transaction(
          db,
          async (trx) => {
            const cents = await balanceOf(trx, cashAccountOf(accountId))
            if (cents > 0) await invest(trx, { orderId, personId, accountId, cents, at })
          },
          random,
        )
      },
    },
  }
}
