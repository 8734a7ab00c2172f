import { z } from 'zod'
import { pk } from '../fields.ts'
import { amount, day, loanAnswer } from './loan-fields.ts'

/** A payment of the schedule that is due and open. */
export const pastDue = z.strictObject({
  number: z.int(),
  due_date: day,
  amount: amount.meta({ description: 'What of it is still open.' }),
  principal: amount,
  interest: amount,
  days_late: z.int(),
  is_past_due: z.boolean().meta({ description: 'Whether the days of grace are over.' }),
  make_up_by: day,
})

const paymentSums = {
  pk,
  state: z.enum(['ASKED', 'SETTLED', 'RETURNED', 'REFUSED', 'TAKEN_BACK']),
  amount,
  principal: amount,
  interest: amount,
}

/** The transfer that pays it, and until when that can be taken back. */
const itsTransfer = {
  transfer_id: pk.meta({ description: 'What is taken back: see the transfers.' }),
  waits_until: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'At least until then the person can take it back. Null once it is sent, or when it cannot be.' }),
}

/** A payment that was asked for. It counts once its debit has settled. */
export const paymentAsked = z.strictObject({
  ...paymentSums,
  ...itsTransfer,
  bank_last_four: z.string(),
  still_owed: amount.meta({ description: 'What is due and has no debit under way.' }),
  loan: loanAnswer,
})

const loanPayment = z.strictObject({
  ...paymentSums,
  extra: amount.meta({
    description: 'What of the principal was more than the schedule asked for. The payments that come after it are fewer.',
  }),
  ...itsTransfer,
  is_on_its_day: z.boolean().meta({ description: 'Whether it was debited by itself; otherwise the person made it.' }),
  bank_last_four: z.string().nullable(),
  reason: z.string().nullable().meta({ description: 'Why the bank did not give it.' }),
  asked_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
})

/** What can be paid now, and what was. */
export const payments = z.strictObject({
  bank_last_four: z.string().nullable().meta({ description: 'The bank that would be debited; null when none is linked that can be.' }),
  waits_minutes: z.int().meta({ description: 'How long a payment waits, so that it can be taken back. 0: it is sent at once.' }),
  is_last_day: z.boolean().meta({ description: 'Whether something can be made up today and no later: a payment then does not wait.' }),
  due: amount,
  next: z
    .array(z.strictObject({ number: z.int(), due_date: day, amount }))
    .readonly()
    .meta({ description: 'Payments that can be made before their day; none while something is due.' }),
  pay_off: amount.meta({ description: 'All of the loan, with interest up to today.' }),
  extra: z
    .strictObject({ least: amount, most: amount })
    .nullable()
    .meta({ description: 'From where to where an extra sum can be. Above it, it pays off the loan. Null where there is room for none.' }),
  results: z.array(loanPayment).readonly(),
})

const ahead = z.strictObject({
  owed: amount.meta({ description: 'Without interest, and without what is under way.' }),
  payments: z.int(),
  last_payment_date: day,
  last_payment: amount,
})

/** What an extra sum does, beside the loan without it. */
export const quotedExtra = z.strictObject({
  amount,
  pays_due: z
    .strictObject({ principal: amount, interest: amount })
    .meta({ description: 'What of it goes to what is due, which comes first.' }),
  lowers: amount.meta({ description: 'What of it lowers the principal.' }),
  interest_saved: amount,
  before: ahead.meta({ description: 'What is to be paid without it.' }),
  after: ahead,
})
