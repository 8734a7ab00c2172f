import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openDetails } from '../details.ts'
import { scheduleMoveFee } from '../fee/charge-move-fee.ts'
import { findPayments } from '../payment-store.ts'
import { isOver } from '../reached.ts'
import { receivedEmail } from '../rollover-emails.ts'
import { findParts, type RolloverRow, saveRollover } from '../rollover-store.ts'

/** A request is over when its record keeper has sent all of it and every payment has arrived. */
export async function settleArrivals(context: Context, trx: Queries, row: RolloverRow): Promise<void> {
  const payments = await findPayments(trx, [row.id])
  const last = payments.map(({ arrived_at }) => arrived_at).reduce((latest, at) => (at && (!latest || at > latest) ? at : latest), null)
  const isAll = row.is_all_sent && payments.length > 0 && payments.every(({ state }) => state === 'arrived')
  const receivedAt = isAll && !isOver(row) ? last : null
  if (Number(row.received_at) === Number(receivedAt)) return
  await saveRollover(trx, row.id, { received_at: receivedAt })
  if (!receivedAt || row.received_at) return
  await scheduleMoveFee(context, trx, row)
  const [parts, details] = [await findParts(trx, [row.id]), openDetails(context.keys, row)]
  const cents = payments.reduce((sum, { arrived_cents }) => sum + (arrived_cents ?? 0), 0)
  const isOurs = parts.every(({ destination }) => destination === 'ours')
  await writeTo(context, trx, row.person_id, (addressed) => receivedEmail(addressed, details, cents, isOurs))
}
