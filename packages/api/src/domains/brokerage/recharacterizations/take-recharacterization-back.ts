import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { findAccounts } from '../account-store.ts'
import type { Reader } from '../answers.ts'
import { bookOver } from '../booking.ts'
import { alreadySent } from '../transfers/take-back.ts'
import { canBeTakenBack } from '../transfers/transfer-store.ts'
import { lockRecharacterization, type RecharacterizationRow, saveRecharacterization } from './recharacterization-store.ts'
import { sidesOf, toRecharacterizationAnswer } from './view.ts'

/** Takes back what nobody has begun to send. Pressed twice, the second time changes nothing. */
export async function takeRecharacterizationBack(context: Context, { id: personId, language }: Reader, id: string) {
  const work = async (trx: Queries) => {
    const row = await lockRecharacterization(trx, id)
    if (row?.person_id !== personId) return fail('not_found')
    if (row.state === 'TAKEN_BACK') return row
    return canBeTakenBack(row) ? takeBack(context, trx, row) : fail('not_in_this_state', { detail: alreadySent })
  }
  const row = await context.inTurn(personId, () => transaction(context.db, work, context.random))
  if (isFailure(row)) return row
  return toRecharacterizationAnswer(row, sidesOf(row, await findAccounts(context.db, personId)), language)
}

async function takeBack(context: Context, trx: Queries, row: RecharacterizationRow): Promise<RecharacterizationRow> {
  const at = context.now()
  const { id, person_id: personId, from_account_id: accountId } = row
  await bookOver.takenBack(trx, row, at)
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'recharacterization.taken-back', subject, detail: { recharacterization: id } })
  // What was sold for it is put to work again.
  await context.hooks.cashCame(context, trx, { personId, accountId, orderId: id })
  return saveRecharacterization(trx, id, { state: 'TAKEN_BACK', ended_at: at })
}
