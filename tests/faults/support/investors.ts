import { knownProviderContracts } from '@app/schemas/api/accounts/known-providers'
import { linkingContracts } from '@app/schemas/api/accounts/linking'
import { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { loanContracts } from '@app/schemas/api/money/loans'
import { paymentContracts } from '@app/schemas/api/money/payments'
import { documentContracts } from '@app/schemas/api/people/documents'
import { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import { questionnaireContracts } from '@app/schemas/api/people/questionnaire'
import { type Attempts, type Customer, newCustomer, withKey } from './customers.ts'
import { signNotes } from './sign-notes.ts'

/** Somebody with an open account, a linked bank, cash to take out, a loan to pay back and the right to pay by card. */
export type Investor = Customer & {
  readonly number: number
  readonly account: { readonly id: string; readonly number: string }
  readonly loanId: string
  /** What the company that takes cards calls them. */
  readonly payer: string
  /** What was written while they were made ready, in the words of `money-rows.ts`. */
  readonly before: readonly string[]
}

export const dayMs = 86_400_000
const opensWithinMs = 7 * dayMs
/** Until the first payments of the loan are due and the first deposit can be taken out. */
const duesWithinMs = 35 * dayMs
const firstDeposit = 50_000
const firstLoan = 25_000

/** Makes so many ready by the calls of a browser. `pass` lets time go by until all is done that was due. */
export async function makeInvestors(
  port: number,
  count: number,
  attempts: Attempts,
  pass: (ms: number) => Promise<void>,
): Promise<readonly Investor[]> {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const known = await Promise.all(numbers.map(async (number) => makeKnown(await newCustomer(port, number, attempts), number)))
  const asked = await Promise.all(known.map(askForAll))
  await pass(opensWithinMs)
  const investors = await Promise.all(asked.map(payIn))
  await pass(duesWithinMs)
  return investors
}

/** Tells who they are, signs the letter, answers questions, agrees to the terms, links a bank. */
export async function makeKnown(customer: Customer, number: number): Promise<Customer & { readonly number: number }> {
  const { sends } = customer
  const ssn = `518-23-${1001 + number}`
  const record = await sends(personalInformationContracts.addPersonalInformation, withKey({ ...form, ssn }))
  await sends(personalInformationContracts.signLetter, {
    params: { id: record.pk },
    headers: { 'if-match': `"${record.version}"` },
    body: { has_custodial_auth: true, signed_name: 'Pat Example' },
  })
  await sends(questionnaireContracts.addInvestmentAccountInfo, withKey(answers))
  const { results: terms } = await sends(documentContracts.readTerms)
  const documents = terms.map(({ document, version }) => ({ document, version }))
  await sends(documentContracts.acceptTerms, { body: { documents } })
  const public_token = `public-sandbox-bank?name=Everyday&balance=900000&nonce=${number}`
  await sends(linkingContracts.exchangePublicToken, { body: { public_token } })
  return { ...customer, number }
}

async function askForAll(customer: Customer & { readonly number: number }) {
  const { sends } = customer
  const account = await sends(brokerageContracts.openBrokerageAccount, withKey({ account_type: 'TRADITIONAL_IRA' }))
  await sends(knownProviderContracts.addKnownProvider, { body: { record_keeper_name: 'Sample Trust', balance: 80_000 } })
  // Money is lent only on savings that whoever keeps them has confirmed.
  const public_token = `public-sandbox-plan?name=Old+plan&balance=80000&nonce=${customer.number}`
  await sends(linkingContracts.exchangeInvestmentToken, { body: { public_token, inst_name: 'Sample Retirement Services' } })
  const wish = { borrow_amount: firstLoan, term: 1, payment_frequency: 'biweekly' }
  const loan = await sends(loanContracts.addUserLoan, withKey(wish))
  await sends(loanContracts.confirmLoan, withKey({ loan_id: loan.pk }))
  await signNotes(customer)
  const { customer_id: payer } = await sends(paymentContracts.createCustomer, { body: {} })
  const before = ['provider Sample Trust', `loan ${loan.pk} of ${firstLoan * 100} confirmed`]
  return { ...customer, account: { id: account.pk, number: account.account_number }, loanId: loan.pk, payer, before }
}

async function payIn(investor: Awaited<ReturnType<typeof askForAll>>): Promise<Investor> {
  const body = { account_number: investor.account.number, contribution_type: 'ROLLOVER', amount: firstDeposit }
  const { pk } = await investor.sends(brokerageContracts.deposit, withKey(body))
  return { ...investor, before: [...investor.before, `transfer ${pk} IN of ${firstDeposit * 100}`] }
}

const form = {
  street_address: '1 Main Street',
  city: 'Springfield',
  state: 'IL',
  zip_code: '62701',
  phone_number: '2175550123',
  dob: '1980-01-02',
  ira_interest: true,
  has_custodial_auth: false,
}

const answers = { citizen_status: 'us-citizen', employment_status: 'self-employed', tax_filing_status: 'single' }
