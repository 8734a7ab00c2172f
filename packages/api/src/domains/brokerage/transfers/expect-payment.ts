import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { findAccount } from '../account-store.ts'
import { saveTransfer } from './ask-money.ts'
import { findTransfer, type TransferRow } from './transfer-store.ts'

type Expected = { readonly accountId: string; readonly way: 'check' | 'wire'; readonly amountCents: number }

/**
 * Announces a check or wire of an old plan to the brokerage, as a rollover contribution: no yearly limit counts it. What is booked is
 * what comes, when it comes.
 */
export async function expectPayment(context: Context, trx: Queries, { accountId, way, amountCents }: Expected): Promise<TransferRow> {
  const account = await findAccount(trx, accountId)
  if (!account) throw new Error(`There is no brokerage account ${accountId}.`)
  return saveTransfer(
    context,
    trx,
    account,
    { way },
    {
      direction: 'IN',
      type: 'ROLLOVER',
      tax_year: null,
      amount_cents: amountCents,
      schedule_id: null,
    },
  )
}

/** Whether what was announced may still come, and is booked by itself when it does. */
export async function isStillExpected(db: Queries, transferId: string): Promise<boolean> {
  const row = await findTransfer(db, transferId)
  return row?.state === 'WAITING' || row?.state === 'SENT'
}
