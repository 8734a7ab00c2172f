import { knownProviderContracts } from '@app/schemas/api/accounts/known-providers'
import { linkingContracts } from '@app/schemas/api/accounts/linking'
import { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { paymentContracts } from '@app/schemas/api/money/payments'
import { documentContracts } from '@app/schemas/api/people/documents'
import { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import { questionnaireContracts } from '@app/schemas/api/people/questionnaire'
import { type Attempts, type Customer, newCustomer, withKey } from './customers.ts'
import { openLoans } from './open-loans.ts'
import { signNotes } from './sign-notes.ts'

type Account = { readonly id: string; readonly number: string }

/** A person with an open IRA, a linked bank, cash to take out, a plan that has lent to them and the right to pay by card. */
export type Investor = Customer & {
  readonly number: number
  readonly account: Account
  /** Their individual 401(k). */
  readonly plan: Account
  /** Their bank sends the debits for its payments back, so that something is due. */
  readonly lateLoanId: string
  /** Its payments arrive. */
  readonly paidLoanId: string
  /** What the company that takes cards calls them. */
  readonly payer: string
  /** What was written while they were made ready, in the words of `money-rows.ts`. */
  readonly before: readonly string[]
}

export const dayMs = 86_400_000
const opensWithinMs = 7 * dayMs
/** Until the first deposits can be taken out, and lent. */
const availableWithinMs = 14 * dayMs
/** The money of a loan is sent and arrives; its first payment is debited, comes back, is debited once more and comes back again. */
const untilDueMs = [7 * dayMs, 5 * dayMs, 15 * dayMs, 5 * dayMs, 5 * dayMs, 5 * dayMs]
const firstDeposit = 50_000
const rolledIn = 90_000

/** Makes so many ready by the calls of a browser. `pass` lets time go by until all is done that was due. */
export async function makeInvestors(
  port: number,
  count: number,
  attempts: Attempts,
  pass: (ms: number) => Promise<void>,
): Promise<readonly Investor[]> {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const known = await Promise.all(numbers.map(async (number) => makeKnown(await newCustomer(port, number, attempts), number)))
  const asked = await Promise.all(known.map(openAccounts))
  await pass(opensWithinMs)
  const savers = await Promise.all(asked.map(payIn))
  await pass(availableWithinMs)
  const investors = await Promise.all(savers.map(borrow))
  for (const ms of untilDueMs) await pass(ms)
  return investors
}

/** Enters personal data, signs the authorization, answers questions, agrees to the terms, links a bank. */
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

async function openAccounts(customer: Customer & { readonly number: number }) {
  const { sends } = customer
  const open = async (account_type: 'TRADITIONAL_IRA' | 'INDIVIDUAL_401K'): Promise<Account> => {
    const { pk, account_number } = await sends(brokerageContracts.openBrokerageAccount, withKey({ account_type }))
    return { id: pk, number: account_number }
  }
  const [account, plan] = [await open('TRADITIONAL_IRA'), await open('INDIVIDUAL_401K')]
  await sends(knownProviderContracts.addKnownProvider, { body: { record_keeper_name: 'Sample Trust', balance: 80_000 } })
  await signNotes(customer)
  const { customer_id: payer } = await sends(paymentContracts.createCustomer, { body: {} })
  return { ...customer, account, plan, payer, before: ['provider Sample Trust'] }
}

type Saver = Awaited<ReturnType<typeof openAccounts>>

async function payIn(saver: Saver): Promise<Saver> {
  const deposit = async ({ number }: Account, amount: number) => {
    const body = { account_number: number, contribution_type: 'ROLLOVER', amount }
    const { pk } = await saver.sends(brokerageContracts.deposit, withKey(body))
    return `transfer ${pk} IN of ${amount * 100}`
  }
  const deposits = [await deposit(saver.account, firstDeposit), await deposit(saver.plan, rolledIn)]
  return { ...saver, before: [...saver.before, ...deposits] }
}

async function borrow(saver: Saver): Promise<Investor> {
  const [late, paid] = await openLoans(saver)
  return { ...saver, lateLoanId: late.id, paidLoanId: paid.id, before: [...saver.before, late.item, paid.item] }
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
