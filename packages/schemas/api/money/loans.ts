import { z } from 'zod'
import { loanReasonNames } from '../../rules/loans/loan-eligibility.ts'
import { toCents } from '../../rules/money/money.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, ruled } from '../fields.ts'
import { says } from '../says.ts'
import {
  amount,
  confirmAnswer,
  day,
  feePaymentField,
  frequencyField,
  installment,
  loanAmount,
  loanAnswer,
  loanCost,
  percent,
  percentField,
  plannedInstallment,
  purposeField,
  termField,
} from './loan-fields.ts'
import { pastDue, paymentAsked, payments, quotedExtra } from './loan-payment-fields.ts'
import { partnerName } from './membership-fields.ts'

const row = z.strictObject({ id: pk })
const mostCents = 100_000_000_000

const typedCents = ruled(toCents, {
  required: { en: 'Enter an amount.', es: 'Escribe una cantidad.' },
  format: { en: 'Enter the amount in dollars, such as 5000.', es: 'Escribe la cantidad en dólares, como 5000.' },
  max: { en: 'Enter a smaller amount.', es: 'Escribe una cantidad menor.' },
}).refine(
  (cents) => cents > 0 && cents <= mostCents,
  says({ en: 'Enter an amount above $0, in dollars.', es: 'Escribe una cantidad mayor que $0, en dólares.' }),
)

const offered = {
  interest_rate: percentField.exactOptional().meta({ description: 'Never taken: only compared with what is offered.' }),
  origination_fee: dollars.exactOptional().meta({ description: 'Never taken: only compared with what is offered.' }),
}

const fee = {
  fee_payment: feePaymentField.exactOptional(),
  fee_card: partnerName.nullable().exactOptional().meta({ description: 'A card that is kept. The newest unless it says so.' }),
}

const wished = { purpose: purposeField.exactOptional(), payment_frequency: frequencyField.exactOptional() }

const limits = z.strictObject({
  available: amount,
  least: amount,
  vested_balance: amount.meta({ description: 'What our books hold in the individual 401(k) with us, with what is lent from it.' }),
  half_vested: amount,
  cap: amount.meta({ description: '$50,000 less what was paid back within 12 months.' }),
  owed: amount,
  highest_owed_in_year: amount,
  decided_by: z.enum(['half-vested', 'cap']),
  longest_term: z.int(),
  longest_home_term: z.int(),
})

const quotedLoan = z.strictObject({
  ...loanCost,
  last_payment_date: day.meta({ description: 'If it is confirmed today.' }),
  growth_forgone: z.strictObject({ low: amount, high: amount, low_rate: percent, high_rate: percent, assumption: z.string() }),
  schedule: z.array(plannedInstallment).readonly(),
})

const quote = z.strictObject({
  eligible: z.boolean().meta({ description: 'Whether a loan can be asked for now.' }),
  is_possible: z.boolean().meta({ description: 'Whether it would be, once their savings are in an individual 401(k) with us.' }),
  reasons: z.array(z.strictObject({ reason: z.enum(loanReasonNames), words: z.string() })).readonly(),
  conditions: z.array(z.string()).readonly().meta({ description: 'What a person states by confirming.' }),
  limits,
  offer: z.strictObject({ interest_rate: percent, prime_rate: percent, margin: percent, origination_fee: amount, as_of: day }),
  problems: z.array(z.strictObject({ field: z.string(), words: z.string() })).readonly(),
  loan: quotedLoan.nullable().meta({ description: 'Nothing until amount and time are said.' }),
})

const key = ['idempotency_mismatch', 'idempotency_in_progress'] as const
const possible = ['not_eligible', 'over_the_limit', 'price_changed'] as const

/** Loans from an individual 401(k). */
export const loanContracts = contracts({
  listLoans: contract({
    method: 'GET',
    path: '/api/v1/loans/',
    who: 'person',
    idempotent: 'by-nature',
    about:
      'Lists the person’s loans, the current one first, with what they may borrow, and what the loan in the query would cost. Saves nothing.',
    query: z.strictObject({ borrow_amount: typedCents.exactOptional(), term: termField.exactOptional(), ...wished }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ results: z.array(loanAnswer).readonly(), quote }),
    errors: [],
  }),
  getLoan: contract({
    method: 'GET',
    path: '/api/v1/loans/{id}/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives one loan.',
    params: row,
    sends: 'json',
    status: 200,
    answer: loanAnswer,
    errors: ['not_found'],
  }),
  getLoanSchedule: contract({
    method: 'GET',
    path: '/api/v1/loans/{id}/schedule/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives every payment of a loan; before it is paid out, as they would fall due.',
    params: row,
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      is_final: z.boolean(),
      results: z.array(installment).readonly(),
      extra: z
        .array(
          z.strictObject({
            paid_on: day,
            amount: amount.meta({ description: 'What lowered the principal beside the payments.' }),
            balance: amount.meta({ description: 'What is owed after it.' }),
            is_paid: z
              .boolean()
              .meta({ description: 'Whether its debit has settled. It is counted in from the day on which it is asked for.' }),
          }),
        )
        .readonly(),
    }),
    errors: ['not_found'],
  }),
  addUserLoan: contract({
    method: 'POST',
    path: '/api/v1/loans/add_user_loan/',
    who: 'person',
    idempotent: 'by-key-or-equal',
    about: 'Keeps a request for a loan at the rate and fee that are offered.',
    body: z.strictObject({ borrow_amount: loanAmount, term: termField, ...offered, ...wished, ...fee }),
    sends: 'json',
    status: 201,
    answer: loanAnswer,
    errors: ['already_done', 'card_number_refused', ...possible, ...key],
  }),
  updateLoan: contract({
    method: 'PATCH',
    path: '/api/v1/loans/{id}/update/',
    who: 'person',
    idempotent: 'by-key-if-sent',
    versioned: 'if-sent',
    about:
      'Changes a request that is not confirmed yet, at today’s rate and fee, or takes back a loan that is not paid out: a fee that a card paid goes back.',
    params: row,
    body: z.strictObject({
      borrow_amount: loanAmount.exactOptional(),
      term: termField.exactOptional(),
      ...offered,
      ...wished,
      ...fee,
      status: z.literal('CANCELLED').exactOptional().meta({ description: 'Takes the request back.' }),
    }),
    sends: 'json',
    status: 200,
    answer: loanAnswer,
    errors: ['not_found', 'not_in_this_state', 'precondition_failed', 'card_number_refused', ...possible, ...key],
  }),
  confirmLoan: contract({
    method: 'POST',
    path: '/api/v1/loans/confirm/',
    who: 'person',
    movesMoney: true,
    idempotent: 'by-key-or-equal',
    about: 'Agrees to a loan; a fee by card is charged first. The money is sent two working days later, and not before the note is signed.',
    body: z.strictObject({
      loan_id: pk,
      terms_version: z
        .string()
        .max(40)
        .exactOptional()
        .meta({ description: 'The terms that were shown. Others than today’s are refused.' }),
      spouse_consent: z.boolean().exactOptional().meta({ description: 'Whether the spouse agrees, where that is required.' }),
    }),
    sends: 'json',
    status: 200,
    answer: confirmAnswer,
    errors: [
      'not_found',
      'already_done',
      'not_in_this_state',
      'terms_required',
      'payment_declined',
      'partner_refused',
      'partner_unavailable',
      ...possible,
      ...key,
    ],
  }),
  listPastDueRepayments: contract({
    method: 'GET',
    path: '/api/v1/loans/{id}/pastdue_repayments/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists what is due and not paid, and what follows if it stays so.',
    params: row,
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      total_owed: amount,
      make_up_by: day.nullable(),
      consequences: z.array(z.string()).readonly(),
      results: z.array(pastDue).readonly(),
    }),
    errors: ['not_found'],
  }),
  payPastDueRepayments: contract({
    method: 'POST',
    path: '/api/v1/loans/{id}/pastdue_repayments/create/',
    who: 'person',
    movesMoney: true,
    idempotent: 'by-key-or-equal',
    about: 'Debits the linked bank for a sum towards what is due: the oldest first, and interest before principal.',
    params: row,
    body: z.strictObject({ amount: loanAmount }),
    sends: 'json',
    status: 201,
    answer: paymentAsked,
    errors: ['not_found', 'not_in_this_state', 'over_the_limit', 'bank_link_broken', ...key],
  }),
  listLoanPayments: contract({
    method: 'GET',
    path: '/api/v1/loans/{id}/payments/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists what was paid on a loan and how each debit went, and says what can be paid now.',
    params: row,
    sends: 'json',
    status: 200,
    answer: payments,
    errors: ['not_found'],
  }),
  payLoan: contract({
    method: 'POST',
    path: '/api/v1/loans/{id}/payments/create/',
    who: 'person',
    movesMoney: true,
    idempotent: 'by-key-or-equal',
    about:
      'Debits the linked bank for the next payments before their day, for an extra sum, or for all. To ask for it is to allow this debit.',
    params: row,
    body: z.strictObject({
      what: z.enum(['next', 'all', 'extra']).meta({ description: 'An extra sum pays what is due, and lowers the principal by the rest.' }),
      payments: z.int().min(1).max(12).exactOptional().meta({ description: 'How many of the next payments: one unless it says so.' }),
      amount: loanAmount.meta({
        description: 'The sum that was shown, or an extra one. Another one than today’s is refused with that of today.',
      }),
      lowers: dollars
        .exactOptional()
        .meta({ description: 'What of an extra sum was shown to lower the principal. Refused where it is another part today.' }),
    }),
    sends: 'json',
    status: 201,
    answer: paymentAsked,
    errors: ['not_found', 'not_in_this_state', 'over_the_limit', 'price_changed', 'bank_link_broken', ...key],
  }),
  quoteExtraPayment: contract({
    method: 'POST',
    path: '/api/v1/loans/{id}/payments/quote/',
    changesNothingShown: true,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Says what an extra sum would do if it were paid now: what is due comes first, the rest lowers the principal. Saves nothing.',
    params: row,
    body: z.strictObject({ amount: loanAmount }),
    sends: 'json',
    status: 200,
    answer: quotedExtra,
    errors: ['not_found', 'not_in_this_state', 'over_the_limit'],
  }),
})
