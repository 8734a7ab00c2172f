import { inEnglishFor } from '@app/schemas/errors'
import type { Context, TaskHandlers } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { writeTo } from '../../auth/write-to.ts'
import { bookArrived } from '../../brokerage/transfers/book-arrived.ts'
import { isStillExpected } from '../../brokerage/transfers/expect-payment.ts'
import { openDetails } from '../details.ts'
import { refundMoveFee } from '../fee/charge-move-fee.ts'
import { arrive } from '../following/arrive.ts'
import type { PaymentProblem } from '../following/payment-task.ts'
import { findPayment, type PaymentRow } from '../payment-store.ts'
import { lookedIntoEmail } from '../rollover-emails.ts'
import { findParts, lockRollover, type RolloverRow } from '../rollover-store.ts'
import { showRequest } from './show-request.ts'

const problems: Readonly<Record<PaymentProblem, string>> = {
  amount: 'What came is not what the old plan says it sent.',
  returned: 'The payment was returned after it came, or instead.',
  'not-taken': 'The brokerage does not take announcements of checks and wires: watch for this one, and write down what comes.',
  'no-account': 'Money of a kind came for which no account was named.',
  'not-asked-for': 'The request was refused or canceled, and money was sent all the same.',
}

/** A payment that is not what it should be. */
export const paymentTask: TaskHandlers['payment-to-look-into'] = {
  show: async (context, db, task) => {
    const payment = await findPayment(db, task.detail['payment'] ?? '')
    const why = Object.entries(problems).find(([name]) => name === task.detail['why'])?.[1]
    return [
      { title: 'What is wrong', text: [why ?? ''] },
      ...(payment ? await showRequest(context, db, { about: payment.rollover_id }) : []),
    ]
  },
  settle: async (context, trx, task, settled) => {
    const found = await lockRequest(trx, task.detail['payment'] ?? '')
    if (!found) return fail('not_found')
    const { payment, row } = found
    if (settled.outcome === 'arrived') return bookByHand(context, trx, row, payment, settled.values.amount)
    const isRefused = settled.outcome === 'fee-back' && !(await refundMoveFee(context, trx, row))
    if (isRefused)
      return fail('not_in_this_state', {
        detail: inEnglishFor('colleagues', 'There is no fee for this move, or it is being charged at this moment.'),
      })
    const details = openDetails(context.keys, row)
    await writeTo(context, trx, row.person_id, (addressed) => lookedIntoEmail(addressed, details, settled.values.answer))
    return undefined
  },
}

/** The payment is read under the lock of its request: the brokerage may report it at this moment. */
async function lockRequest(trx: Queries, paymentId: string) {
  const seen = await findPayment(trx, paymentId)
  const row = seen && (await lockRollover(trx, seen.rollover_id))
  const payment = row && (await findPayment(trx, paymentId))
  return payment && { payment, row }
}

async function bookByHand(context: Context, trx: Queries, row: RolloverRow, payment: PaymentRow, amountCents: number) {
  if (payment.state === 'arrived')
    return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'It is booked as arrived already.') })
  if (payment.transfer_id !== null && (await isStillExpected(trx, payment.transfer_id)))
    return fail('not_in_this_state', {
      detail: inEnglishFor(
        'colleagues',
        'The brokerage knows of this payment, and it is booked by itself when it comes. Send the customer your answer instead.',
      ),
    })
  const part = (await findParts(trx, [row.id])).find(({ id }) => id === payment.part_id)
  if (!part)
    return fail('not_in_this_state', {
      detail: inEnglishFor('colleagues', 'No account of the customer takes this kind of money. It has to go back.'),
    })
  const at = context.now()
  const accountId = part.account_id
  const booked = accountId === null ? undefined : await bookArrived(context, trx, { accountId, way: payment.way, amountCents, at })
  await arrive(context, trx, row, payment, { cents: amountCents, at, by: 'desk', transferId: booked?.id })
  return undefined
}
