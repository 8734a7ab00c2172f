import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import type { AccountRow } from '../account-store.ts'
import { moneyOf } from '../booking.ts'

/** What can be taken out of an account now: its cash and what its funds would become, but for what loans from it stand on. */
export async function takeableOf(context: Context, db: Queries, { id, person_id }: Pick<AccountRow, 'id' | 'person_id'>) {
  const { cash } = await moneyOf(db, id)
  const funds = await context.hooks.fundsWorth(context, db, { personId: person_id, accountId: id })
  const heldByLoans = await context.hooks.heldByLoans(db, id)
  return { cash, funds, heldByLoans, cents: Math.max(cash + funds - heldByLoans, 0) }
}
