import type { FieldType } from '../steps/field-types.ts'

/**
 * Every record that answers are saved in, with the columns that a page may fill: what `store` in a step file can say. Each column has the
 * way in which it is asked: the service reads it as that. An answer that stays in one browser has no store.
 */
const answerRecords = {
  alt_loan: { borrow_amount: 'money', offers_choice: 'choice', term: 'choice', terms_condition: 'consent' },
  alt_personal_information: { names: 'rows', zipcodes: 'rows' },
  consents: { account_link: 'choice', card_on_file: 'consent', text_results: 'choice' },
  contact_messages: { message: 'long-text' },
  custom_portfolios: { choice: 'choice', securities: 'securities' },
  employers: {
    list: 'rows',
    company_name: 'company',
    start_year: 'year',
    end_year: 'year',
    record_keeper_selected_name: 'record-keeper',
    other_provider: 'text',
    salary: 'money',
  },
  financial_accounts: {
    account_number: 'account-number',
    account_subtype: 'choice',
    bank_link: 'bank-link',
    bank_link_way: 'choice',
    inst_name: 'bank-link',
    locate_choice: 'choice',
    routing_number: 'account-number',
  },
  found_accounts: { plan: 'choice', plans: 'account-plans', selected: 'accounts' },
  investment_account_info: { account_type: 'choice', self_employed: 'yes-no' },
  ira_accounts: {
    account_number: 'account-number',
    application_confirmed: 'consent',
    check_address: 'text',
    check_payable_to: 'text',
    ira_type: 'choice',
    provider: 'text',
  },
  known_providers: { balance: 'money', current_job: 'yes-no', current_plan_loan: 'yes-no', record_keeper_name: 'record-keeper' },
  letter_of_authorization: { signed_name: 'signature' },
  loan_requests: { sent: 'consent' },
  loans: {
    annual_income: 'money',
    borrow_amount: 'money',
    confirmed: 'consent',
    credit_rating: 'choice',
    fee_card: 'card',
    fee_payment: 'choice',
    purpose: 'choice',
    term: 'choice',
  },
  manual_accounts: {
    list: 'rows',
    company_name: 'company',
    institution_name: 'record-keeper',
    other_provider: 'text',
    current_balance: 'money',
  },
  memberships: {
    concierge: 'choice',
    member: 'choice',
    pay_membership: 'choice',
    pay_performance: 'choice',
    pay_tip: 'choice',
    tip_amount: 'money',
    tip_card: 'card',
  },
  payments: { card: 'card', payment_consent: 'consent', payment_method: 'choice', receipt_email: 'email' },
  personal_information: {
    first_name: 'name',
    last_name: 'name',
    street_address: 'address',
    city: 'text',
    state: 'state',
    zip_code: 'zip',
    phone_number: 'phone',
    dob: 'date',
    ssn: 'ssn',
    credit_card_num: 'card',
    has_custodial_auth: 'consent',
    ira_interest: 'yes-no',
  },
  phone: { code: 'code', may_call: 'consent', may_record: 'choice' },
  photo_id: { uploaded_doctype: 'choice', file: 'file', file_back: 'file' },
  refinance_loan: {
    borrow_amount: 'money',
    term: 'choice',
    lender: 'text',
    interest_rate: 'percent',
    current_balance: 'money',
    current_term: 'number',
  },
  rollover_destinations: {
    account_number: 'account-number',
    check_address: 'text',
    check_payable_to: 'text',
    institution: 'text',
    record_keeper: 'record-keeper',
    takes_roth: 'choice',
  },
  safe_harbor_accounts: { match: 'choice', account_numbers: 'rows' },
  savings_programs: { first_date: 'date', tax_year: 'choice', debit_authorization: 'consent' },
  search_calls: { scheduled_call: 'slot', topic: 'choice' },
  signing_sessions: { sign_consent: 'consent', signature: 'signature', spouse_name: 'text' },
  terms_conditions: { account_agreement: 'consent', electronic_delivery: 'consent', privacy_notice: 'consent' },
  transfer_requests: {
    amount: 'money',
    check_delivery: 'choice',
    delivery: 'choice',
    expected_date: 'date',
    more_needed: 'choices',
    note: 'long-text',
    reference: 'text',
    rollover_consent: 'consent',
  },
  unclaimed_properties: {
    file_with_help: 'choice',
    photo_id_type: 'choice',
    photo_id: 'file',
    address_proof: 'file',
    filing_card: 'card',
    filing_confirmed: 'consent',
  },
  unlocked_accounts: { call_wanted: 'choice', scheduled_call: 'slot', scheduled_call_for_all: 'slot' },
  unlocks: { accounts: 'accounts' },
  user_providers: { selected: 'accounts' },
  verification_documents: { uploaded_doctype: 'choice', file: 'file' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldType>>>>

type Records = typeof answerRecords
export type RecordName = keyof Records
/** A column of a record, as `store` names it. */
export type StoreName = { [R in RecordName]: `${R}.${keyof Records[R] & string}` }[RecordName]

const columnTypes: ReadonlyMap<string, FieldType> = new Map(
  Object.entries(answerRecords).flatMap(([record, columns]) =>
    Object.entries(columns).map(([column, type]) => [`${record}.${column}`, type] as const),
  ),
)

// Object.entries forgets which column is of which record.
export const storeNames = [...columnTypes.keys()] as readonly StoreName[]

/** Ways to answer that give the same kind of value: one line of text. */
const lines: ReadonlySet<FieldType> = new Set(['text', 'name', 'company', 'job-title', 'record-keeper'])

/** How a column can be asked. */
export function waysToAsk(store: string): readonly FieldType[] {
  const usual = columnTypes.get(store)
  if (usual === undefined) return []
  return usual === 'text' ? [...lines] : [usual]
}
