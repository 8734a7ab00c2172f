/**
 * Every record that answers are saved in, with the columns that a page may fill: what `store` in a step file can say. The service has all of
 * them; an answer that stays in one browser has no store.
 */
const answerRecords = {
  alt_loan: ['borrow_amount', 'offers_choice', 'term', 'terms_condition'],
  alt_personal_information: ['names', 'zipcodes'],
  consents: ['account_link', 'card_on_file', 'text_results'],
  contact_messages: ['message'],
  custom_portfolios: ['choice', 'securities'],
  employers: ['list', 'company_name', 'start_year', 'end_year', 'record_keeper_selected_name', 'other_provider', 'salary'],
  financial_accounts: ['account_number', 'account_subtype', 'bank_link', 'bank_link_way', 'inst_name', 'locate_choice', 'routing_number'],
  found_accounts: ['plan', 'plans', 'selected'],
  investment_account_info: ['account_type', 'self_employed'],
  ira_accounts: ['account_number', 'application_confirmed', 'check_address', 'check_payable_to', 'ira_type', 'provider'],
  known_providers: ['balance', 'current_job', 'current_plan_loan', 'record_keeper_name'],
  letter_of_authorization: ['signed_name'],
  loan_requests: ['sent'],
  loans: ['annual_income', 'borrow_amount', 'confirmed', 'credit_rating', 'fee_card', 'fee_payment', 'purpose', 'term'],
  manual_accounts: ['list', 'company_name', 'institution_name', 'other_provider', 'current_balance'],
  memberships: ['concierge', 'member', 'pay_membership', 'pay_performance', 'pay_tip', 'tip_amount', 'tip_card'],
  payments: ['card', 'payment_consent', 'payment_method', 'receipt_email'],
  personal_information: [
    'first_name',
    'last_name',
    'street_address',
    'city',
    'state',
    'zip_code',
    'phone_number',
    'dob',
    'ssn',
    'credit_card_num',
    'has_custodial_auth',
    'ira_interest',
  ],
  phone: ['code', 'may_call', 'may_record'],
  photo_id: ['uploaded_doctype', 'file', 'file_back'],
  refinance_loan: ['borrow_amount', 'term', 'lender', 'interest_rate', 'current_balance', 'current_term'],
  rollover_destinations: ['account_number', 'check_address', 'check_payable_to', 'institution', 'takes_roth'],
  safe_harbor_accounts: ['match', 'account_numbers'],
  savings_programs: ['first_date', 'tax_year', 'debit_authorization'],
  search_calls: ['scheduled_call', 'topic'],
  signing_sessions: ['sign_consent', 'signature', 'spouse_name'],
  terms_conditions: ['account_agreement', 'electronic_delivery', 'privacy_notice'],
  transfer_requests: ['amount', 'check_delivery', 'delivery', 'expected_date', 'more_needed', 'note', 'reference', 'rollover_consent'],
  unclaimed_properties: ['file_with_help', 'photo_id_type', 'photo_id', 'address_proof', 'filing_card', 'filing_confirmed'],
  unlocked_accounts: ['call_wanted', 'scheduled_call', 'scheduled_call_for_all'],
  unlocks: ['accounts'],
  user_providers: ['selected'],
  verification_documents: ['uploaded_doctype', 'file'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Records = typeof answerRecords
export type RecordName = keyof Records
/** A column of a record, as `store` names it. */
export type StoreName = { [R in RecordName]: `${R}.${Records[R][number]}` }[RecordName]

export const storeNames: readonly StoreName[] = Object.entries(answerRecords).flatMap(([record, columns]) =>
  // Object.entries forgets which column is of which record.
  columns.map((column) => `${record}.${column}` as StoreName),
)
