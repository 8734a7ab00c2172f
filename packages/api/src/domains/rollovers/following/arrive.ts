import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openDetails } from '../details.ts'
import { addPayment, type PaymentRow, savePayment } from '../payment-store.ts'
import { isOver } from '../reached.ts'
import { arrivedAfterEndEmail, partArrivedEmail } from '../rollover-emails.ts'
import type { RolloverRow } from '../rollover-store.ts'
import { restToPutInEmail } from '../sixty-days-emails.ts'
import { openPaymentTask } from './payment-task.ts'
import { settleArrivals } from './settle-arrivals.ts'

type Arrival = {
  readonly cents: number
  readonly at: Date
  readonly by: NonNullable<PaymentRow['confirmed_by']>
  /** How it is booked, if the money is here. */
  readonly transferId?: string | undefined
}

/** A payment has arrived: what differs from what was sent is looked into, and the last one ends the request. */
export async function arrive(context: Context, trx: Queries, row: RolloverRow, payment: PaymentRow, arrival: Arrival): Promise<void> {
  const { cents, at, by, transferId } = arrival
  const arrived = { state: 'arrived', arrived_cents: cents, arrived_at: at, confirmed_by: by } as const
  const saved = await savePayment(trx, payment.id, { ...arrived, ...(transferId && { transfer_id: transferId }) })
  const rest = await keepRest(context, trx, row, saved)
  const isDifferent = cents !== payment.said_cents
  if (isDifferent && row.way !== 'paid-to-person') await openPaymentTask(context, trx, row, saved, 'amount')
  if (await settleArrivals(context, trx, row)) return
  const details = openDetails(context.keys, row)
  const email = isOver(row) ? arrivedAfterEndEmail : partArrivedEmail
  await writeTo(context, trx, row.person_id, (addressed) =>
    rest && !isOver(row)
      ? restToPutInEmail(addressed, details, { came: cents, rest: rest.said_cents, row })
      : email(addressed, details, cents),
  )
}

/** Of money that was paid to the person, what they have not put in yet is a payment of its own: its 60 days go on. */
export async function keepRest(context: Context, trx: Queries, row: RolloverRow, payment: PaymentRow): Promise<PaymentRow | undefined> {
  const { arrived_cents: came, said_cents: said } = payment
  if (row.way !== 'paid-to-person' || came === null || came >= said) return undefined
  await savePayment(trx, payment.id, { said_cents: came })
  const id = context.newId()
  const { rollover_id, part_id, tax_kind, way, sent_at } = payment
  const left = { name: `what was left over, ${id}`, state: 'sent', said_cents: said - came } as const
  return addPayment(trx, { id, rollover_id, part_id, tax_kind, way, sent_at, ...left })
}
