import { inEnglishFor } from '@app/schemas/errors'
import type { TaskHandlers } from '../../../context/context.ts'
import { fail } from '../../../failure/failure.ts'
import { writeTo } from '../../auth/write-to.ts'
import { bookArrived } from '../../brokerage/transfers/book-arrived.ts'
import { openDetails } from '../details.ts'
import { refundMoveFee } from '../fee/charge-move-fee.ts'
import { recordArrival } from '../following/money-moved.ts'
import type { PaymentProblem } from '../following/payment-task.ts'
import { findPayment, savePayment } from '../payment-store.ts'
import { lookedIntoEmail } from '../rollover-emails.ts'
import { findParts, lockRollover } from '../rollover-store.ts'
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
    const payment = await findPayment(trx, task.detail['payment'] ?? '')
    const row = payment && (await lockRollover(trx, payment.rollover_id))
    if (!payment || !row) return fail('not_found')
    if (settled.outcome === 'answered' || settled.outcome === 'fee-back') {
      const isRefused = settled.outcome === 'fee-back' && !(await refundMoveFee(context, trx, row))
      if (isRefused)
        return fail('not_in_this_state', {
          detail: inEnglishFor('colleagues', 'There is no fee for this move, or it is being charged at this moment.'),
        })
      const details = openDetails(context.keys, row)
      await writeTo(context, trx, row.person_id, (addressed) => lookedIntoEmail(addressed, details, settled.values.answer))
      return undefined
    }
    if (payment.state === 'arrived')
      return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'It is booked as arrived already.') })
    const part = (await findParts(trx, [row.id])).find(({ id }) => id === payment.part_id)
    if (!part)
      return fail('not_in_this_state', {
        detail: inEnglishFor('colleagues', 'No account of the customer takes this kind of money. It has to go back.'),
      })
    const { amount: amountCents } = settled.values
    const at = context.now()
    const booked = part.account_id && (await bookArrived(context, trx, { accountId: part.account_id, way: payment.way, amountCents, at }))
    const arrived = { state: 'arrived', arrived_cents: amountCents, arrived_at: at, confirmed_by: 'desk' } as const
    const after = await savePayment(trx, payment.id, { ...arrived, ...(booked && { transfer_id: booked.id }) })
    await recordArrival(context, trx, row, after)
    return undefined
  },
}
