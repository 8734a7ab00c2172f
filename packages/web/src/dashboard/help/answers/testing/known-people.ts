import type { Rollover } from '../../../../screens/data/accounts/rollovers.ts'
import type { Loan } from '../../../../screens/data/loans/loans.ts'
import type { BrokerageAccount, BrokerageIssue } from '../../../../screens/data/money/ira-accounts.ts'
import type { Membership } from '../../../../screens/data/money/payments.ts'
import type { Change } from '../../../../screens/data/money/recharacterizations.ts'
import type { Schedule, Transfer } from '../../../../screens/data/money/transfers.ts'
import type { DocumentRequest } from '../../../../screens/data/papers/document-requests.ts'
import type { OwnDocument } from '../../../../screens/data/papers/own-documents.ts'
import type { Match, Unclaimed } from '../../../../screens/data/search/unclaimed.ts'
import type { Known, Question } from '../answer.ts'
import { answersOf } from '../answers-of.ts'

/** Nothing has come yet, or nothing could be had. */
export const unknown: Known = {
  ...{ email: 'ada@example.com', moves: undefined, accounts: undefined, issues: undefined, loans: undefined, program: undefined },
  ...{ schedules: undefined, transfers: undefined, bank: undefined, memberships: undefined, share: undefined, asked: undefined },
  ...{ found: undefined, providers: undefined, changes: undefined },
  ...{ documents: undefined, letter: undefined, closing: undefined, states: undefined },
}

const search = { free: { is_free: true, words: '', claim_page: '' }, search: { state: 'done', looked_at: null } } as const
export const stateMoney = (...results: Match[]): Unclaimed => ({ ...search, results })

/** All of it is known, and there is nothing. */
export const newcomer: Known = {
  ...unknown,
  ...{ moves: [], accounts: [], issues: [], loans: [], schedules: [], transfers: [], memberships: [], asked: [], documents: [] },
  ...{ found: [], providers: [], changes: [] },
  letter: { letters: [], results: [], count: 0 },
  closing: { obstacles: [], asked_at: null, closes_at: null },
  states: stateMoney(),
  share: {
    ...{ product_id: 'share', title: 'A share', about: '', percent: 1, most: 100, example: { moved: 1000, fee: 10 }, disclosure: '' },
    ...{ decline_words: '', terms: '', is_optional: true, chosen_at: null },
  },
}

export const loan: Loan = {
  ...{ pk: 'l1', version: 1, user: 'ada', status: 'ACTIVE', borrow_amount: 8000, interest_rate: 7.75, term: 4, purpose: 'debt' },
  ...{ payment_frequency: 'monthly', payments: 48, payment_amount: 194.37, monthly_payment_amount: 194.37, origination_fee: 75 },
  ...{ fee_payment: 'proceeds', amount_received: 7925, total_interest: 1329, total_cost: 1404, total_of_payments: 9329 },
  ...{ true_cost_rate: 8.2, spouse_consent_required: false, current_principal: 7800, next_repayment_date: '2026-12-20' },
  ...{ next_debit: { on: '2026-12-20', amount: 194.37 }, due_amount: 0, due_since: null },
  ...{ payments_under_way: 0, spouse_consent: false, terms_version: '1', offer_ends_on: null, fee_card: null, fee_is_paid: false },
  ...{ pays_out_on: '2026-08-20', awaits: [], covered_amount: null, lapses_on: null, past_due_amount: 0, make_up_by: null },
  ...{ created_at: '2026-08-18T10:00:00.000Z', confirmed_at: '2026-08-19T10:00:00.000Z' },
}
export const lateLoan: Loan = {
  ...{ ...loan, status: 'PAST_DUE', past_due_amount: 388.74, make_up_by: '2026-12-31', next_repayment_date: '2026-09-20' },
  ...{ due_amount: 583.11, due_since: '2026-09-20' },
}

const stage = (name: Rollover['stages'][number]['stage'], reached: string | null, expected: string | null = null) => ({
  ...{ stage: name, reached_on: reached, expected_by: expected },
})
export const move: Rollover = {
  ...{ pk: 'r1', found_account: null, source: 'named', employer_name: 'Inkwell', record_keeper_name: 'Example Plan Keepers' },
  ...{ state: 'accepted', refused_why: null, way: 'direct-check', amount: 8757, arrived: 0, payments: [], can_cancel: true },
  to: [{ tax_kind: 'pre-tax', kind: 'ours', name: 'Traditional IRA', payable_to: '', check_address: null }],
  stages: [stage('requested', '2026-11-02'), stage('accepted', '2026-11-04'), stage('sent', null, '2026-12-04'), stage('received', null)],
  ...{ days_overdue: 0, days_out_of_market: null, sixty_days_end: null, days_left_of_sixty: null, withheld: null },
  ...{ checks_to_expect: 1, form_1099r_codes: ['G'], next_step: 'It is getting the payment ready.' },
}

export const account: BrokerageAccount = {
  ...{ pk: 'a1', account_number: '8008', last_four: '8008', account_type: 'TRADITIONAL_IRA', registration: 'Traditional IRA' },
  ...{ is_active: true, state: 'ACTIVE', state_words: 'It is open.', waiting_for_partner: false, asked_documents: [] },
  ...{
    cash_available: 0,
    pending: 0,
    unsettled: 0,
    held: 0,
    owed: 0,
    invested: 500,
    valued_at: null,
    asked_at: '2026-01-02T10:00:00.000Z',
  },
  active_at: '2026-01-03T10:00:00.000Z',
}
export const issue: BrokerageIssue = {
  ...{ account_number: '8008', kind: 'OWED', document: null, words: 'You owe $40.00.', todo: 'Make a deposit.' },
}

export const withdrawal: Transfer = {
  ...{ pk: '11111111-1111-4111-8111-1111111177aa', account_number: '8008', direction: 'WITHDRAWAL', contribution_type: null },
  ...{ distribution_type: null, tax_year: 2026, amount: 400, federal_withholding_percent: 10, tax_withheld: 40 },
  ...{ state_withholding_percent: 0, state_tax_withheld: 0, net_amount: 360, additional_tax: 0, recharacterized: 0, state: 'SENT' },
  ...{ state_words: 'On its way to your bank.', processed: false, waiting_for_partner: false, reason: null, bank_last_four: '4321' },
  ...{ payment_way: null, transfer_schedule_id: null, loan_id: null, asked_at: '2026-11-25T10:00:00.000Z', waits_until: null },
  ...{ sent_at: '2026-11-25T11:00:00.000Z', settled_at: null, available_on: null, ended_at: null },
}
export const returned: Transfer = {
  ...{ ...withdrawal, direction: 'DEPOSIT', contribution_type: 'CURRENT_YEAR', state: 'RETURNED', processed: true },
  ...{ state_words: 'Your bank sent it back.', reason: 'There was too little in your account.' },
}

export const change: Change = {
  ...{ pk: '11111111-1111-4111-8111-1111111188bb', transfer_id: withdrawal.pk, tax_year: 2026, account_number: '8008', amount: 500 },
  ...{ account_type: 'TRADITIONAL_IRA', to_account_number: '9020', to_account_type: 'ROTH_IRA', moves: 512.5, earnings: 12.5 },
  ...{ state: 'SENT', state_words: 'On its way to your Roth IRA.', waiting_for_partner: false, reason: null, moved_by: '2026-12-02' },
  ...{ asked_at: '2026-11-25T10:00:00.000Z', waits_until: null, settled_at: null, ended_at: null },
}

export const schedule: Schedule = {
  ...{
    transfer_schedule_id: 's1',
    version: 1,
    account_number: '8008',
    contribution_type: 'CURRENT_YEAR',
    amount: 150,
    frequency: 'MONTHLY',
    status: 'ACTIVE',
  },
  ...{ first_date: '2026-01-15', next_dates: ['2026-12-15'], days: [] },
}

export const membership: Membership = {
  ...{ pk: 'm1', membership_id: 'm1', subscription_id: 'm1', plan: { name: 'concierge', title: 'Concierge' }, status: 'active', price: 9 },
  ...{ period: 'month', renews: true, can_renew: true, period_starts_at: '2026-11-12T10:00:00.000Z', cancelled_at: null, ended_at: null },
  ...{ period_ends_at: '2026-12-12T10:00:00.000Z', next_payment_at: '2026-12-12T10:00:00.000Z', ended_because: null },
  ...{ open_invoice: null, entitlements: [], version: 1 },
}

export const asked: DocumentRequest = {
  ...{ investigation_document_id: 'd1', doc_type: 'passport', reason: 'The photo was too dark.', status: 'USER_NOTIFIED' },
  ...{ refused_because: null, requested_at: '2026-11-20T10:00:00.000Z' },
}
export const taxForm: OwnDocument = {
  ...{ pk: 'p1', doc_category: 'TAX_FORM', doc_type: 'form-1099-r', vendor: null, status: 'FILED', reason: null, account_last_four: null },
  ...{ date: '2026-01-20', file_name: 'Form 1099-R.pdf', file_kind: 'pdf', size_bytes: 1, created_at: '2026-01-20T10:00:00.000Z' },
}

export const match: Match = {
  ...{ pk: 'u1', version: 1, state: 'claim-started', held_by: 'OH', state_reference: '1', holder: 'Harbor Trust', kind: 'IRA' },
  free_way: { state_name: 'Ohio', claim_page: '', is_states_own_page: true, papers: [], usual_wait: '' },
  ...{ is_retirement: true, report_year: 2020, address_on_record: { city: null, state: null, zip_code: null }, amount: 120 },
  ...{ amount_from: null, amount_to: null, amount_words: '$120.00', confidence: 90, why: '', is_new: false, found_at: '2026-11-01' },
  ...{ how: 'free', claim_started_at: '2026-11-02', filed_on: null, late_since: null, claimed_at: null, claimed_amount: null },
}

const now = new Date('2026-11-28T12:00:00.000Z')

export function answersFor(known: Partial<Known>, spoken: 'en' | 'es' = 'en') {
  return answersOf({ ...newcomer, ...known }, { spoken, now, statesPlace: '/claim-states/list' })
}

/** The answer to one question. */
export function answerTo(question: Question, known: Partial<Known>, spoken: 'en' | 'es' = 'en') {
  const answer = answersFor(known, spoken).find((one) => one.question === question)
  if (!answer) throw new Error(`Nobody asks ${question}.`)
  return answer
}
