import type { Person } from './person.ts'

/** A company that the samples know, and one that no filing knows. */
export const knownCompany = 'Rosewater Sample Hospital'
export const unknownCompany = 'Zzyx Qwv Nowhere'
/** A company of whose plan the sandbox says that people who work there cannot move their money. */
export const stillCompany = 'Still Brook Sample Mills'
/** One that no machine reaches, and one whose checks come back. */
export const byHandCompany = 'Handwritten Sample Hardware'
export const bouncingCompany = 'Bounce Sample Bindery'

/** What is answered where a walk does not say what. What is not named here takes the first answer that is offered. */
export function usualAnswers({ email, password: _password, ...person }: Person): Readonly<Record<string, unknown>> {
  const fullName = `${person.first_name} ${person.last_name}`
  return {
    ...person,
    receipt_email: email,
    employers: [{ company_name: knownCompany, start_year: 2014, end_year: 2018, record_keeper: 'Not in the list below' }],
    manual_accounts: [{ company_name: knownCompany, institution_name: 'Not in the list below' }],
    first_date: inAMonth(),
    signed_name: fullName,
    signature: fullName,
    provider: 'First Sample Brokerage',
    account_number: '000123456789',
    account_number_again: '000123456789',
    routing_number: '110000000',
    employer_name: knownCompany,
    job_title: 'Food chemist',
    planned_retirement_age: '67',
    liquidity_needs: 'after-10-years',
    risk_tolerance: 'medium',
    tip_amount: '5',
    amount: '41,200',
    affiliated_family_member: 'Jan Template',
    affiliated_organization: 'Senate of Samplonia',
    finra_affiliated_firm: 'Made-Up Brokerage',
    traded_company: false,
    politically_affiliated: false,
    finra_affiliated: false,
    trusted_contact: false,
    country_citizenship: 'Poland',
    borrow_amount: '15,000',
    annual_income: '$78,500',
    balance: '64,000',
    current_loan_balance: '11,800',
    interest_rate: '9.5',
    institution: 'New Mill 401(k)',
    institution_name: 'Not in the list below',
    record_keeper_name: 'Not in the list below',
    current_balance: '8,400',
    saving_amount: '75',
    help_message: 'How do I find an account of a company that was sold?',
    phone_code: '000000',
    custom_securities: [
      { fund: 'Fernhollow', percent: 60 },
      { fund: 'Quillmark', percent: 40 },
    ],
    file_with_help: 'self',
    contact_firstname: 'Mia',
    contact_lastname: 'Draft',
    contact_email: 'mia.draft@example.com',
    contact_phonenumber: '303-555-0188',
    more_needed: ['form'],
    services: ['find'],
    text_results: 'no',
  }
}

/** As people write it. */
function inAMonth(): string {
  const day = new Date(Date.now() + 40 * 86_400_000)
  return [day.getMonth() + 1, day.getDate(), day.getFullYear()].join('/')
}
