import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { findAccount } from '../account-store.ts'
import { type Reader, toTransferAnswer } from '../answers.ts'
import { book } from '../booking.ts'
import { canBeTakenBack, lockTransfer, saveTransfer, type TransferRow } from './transfer-store.ts'

export const alreadySent = {
  en: 'This was sent already, so it can’t be taken back.',
  es: 'Esto ya se envió, así que no se puede anular.',
}

/** Takes back what nobody has begun to send. Pressed twice, the second time changes nothing. */
export async function takeTransferBack(context: Context, { id: personId, language }: Reader, id: string) {
  const work = async (trx: Queries) => {
    const row = await lockTransfer(trx, id)
    if (row?.person_id !== personId) return fail('not_found')
    if (row.state === 'TAKEN_BACK') return row
    return canBeTakenBack(row) ? takeBack(context, trx, row) : fail('not_in_this_state', { detail: alreadySent })
  }
  const row = await context.inTurn(personId, () => transaction(context.db, work, context.random))
  if (isFailure(row)) return row
  const account = await findAccount(context.db, row.account_id)
  return toTransferAnswer(row, account?.number ?? '', language)
}

async function takeBack(context: Context, trx: Queries, row: TransferRow): Promise<TransferRow> {
  const at = context.now()
  const subject = `person:${row.person_id}`
  const isIn = row.direction === 'IN'
  await (isIn ? book.depositTakenBack : book.withdrawalTakenBack)(trx, row, at)
  await audit(trx, {
    actor: subject,
    action: isIn ? 'deposit.taken-back' : 'withdrawal.taken-back',
    subject,
    detail: { transfer: row.id, account: row.account_id },
  })
  // What was sold for it is put to work again.
  if (!isIn) await context.hooks.cashCame(context, trx, { personId: row.person_id, accountId: row.account_id, orderId: row.id })
  const { id: transferId, loan_id: loanId, direction, bank_id: bankId } = row
  const saved = await saveTransfer(trx, transferId, { state: 'TAKEN_BACK', ended_at: at })
  if (loanId !== null)
    await context.hooks.loanMoneyMoved(context, trx, { loanId, transferId, direction, state: 'TAKEN_BACK', reason: null, bankId, at })
  return saved
}
