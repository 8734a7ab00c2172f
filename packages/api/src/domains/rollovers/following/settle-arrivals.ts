import { sixtyDaysEnd } from '@app/schemas/rules/accounts/rollover'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openDetails } from '../details.ts'
import { scheduleMoveFee } from '../fee/charge-move-fee.ts'
import { findPayments } from '../payment-store.ts'
import { sumOf } from '../payment-sums.ts'
import { isOver, reachedOf } from '../reached.ts'
import { receivedEmail } from '../rollover-emails.ts'
import { findParts, findRollover, type RolloverRow, saveRollover } from '../rollover-store.ts'

/**
 * A request is over when its record keeper has sent all of it and every payment has arrived. Of money that was paid to the person, what
 * they have put in when their 60 days are over is all that arrives. The request is locked. Returns whether it is over.
 */
export async function settleArrivals(context: Context, trx: Queries, { id }: Pick<RolloverRow, 'id'>): Promise<boolean> {
  const row = await findRollover(trx, id)
  if (!row) return false
  const payments = await findPayments(trx, [row.id])
  const last = payments.map(({ arrived_at }) => arrived_at).reduce((latest, at) => (at && (!latest || at > latest) ? at : latest), null)
  const end = sixtyDaysEnd(row.way, reachedOf(row))
  const isAsPutIn = last !== null && end !== null && end < dayOf(context.now())
  const isAll = row.is_all_sent && payments.length > 0 && (isAsPutIn || payments.every(({ state }) => state === 'arrived'))
  const receivedAt = isAll && !isOver(row) ? last : null
  if (Number(row.received_at) === Number(receivedAt)) return receivedAt !== null
  await saveRollover(trx, row.id, { received_at: receivedAt })
  if (!receivedAt || row.received_at) return receivedAt !== null
  await scheduleMoveFee(context, trx, row)
  const [parts, details] = [await findParts(trx, [row.id]), openDetails(context.keys, row)]
  const [cents, kept] = [sumOf(payments, 'arrived'), sumOf(payments, 'sent')]
  const isOurs = parts.every(({ destination }) => destination === 'ours')
  await writeTo(context, trx, row.person_id, (addressed) => receivedEmail(addressed, details, { cents, kept, isOurs }))
  return true
}
