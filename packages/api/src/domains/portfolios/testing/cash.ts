import type { Database } from '../../../db/database.ts'
import { balanceOf, openAccount, postEntry } from '../../../ledger/ledger.ts'
import { cashAccountOf } from '../trading/money.ts'

/** Lets money arrive in a brokerage account. */
export async function arrive(db: Database, id: string, accountId: string, cents: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await openAccount(trx, 'outside', { mayGoNegative: true })
    await openAccount(trx, cashAccountOf(accountId), { mayGoNegative: false })
    const lines = [
      { account: 'outside', cents: -cents },
      { account: cashAccountOf(accountId), cents },
    ]
    await postEntry(trx, { id: `arrive:${id}`, kind: 'test', at: new Date(), lines })
  })
}

export async function cashIn(db: Database, accountId: string): Promise<number> {
  return balanceOf(db, cashAccountOf(accountId))
}
