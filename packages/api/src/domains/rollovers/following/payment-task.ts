import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { openTask } from '../../desk/open-task.ts'
import type { PaymentRow } from '../payment-store.ts'
import type { RolloverRow } from '../rollover-store.ts'

/** What is wrong with a payment. */
export type PaymentProblem = 'amount' | 'returned' | 'not-taken' | 'no-account' | 'not-asked-for'

/** Has people look into a payment: once for each thing that is wrong with it. */
export async function openPaymentTask(context: Context, trx: Queries, row: RolloverRow, payment: PaymentRow, why: PaymentProblem) {
  await openTask(context, trx, {
    kind: 'payment-to-look-into',
    personId: row.person_id,
    about: `${payment.id} ${why}`,
    detail: { payment: payment.id, why },
  })
}
