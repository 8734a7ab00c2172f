import { z } from 'zod'
import { toSentText } from '../../rules/answers/short-text.ts'
import { creditRatings } from '../../rules/loans/credit-ratings.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, results, ruled, version } from '../fields.ts'
import { says } from '../says.ts'
import { amount, loanAmount, percent, percentField, purposeField, termField } from './loan-fields.ts'

const requestOutcomes = ['answered', 'refused', 'taken-back'] as const

const longestName = 120

const nameField = ruled((typed: string) => toSentText(typed, longestName), {
  required: { en: 'Enter a name.', es: 'Escribe un nombre.' },
  length: { en: 'This name is too long. Use 120 letters or fewer.', es: 'Este nombre es demasiado largo. Usa 120 letras o menos.' },
})

/** Null takes an answer back. What is not sent stays. */
const altFields = z.strictObject({
  borrow_amount: loanAmount.nullable().exactOptional(),
  purpose: purposeField.nullable().exactOptional(),
  term: termField.nullable().exactOptional(),
  annual_income: dollars.nullable().exactOptional(),
  terms_condition: z.boolean().exactOptional().meta({ description: 'Whether lenders may be asked for offers with the person’s answers.' }),
  provider: nameField.nullable().exactOptional(),
  credit_rating: z.enum(creditRatings).nullable().exactOptional(),
})

const refinanceFields = z.strictObject({
  borrow_amount: loanAmount.nullable().exactOptional(),
  term: termField.nullable().exactOptional(),
  purpose: purposeField.nullable().exactOptional(),
  annual_income: dollars.nullable().exactOptional(),
  lender: nameField.nullable().exactOptional(),
  interest_rate: percentField.nullable().exactOptional().meta({ description: 'What the loan costs now, in percent a year.' }),
  current_balance: dollars.nullable().exactOptional().meta({ description: 'What is owed on it now.' }),
  current_term: termField.nullable().exactOptional().meta({ description: 'The years that it still runs.' }),
})

const isNotEmpty = (sent: object) => Object.keys(sent).length > 0
const saySomething = says({ en: 'Send at least one answer.', es: 'Envía al menos una respuesta.' })

const common = {
  pk,
  version,
  borrow_amount: amount.nullable(),
  purpose: purposeField.nullable(),
  term: z.int().nullable().meta({ description: 'Years.' }),
  annual_income: amount.nullable(),
  sent_at: z.iso.datetime().nullable().meta({ description: 'When it was last sent to the people who answer it.' }),
  outcome: z.enum(requestOutcomes).nullable().meta({ description: 'How it was answered; null while it waits.' }),
  ended_at: z.iso.datetime().nullable().meta({ description: 'When it was answered.' }),
  refused_why: z.string().nullable().meta({ description: 'Why it isn’t possible, in words.' }),
}

const altLoan = z.strictObject({
  ...common,
  terms_condition: z.boolean(),
  provider: z.string().nullable(),
  credit_rating: z.enum(creditRatings).nullable(),
})

const side = z.strictObject({ interest_rate: percent, term: z.int(), monthly_payment: amount, total_cost: amount })

const refinanceLoan = z.strictObject({
  ...common,
  lender: z.string().nullable(),
  interest_rate: percent.nullable(),
  current_balance: amount.nullable(),
  current_term: z.int().nullable(),
  comparison: z
    .strictObject({
      compared_amount: amount,
      now: side,
      refinanced: side,
      monthly_saved: amount.meta({ description: 'Below zero: each payment is higher.' }),
      total_saved: amount.meta({ description: 'Below zero: it costs more.' }),
      verdict: z.enum(['worth-it', 'lower-payment-higher-cost', 'not-worth-it']),
      words: z.string(),
    })
    .nullable()
    .meta({ description: 'Nothing until amount, time and present rate are said.' }),
})

const lender = z.strictObject({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  interest_rate: z.strictObject({ low: percent, high: percent }).meta({ description: 'The whole range: few people get the lowest.' }),
  fee: z.strictObject({ low: z.number(), high: z.number() }).meta({ description: 'Percent of the loan, taken out of it.' }),
  term: z.strictObject({ least: z.int(), most: z.int() }).meta({ description: 'Years.' }),
  amount: z.strictObject({ least: amount, most: amount }),
  we_get: z
    .strictObject({ amount, per: z.enum(['loan', 'nothing']) })
    .meta({ description: 'What the lender pays us. The order of the list never depends on it.' }),
  sample: z.literal(true).meta({ description: 'No such lender exists: it shows how offers are told.' }),
})

const read = { method: 'GET', who: 'person', idempotent: 'by-nature', sends: 'json', status: 200, errors: [] } as const
const key = ['card_number_refused', 'idempotency_mismatch', 'idempotency_in_progress'] as const
const add = {
  method: 'POST',
  who: 'person',
  idempotent: 'by-key-if-sent',
  sends: 'json',
  status: 201,
  errors: ['already_done', ...key],
} as const
const change = {
  method: 'PATCH',
  who: 'person',
  idempotent: 'by-key-if-sent',
  versioned: 'if-sent',
  params: z.strictObject({ id: pk }),
  sends: 'json',
  status: 200,
  errors: ['not_found', 'precondition_failed', ...key],
} as const

const send = {
  ...change,
  method: 'POST',
  body: z.strictObject({}),
  errors: ['not_found', 'precondition_failed', 'not_in_this_state', 'idempotency_mismatch', 'idempotency_in_progress'],
} as const

/** Loans of others: one that a lender may give instead, and one that the person has and may replace. */
export const otherLoanContracts = contracts({
  listLenders: contract({
    ...read,
    path: '/api/v1/loans/lenders/',
    about: 'Lists the lenders that may be asked for a loan, by name, with what each costs and what it pays us.',
    answer: results(lender),
  }),
  listAltLoan: contract({
    ...read,
    path: '/api/v1/loans/alt_loan/',
    about: 'Gives the request for a loan from a lender, if there is one.',
    answer: results(altLoan),
  }),
  addAltLoan: contract({
    ...add,
    path: '/api/v1/loans/alt_loan/create/',
    about: 'Keeps the request for a loan from a lender, once; later it is changed.',
    body: altFields.refine(isNotEmpty, saySomething),
    answer: altLoan,
  }),
  updateAltLoan: contract({
    ...change,
    path: '/api/v1/loans/alt_loan/{id}/update/',
    about: 'Changes what is sent of the request for a loan from a lender.',
    body: altFields.refine(isNotEmpty, saySomething),
    answer: altLoan,
  }),
  sendAltLoan: contract({
    ...send,
    path: '/api/v1/loans/alt_loan/{id}/send/',
    about:
      'Sends the request for a loan from a lender, as it stands at this version, to the people who answer it. Sent again unchanged, it stays as it is.',
    answer: altLoan,
  }),
  listRefinanceLoan: contract({
    ...read,
    path: '/api/v1/loans/refinance_loan/',
    about: 'Gives the loan that the person would replace, if there is one, and whether that is worth it.',
    answer: results(refinanceLoan),
  }),
  addRefinanceLoan: contract({
    ...add,
    path: '/api/v1/loans/refinance_loan/create/',
    about: 'Keeps the loan that the person would replace, once; later it is changed.',
    body: refinanceFields.refine(isNotEmpty, saySomething),
    answer: refinanceLoan,
  }),
  updateRefinanceLoan: contract({
    ...change,
    path: '/api/v1/loans/refinance_loan/{id}/update/',
    about: 'Changes what is sent of the loan that the person would replace.',
    body: refinanceFields.refine(isNotEmpty, saySomething),
    answer: refinanceLoan,
  }),
  sendRefinanceLoan: contract({
    ...send,
    path: '/api/v1/loans/refinance_loan/{id}/send/',
    about:
      'Sends the request to replace a loan, as it stands at this version, to the people who answer it. Sent again unchanged, it stays as it is.',
    answer: refinanceLoan,
  }),
})
