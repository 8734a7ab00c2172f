import type { StoreName } from './answer-records.ts'

/** What is asked in the questionnaire is a column of that record. */
type QuestionColumn = `questionnaire.${string}`
export type Column = StoreName | QuestionColumn

/** What reads an answer in the end. */
type Consumer = 'condition' | 'page' | 'rule' | 'paper' | 'partner' | 'email' | 'desk' | 'proof'

type Purpose = {
  readonly consumer: Consumer
  /** What the answer is for, in words. */
  readonly about: string
  /** The columns that it reads; or where the answer is read without being stored. */
  readonly reads: readonly Column[] | 'facts' | 'same-page' | 'typed-twice'
}

/**
 * What an answer can be for. Each has one consumer in code, which reads these columns and no others. An entry is added together with its
 * consumer: a test follows an answer of every column to it.
 */
export const purposes = {
  'what-comes-next': { consumer: 'condition', about: 'A condition reads it: it decides what comes next or is shown.', reads: 'facts' },
  'same-page': { consumer: 'page', about: 'It decides which fields the same page asks.', reads: 'same-page' },
  'typed-twice': { consumer: 'rule', about: 'Typed once more: both must be the same.', reads: 'typed-twice' },

  'account-application': {
    consumer: 'partner',
    about: 'The application for an account, as the brokerage gets it.',
    reads: [
      'personal_information.first_name',
      'personal_information.last_name',
      'personal_information.street_address',
      'personal_information.city',
      'personal_information.state',
      'personal_information.zip_code',
      'personal_information.phone_number',
      'personal_information.dob',
      'personal_information.ssn',
      'questionnaire.citizen_status',
      'questionnaire.country_citizenship',
      'questionnaire.employment_status',
      'questionnaire.employer_name',
      'questionnaire.job_title',
      'questionnaire.tax_filing_status',
      'questionnaire.spouse_dob',
      'questionnaire.annual_pretax_income',
      'questionnaire.estimated_networth',
      'questionnaire.liquid_networth',
      'questionnaire.estimated_tax_bracket',
      'questionnaire.experience_level',
      'questionnaire.risk_tolerance',
      'questionnaire.investment_goal',
      'questionnaire.planned_retirement_age',
      'questionnaire.liquidity_needs',
      'questionnaire.traded_company',
      'questionnaire.traded_company_symbols',
      'questionnaire.politically_affiliated',
      'questionnaire.affiliated_family_member',
      'questionnaire.affiliated_organization',
      'questionnaire.finra_affiliated',
      'questionnaire.finra_affiliated_firm',
      'questionnaire.trusted_contact',
      'questionnaire.contact_firstname',
      'questionnaire.contact_lastname',
      'questionnaire.contact_email',
      'questionnaire.contact_phonenumber',
      'questionnaire.beneficiary_firstname',
      'questionnaire.beneficiary_lastname',
      'questionnaire.beneficiary_dob',
    ],
  },
  'account-papers': {
    consumer: 'paper',
    about: 'The agreement that is signed for an account names who inherits it.',
    reads: ['questionnaire.beneficiary_firstname', 'questionnaire.beneficiary_lastname', 'questionnaire.beneficiary_dob'],
  },
  'account-kind': {
    consumer: 'rule',
    about: 'Which kind of account is opened, and whether one is asked for.',
    reads: [
      'investment_account_info.account_type',
      'investment_account_info.self_employed',
      'ira_accounts.application_confirmed',
      'questionnaire.loan_interest',
      'ira_accounts.ira_type',
    ],
  },
  agreements: {
    consumer: 'proof',
    about: 'The terms that were agreed to, in which version and when.',
    reads: ['terms_conditions.account_agreement', 'terms_conditions.electronic_delivery', 'terms_conditions.privacy_notice'],
  },
  'signed-papers': {
    consumer: 'paper',
    about: 'The papers that are signed, with the names under them.',
    reads: ['signing_sessions.sign_consent', 'signing_sessions.signature', 'signing_sessions.spouse_name'],
  },
  consent: {
    consumer: 'proof',
    about: 'What the person allows, with its moment, in the audit log.',
    reads: ['consents.account_link', 'consents.card_on_file', 'consents.text_results', 'phone.may_call', 'phone.may_record'],
  },
  'letter-of-authorization': {
    consumer: 'paper',
    about: 'The letter that lets us ask for accounts.',
    reads: [
      'personal_information.first_name',
      'personal_information.last_name',
      'personal_information.has_custodial_auth',
      'letter_of_authorization.signed_name',
    ],
  },
  'plan-search': {
    consumer: 'partner',
    about: 'What record keepers are asked with, and which of them are asked.',
    reads: [
      'employers.list',
      'employers.company_name',
      'employers.start_year',
      'employers.end_year',
      'employers.record_keeper_selected_name',
      'employers.other_provider',
      'personal_information.first_name',
      'personal_information.last_name',
      'personal_information.street_address',
      'personal_information.city',
      'personal_information.state',
      'personal_information.zip_code',
      'personal_information.phone_number',
      'personal_information.dob',
    ],
  },
  'fee-estimate': {
    consumer: 'rule',
    about: 'The estimate of what old plans cost.',
    reads: ['employers.salary'],
  },
  'unclaimed-search': {
    consumer: 'rule',
    about: 'The search in the lists of unclaimed money.',
    reads: [
      'personal_information.first_name',
      'personal_information.last_name',
      'personal_information.city',
      'personal_information.state',
      'personal_information.zip_code',
      'alt_personal_information.names',
      'alt_personal_information.zipcodes',
    ],
  },
  'claim-filing': {
    consumer: 'desk',
    about: 'The claim that we file with a state, and its papers.',
    reads: [
      'unclaimed_properties.file_with_help',
      'unclaimed_properties.photo_id_type',
      'unclaimed_properties.photo_id',
      'unclaimed_properties.address_proof',
      'unclaimed_properties.filing_card',
      'unclaimed_properties.filing_confirmed',
    ],
  },
  'identity-check': {
    consumer: 'partner',
    about: 'The documents that the brokerage asks for.',
    reads: [
      'photo_id.uploaded_doctype',
      'photo_id.file',
      'photo_id.file_back',
      'verification_documents.uploaded_doctype',
      'verification_documents.file',
    ],
  },
  'account-list': {
    consumer: 'page',
    about: 'Shown back in the list of their accounts.',
    reads: [
      'manual_accounts.list',
      'manual_accounts.company_name',
      'manual_accounts.institution_name',
      'manual_accounts.other_provider',
      'manual_accounts.current_balance',
      'safe_harbor_accounts.match',
      'safe_harbor_accounts.account_numbers',
    ],
  },
  'account-link': {
    consumer: 'partner',
    about: 'A bank or plan that is linked, and how.',
    reads: [
      'financial_accounts.bank_link',
      'financial_accounts.bank_link_way',
      'financial_accounts.inst_name',
      'financial_accounts.locate_choice',
      'financial_accounts.account_number',
      'financial_accounts.account_subtype',
      'financial_accounts.routing_number',
    ],
  },
  rollover: {
    consumer: 'partner',
    about: 'Which accounts are moved, and where their money goes.',
    reads: [
      'found_accounts.plan',
      'found_accounts.plans',
      'found_accounts.selected',
      'unlocks.accounts',
      'user_providers.selected',
      'ira_accounts.account_number',
      'ira_accounts.check_address',
      'ira_accounts.check_payable_to',
      'ira_accounts.ira_type',
      'ira_accounts.provider',
      'transfer_requests.check_delivery',
      'transfer_requests.delivery',
      'transfer_requests.rollover_consent',
    ],
  },
  'rollover-log': {
    consumer: 'page',
    about: 'What a plan said about a move, in its log.',
    reads: [
      'transfer_requests.amount',
      'transfer_requests.delivery',
      'transfer_requests.expected_date',
      'transfer_requests.more_needed',
      'transfer_requests.note',
      'transfer_requests.reference',
    ],
  },
  'loan-limit': {
    consumer: 'rule',
    about: 'Whether a person may borrow from an individual 401(k), and how much.',
    reads: ['questionnaire.employment_status', 'questionnaire.tax_filing_status', 'questionnaire.has_employees'],
  },
  loan: {
    consumer: 'paper',
    about: 'The loan that is asked for, its terms and its fee.',
    reads: [
      'loans.borrow_amount',
      'loans.term',
      'loans.purpose',
      'loans.fee_payment',
      'loans.fee_card',
      'loans.confirmed',
      'personal_information.state',
    ],
  },
  'outside-loan': {
    consumer: 'desk',
    about: 'A request that a colleague answers: a loan from a lender, from the plan at work, or one to be replaced.',
    reads: [
      'alt_loan.offers_choice',
      'alt_loan.borrow_amount',
      'alt_loan.term',
      'alt_loan.terms_condition',
      'refinance_loan.borrow_amount',
      'refinance_loan.term',
      'refinance_loan.lender',
      'refinance_loan.interest_rate',
      'refinance_loan.current_balance',
      'refinance_loan.current_term',
      'known_providers.record_keeper_name',
      'known_providers.balance',
      'known_providers.current_job',
      'known_providers.current_plan_loan',
      'loans.purpose',
      'loans.annual_income',
      'loans.credit_rating',
      'loan_requests.sent',
      'questionnaire.services',
    ],
  },
  'money-request': {
    consumer: 'desk',
    about: 'What a person wants to do with a balance that was found, for the colleague who helps with it.',
    reads: ['questionnaire.balance_found_request'],
  },
  'investment-mix': {
    consumer: 'rule',
    about: 'The mix of investments that is suggested, and whether a chosen one fits.',
    reads: [
      'questionnaire.risk_tolerance',
      'questionnaire.investment_goal',
      'questionnaire.planned_retirement_age',
      'questionnaire.liquidity_needs',
    ],
  },
  'chosen-mix': {
    consumer: 'rule',
    about: 'What the money is invested in.',
    reads: ['custom_portfolios.choice', 'custom_portfolios.securities'],
  },
  'contribution-limit': {
    consumer: 'rule',
    about: 'How much may be put in for a year.',
    reads: ['questionnaire.annual_pretax_income', 'questionnaire.tax_filing_status', 'personal_information.dob'],
  },
  deposits: {
    consumer: 'partner',
    about: 'The deposits that are taken from the bank, and when.',
    reads: [
      'questionnaire.saving_amount',
      'questionnaire.saving_frequency',
      'savings_programs.first_date',
      'savings_programs.tax_year',
      'savings_programs.debit_authorization',
    ],
  },
  membership: {
    consumer: 'rule',
    about: 'How the service is paid for.',
    reads: [
      'memberships.concierge',
      'memberships.member',
      'memberships.pay_membership',
      'memberships.pay_performance',
      'memberships.pay_tip',
    ],
  },
  payment: {
    consumer: 'partner',
    about: 'A payment, or a card that is saved for one, at the payment company.',
    reads: [
      'payments.card',
      'payments.payment_consent',
      'payments.payment_method',
      'memberships.tip_amount',
      'memberships.tip_card',
      'personal_information.credit_card_num',
    ],
  },
  receipt: { consumer: 'email', about: 'Where the receipt is sent.', reads: ['payments.receipt_email'] },
  call: {
    consumer: 'partner',
    about: 'A call that is booked: when, about what, and on which number.',
    reads: [
      'personal_information.phone_number',
      'phone.code',
      'search_calls.scheduled_call',
      'search_calls.topic',
      'unlocked_accounts.call_wanted',
      'unlocked_accounts.scheduled_call',
      'unlocked_accounts.scheduled_call_for_all',
    ],
  },
  text: {
    consumer: 'partner',
    about: 'Texts about a search: whether, and to which number.',
    reads: ['consents.text_results', 'personal_information.phone_number'],
  },
  'help-message': { consumer: 'desk', about: 'A message that our people answer.', reads: ['contact_messages.message'] },
} as const satisfies Readonly<Record<string, Purpose>>

export type PurposeName = keyof typeof purposes

/** The columns that a purpose reads, as types: a consumer takes these and no others. */
export type ColumnOf<P extends PurposeName> = (typeof purposes)[P]['reads'] extends readonly (infer C)[] ? C & Column : never
/** Those of them that are answers to questions, by the name of the question. */
export type QuestionFor<P extends PurposeName> = ColumnOf<P> extends infer C ? (C extends `questionnaire.${infer Q}` ? Q : never) : never

export const purposeNames = Object.keys(purposes).filter(isPurposeName)

/** The purposes that read a column. */
export function purposesOf(column: string): readonly PurposeName[] {
  return purposeNames.filter((name) => columnsOf(name).some((read) => read === column))
}

/** The columns that a purpose reads; none for one that reads no stored answer. */
export function columnsOf(name: PurposeName): readonly Column[] {
  const { reads }: Purpose = purposes[name]
  return typeof reads === 'string' ? [] : reads
}

function isPurposeName(name: string): name is PurposeName {
  return Object.hasOwn(purposes, name)
}
