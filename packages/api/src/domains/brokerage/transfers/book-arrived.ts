import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { book } from '../booking.ts'
import { releaseJob } from '../job-names.ts'
import { holdBankDays } from './at-partner.ts'
import { expectPayment } from './expect-payment.ts'
import { saveTransfer, type TransferRow } from './transfer-store.ts'

type Arrived = { readonly accountId: string; readonly way: 'check' | 'wire'; readonly amountCents: number; readonly at: Date }

/** Books a check or wire that a colleague has seen arrive, where the brokerage reports none. */
export async function bookArrived(context: Context, trx: Queries, { at, ...arrived }: Arrived): Promise<TransferRow> {
  const row = await expectPayment(context, trx, arrived)
  await book.paymentCame(trx, row, at)
  await context.hooks.accountMoved(context, trx, { personId: row.person_id, at })
  const availableAt = startOfDay(addBankDays(dayOf(at), arrived.way === 'wire' ? 0 : holdBankDays))
  await context.jobs.send(trx, releaseJob, { id: row.id }, availableAt > at ? availableAt : at)
  return saveTransfer(trx, row.id, { state: 'SETTLED', sent_at: at, settled_at: at, available_at: availableAt > at ? availableAt : at })
}
