import { z } from 'zod'
import { feePayments, loanAwaits, loanFrequencies, loanPurposes, loanStatuses } from '../../rules/loans/plan-loans.ts'
import { dollars, pk, version } from '../fields.ts'
import { says } from '../says.ts'
import { checkoutAnswer } from './membership-fields.ts'

const longestYears = 30

/** Choices on pages are texts: "5" is 5. */
export const termField = z
  .union(
    [
      z.int().min(1).max(longestYears),
      z
        .string()
        .regex(/^[1-9]\d?$/)
        .transform(Number),
    ],
    says({ en: 'Choose a number of years.', es: 'Elige un número de años.' }),
  )
  .refine((years) => years <= longestYears, says({ en: 'Choose a number of years.', es: 'Elige un número de años.' }))
  .meta({ description: 'Years, as a number or its text.' })

export const purposeField = z.enum(loanPurposes)
export const frequencyField = z
  .enum(loanFrequencies)
  .meta({ description: 'How often it is paid back: monthly unless something else is said.' })
export const feePaymentField = z
  .enum(feePayments, says({ en: 'Choose how the fee should be paid.', es: 'Elige cómo pagar el cargo.' }))
  .meta({ description: 'Out of the loan, or with a card that is charged when the loan is confirmed.' })
export const loanAmount = dollars.refine(
  (amount) => amount > 0,
  says({ en: 'Enter an amount above $0.', es: 'Escribe una cantidad mayor que $0.' }),
)
export const percentField = z
  .number()
  .min(0)
  .max(100)
  .refine(
    (percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6,
    says({ en: 'Use no more than two decimals.', es: 'Usa dos decimales como máximo.' }),
  )
  .meta({ description: 'Percent a year: 8.5 is 8.5%.' })

export const amount = z.number().meta({ description: 'Dollars.' })
export const percent = z.number().meta({ description: 'Percent a year.' })
export const day = z.string().meta({ description: 'YYYY-MM-DD.' })
const moment = z.iso.datetime()

/** What a loan costs, in every way that it is stated. */
export const loanCost = {
  borrow_amount: amount,
  interest_rate: percent,
  term: z.int().meta({ description: 'Years.' }),
  purpose: purposeField,
  payment_frequency: frequencyField,
  payments: z.int(),
  payment_amount: amount.meta({ description: 'Each payment in dollars; the last one may differ by some cents.' }),
  monthly_payment_amount: amount.meta({ description: 'The same for a month, when payments are not monthly.' }),
  origination_fee: amount,
  fee_payment: feePaymentField,
  amount_received: amount.meta({
    description: 'What is borrowed, less the fee where it is taken out of the loan. All that is borrowed is owed.',
  }),
  total_interest: amount,
  total_cost: amount.meta({ description: 'Interest and fee.' }),
  total_of_payments: amount,
  true_cost_rate: percent.meta({ description: 'Percent a year with the fee, by the actuarial method.' }),
  spouse_consent_required: z.boolean(),
}

export const loanAnswer = z.strictObject({
  pk,
  version,
  user: pk,
  status: z.enum(loanStatuses),
  ...loanCost,
  current_principal: amount.meta({ description: 'What is owed without interest: nothing before it is paid out.' }),
  next_repayment_date: day.nullable().meta({ description: 'When the oldest payment is due that is not paid: past, where it is late.' }),
  next_debit: z.strictObject({ on: day, amount }).nullable().meta({
    description: 'What is debited next by itself: what is left of the first payment whose day has not come.',
  }),
  due_amount: amount.meta({ description: 'What was due before and is neither paid nor being debited: late, or not late yet.' }),
  due_since: day.nullable().meta({ description: 'Since when the oldest of that has been due.' }),
  payments_under_way: amount.meta({ description: 'Debits for payments that have not settled: they count as paid once they have.' }),
  spouse_consent: z.boolean(),
  terms_version: z.string().meta({ description: 'The terms that were agreed to, or that would be now.' }),
  offer_ends_on: day.nullable().meta({ description: 'Until when a pending loan can be confirmed at this rate and fee.' }),
  fee_card: z.string().nullable().meta({ description: 'The card that is charged for the fee, by its name at the company that keeps it.' }),
  fee_is_paid: z.boolean().meta({ description: 'Whether the card was charged.' }),
  pays_out_on: day.nullable().meta({
    description: 'When the money is sent, not before nothing is awaited any more; once it has arrived, that day. Late, the next bank day.',
  }),
  awaits: z.array(z.enum(loanAwaits)).readonly().meta({
    description:
      'What has to come before the money is sent. “savings”: the plan holds too little for it now. “bank”: no bank is linked, or the one that is sent the money back.',
  }),
  covered_amount: amount.nullable().meta({ description: 'How much the loan could be on what the plan holds, until it is sent.' }),
  lapses_on: day.nullable().meta({ description: 'When a confirmed loan ends for which something is awaited. Its fee then goes back.' }),
  past_due_amount: amount.meta({ description: 'What is past due and not being debited.' }),
  make_up_by: day.nullable().meta({ description: 'The last day to make up the oldest missed payment before the rest counts as a payout.' }),
  created_at: moment,
  confirmed_at: moment.nullable(),
})

const installmentFields = { number: z.int(), due_date: day, payment: amount, principal: amount, interest: amount, balance: amount }

/** What confirming gives: until the card is charged the loan is not confirmed, and `fee_checkout` reports on that. */
export const confirmAnswer = z.strictObject({
  ...loanAnswer.shape,
  fee_checkout: checkoutAnswer.nullable().meta({ description: 'The charge that is not settled yet: what a page needs to go on with it.' }),
})

/** A line of the table, and a point of the chart. */
export const plannedInstallment = z.strictObject(installmentFields)

export const installment = z.strictObject({
  ...installmentFields,
  paid: amount,
  state: z.enum(['expected', 'due', 'past-due', 'paid']),
})
