import { z } from 'zod'
import { depositFrequencies } from '../../rules/investing/deposit-schedules.ts'
import { brokerageAccountTypes } from '../../rules/money/contribution-limits.ts'
import { distributionTypes } from '../../rules/money/distributions.ts'
import { dollars, pk, version } from '../fields.ts'
import { says } from '../says.ts'

export const contributionTypes = ['CURRENT_YEAR', 'PRIOR_YEAR', 'ROLLOVER'] as const
export type ContributionType = (typeof contributionTypes)[number]

export const accountNumber = z
  .string()
  .trim()
  .regex(/^[\w-]{1,40}$/, says({ en: 'Give the number of the account as it is shown.', es: 'Da el número de la cuenta como se muestra.' }))
  .meta({ description: 'Our own number of the account.' })
export const moveAmount = dollars.refine(
  (amount) => amount > 0,
  says({ en: 'Enter an amount above $0.', es: 'Escribe una cantidad mayor que $0.' }),
)
export const contributionType = z
  .enum(contributionTypes)
  .meta({ description: 'For this tax year, for the one before (until tax day), or a rollover, which no limit counts.' })
export const distributionType = z.enum(distributionTypes)
export const accountType = z.enum(brokerageAccountTypes)
export const taxYear = z.int().min(2000).max(2100)
export const withholdingPercent = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'Form W-4R: whole percent held back for federal income tax. 10 unless something else is said, 20 for plans.' })
export const stateWithholdingPercent = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'Whole percent held back for the income tax of the person’s state. None unless something is said.' })
export const scheduleStatus = z.enum(['ACTIVE', 'PAUSED', 'CANCELLED'])

/** The questionnaire and the savings pages write it in small letters. */
export const frequency = z
  .string()
  .max(20)
  .transform((text) => (text === 'every-two-weeks' ? 'BIWEEKLY' : text.toUpperCase()))
  .pipe(z.enum(depositFrequencies))
  .meta({ description: `${depositFrequencies.join(', ')}.` })

const amount = z.number().meta({ description: 'Dollars.' })
const day = z.string().meta({ description: 'YYYY-MM-DD.' })
const moment = z.iso.datetime()

const money = {
  cash_available: amount.meta({ description: 'Cash that is not invested.' }),
  pending: amount.meta({ description: 'Deposits on their way.' }),
  unsettled: amount.meta({ description: 'Deposits that have arrived and can still come back: not given out yet.' }),
  held: amount.meta({ description: 'Withdrawals and changes to the other kind of IRA on their way.' }),
  owed: amount.meta({ description: 'What is owed for a deposit that came back after it was taken out.' }),
}

export const accountMoney = z.strictObject({
  account_number: z.string(),
  ...money,
  cash_available: amount.meta({
    description: 'What can be taken out now: cash, and what the funds are worth, less what loans from the account stand on.',
  }),
  in_cash: amount.meta({ description: 'How much of the account is cash. To take out more, funds are sold.' }),
  in_funds: amount.meta({ description: 'What its funds are worth now.' }),
  held_by_loans: amount.meta({ description: 'What has to stay in the account until loans from it are paid back.' }),
  distribution_types: z
    .array(distributionType)
    .readonly()
    .meta({ description: 'The reasons that the person can give for a withdrawal from it, at their age. None while it is unknown.' }),
})

export const brokerageAccount = z.strictObject({
  pk,
  account_number: z.string(),
  last_four: z.string().nullable().meta({ description: 'The last four digits of the number at the brokerage, once it has one.' }),
  account_type: accountType,
  registration: z.string().meta({ description: 'How the account is registered, in words.' }),
  is_active: z.boolean(),
  state: z.enum(['WAITING', 'SUBMITTED', 'ACTION_REQUIRED', 'APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'REJECTED', 'CLOSED']),
  state_words: z.string(),
  waiting_for_partner: z
    .boolean()
    .meta({ description: 'Whether the brokerage has not been reached yet. It is saved, and we keep trying.' }),
  asked_documents: z.array(z.string()).readonly(),
  ...money,
  invested: amount.meta({ description: 'What the investments were worth when the brokerage last told.' }),
  valued_at: moment.nullable(),
  asked_at: moment,
  active_at: moment.nullable(),
})

export const brokerageTransfer = z.strictObject({
  pk,
  account_number: z.string(),
  direction: z.enum(['DEPOSIT', 'WITHDRAWAL']),
  contribution_type: contributionType.nullable(),
  distribution_type: distributionType.nullable(),
  tax_year: z.int().nullable(),
  amount,
  federal_withholding_percent: z.int(),
  tax_withheld: amount.meta({ description: 'For federal income tax.' }),
  state_withholding_percent: z.int(),
  state_tax_withheld: amount,
  net_amount: amount.meta({ description: 'What arrives at the bank, or in the account.' }),
  additional_tax: amount.meta({
    description: 'The extra 10% that will be owed with the tax return, as far as we can tell. It is not held back.',
  }),
  recharacterized: amount.meta({ description: 'What of a deposit was changed to the other kind of IRA, and is there now.' }),
  state: z.enum(['WAITING', 'SENT', 'SETTLED', 'AVAILABLE', 'RETURNED', 'REFUSED', 'TAKEN_BACK']),
  state_words: z.string(),
  processed: z.boolean().meta({ description: 'Whether the bank and the brokerage are done with it.' }),
  waiting_for_partner: z.boolean(),
  reason: z.string().nullable().meta({ description: 'Why it was refused or came back, in words.' }),
  bank_last_four: z.string().nullable(),
  payment_way: z.enum(['check', 'wire']).nullable().meta({ description: 'How an old plan sends it; null where it comes from a bank.' }),
  transfer_schedule_id: pk.nullable(),
  loan_id: pk.nullable().meta({ description: 'The loan that it pays out or pays back.' }),
  asked_at: moment,
  waits_until: moment
    .nullable()
    .meta({ description: 'At least until then the person can take it back. Null once it is sent, or when it cannot be.' }),
  sent_at: moment.nullable(),
  settled_at: moment.nullable(),
  available_on: day.nullable().meta({ description: 'From which day on a deposit can be taken out again.' }),
  ended_at: moment.nullable(),
})

export const withdrawalQuote = z.strictObject({
  amount,
  federal_withholding_percent: z.int(),
  tax_withheld: amount.meta({ description: 'For federal income tax.' }),
  state_withholding_percent: z.int(),
  state_tax_withheld: amount,
  net_amount: amount,
  additional_tax: amount,
  cash_available: amount,
  is_possible: z.boolean(),
  state_taxes_income: z.boolean().meta({ description: 'Whether the state of the person does. Then a share can be held back for it.' }),
  arrives_by: day.meta({ description: 'When the money is at the bank at the latest, as a rule.' }),
  notes: z.array(z.string()).readonly(),
})

export const transferSchedule = z.strictObject({
  transfer_schedule_id: pk,
  version,
  account_number: z.string(),
  contribution_type: contributionType,
  frequency: z.enum(depositFrequencies),
  amount,
  status: scheduleStatus,
  first_date: day,
  next_dates: z.array(day).readonly(),
  days: z
    .array(z.strictObject({ due_on: day, outcome: z.enum(['DEPOSITED', 'MISSED', 'SKIPPED']), words: z.string() }))
    .readonly()
    .meta({ description: 'What became of its latest days, the newest first.' }),
})

export const issue = z.strictObject({
  account_number: z.string(),
  kind: z.enum(['DOCUMENT', 'IN_REVIEW', 'REJECTED', 'OWED', 'WAITING_FOR_PARTNER']),
  document: z.string().nullable(),
  words: z.string(),
  todo: z.string(),
})

export const contributionRoom = z.strictObject({
  account_type: accountType,
  tax_year: taxYear,
  is_known: z.boolean().meta({ description: 'Whether the tax office has told the limit of that year.' }),
  limit: amount.nullable(),
  contributed: amount,
  room: amount.nullable(),
  is_certain: z.boolean(),
  last_day: day,
  words: z.string(),
})
