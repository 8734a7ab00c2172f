import { z } from 'zod'
import { addTestChange } from '../../domains/brokerage/testing/add-test-change.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** Rows that somebody owns. */
export type Made = {
  /** What another person would have to send to reach a row of theirs, by the name of the call. */
  readonly reach: Readonly<Record<string, { readonly id: string; readonly payload?: object }>>
  readonly secrets: readonly string[]
}

type Body = Awaited<ReturnType<TestApp['ask']>>['body']
export type Send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, base?: number) => Promise<Body>

const accounts = '/api/v1/accounts'
const financial = '/api/v1/financial_accounts'
const loans = '/api/v1/loans'
const memberships = '/api/v1/memberships'

export const made = z.object({ pk: z.string() })
const linked = z.object({ linked_institution: made, accounts: z.array(made) })
const listed = z.object({ results: z.array(made) })
const slots = z.object({ results: z.array(z.object({ starts_at: z.string() })) })

/** A loan from their own plan, one from elsewhere, and one to replace another. */
export async function makeLoans(send: Send, lender: string): Promise<Made> {
  const loan = await send('POST', `${loans}/add_user_loan/`, { borrow_amount: 4321, term: 3 })
  const altLoan = await send('POST', `${loans}/alt_loan/create/`, { provider: lender, annual_income: 61_234 })
  const refinance = await send('POST', `${loans}/refinance_loan/create/`, { lender, annual_income: 61_234 })
  const reach = {
    getLoan: { id: loan.pk },
    getLoanSchedule: { id: loan.pk },
    updateLoan: { id: loan.pk, payload: { term: 2 } },
    listPastDueRepayments: { id: loan.pk },
    payPastDueRepayments: { id: loan.pk, payload: { amount: 1 } },
    listLoanPayments: { id: loan.pk },
    payLoan: { id: loan.pk, payload: { what: 'all', amount: 1 } },
    quoteExtraPayment: { id: loan.pk, payload: { amount: 50 } },
    readPaper: { id: `loan-${loan.pk}` },
    updateAltLoan: { id: altLoan.pk, payload: { term: 2 } },
    sendAltLoan: { id: altLoan.pk, payload: {} },
    updateRefinanceLoan: { id: refinance.pk, payload: { term: 2 } },
    sendRefinanceLoan: { id: refinance.pk, payload: {} },
  }
  return { reach, secrets: [loan.pk, altLoan.pk, refinance.pk] }
}

/** How they invest, and what they put in each month. */
export async function makePortfolio(send: Send, dob: string): Promise<Made> {
  const plan = { planned_retirement_age: 67, dob, investment_goal: 'balanced' }
  const { portfolio_model_id } = await send('POST', '/api/v1/portfolios/model/', plan)
  const portfolio = await send('POST', '/api/v1/portfolios/update/', { portfolio_model_id })
  const savings = await send('POST', '/api/v1/portfolios/savings_program/create/', { amount: 50, frequency: 'monthly' })
  const reach = {
    listInvestmentFunds: { id: portfolio.pk },
    listPortfolioActivities: { id: portfolio.pk },
    updateSavingsProgram: { id: savings.pk, payload: { amount: 60 } },
    draftSavingsProgram: { id: savings.pk, payload: { amount: 70, frequency: 'weekly', first_date: savings.first_date } },
  }
  return { reach, secrets: [portfolio.pk, savings.pk] }
}

/** A membership, and the card that paid for something. */
export async function makeMembership(send: Send): Promise<Made> {
  const { customer_id } = await send('POST', `${memberships}/stripe/customer/create/`)
  const bought = { customer_id, product_id: 'concierge', price: 99, payment_method_id: 'pm_card_visa' }
  const { payment } = await send('POST', `${memberships}/stripe/customer/charge/`, bought)
  const [card] = (await send('GET', `${memberships}/stripe/customer/`)).payment_methods
  const membership = await send('POST', `${memberships}/create/`, { plan_name: 'retirement_account_membership' })
  const reach = {
    removeCard: { id: card.id },
    activateMembership: { id: membership.pk },
    readCardTerms: { id: 'concierge' },
    openPayPalOrder: { id: 'find_money' },
  }
  return { reach, secrets: [payment.pk, membership.pk, customer_id, card.id] }
}

/** An IRA with us, and a contribution that was changed into one to it. */
export async function makeBrokerageAccount(service: TestApp, send: Send, personId: string): Promise<Made> {
  const { results: terms } = await send('GET', '/api/v1/documents/terms-condition/')
  const documents = terms.map(({ document, version }: { document: string; version: string }) => ({ document, version }))
  await send('POST', '/api/v1/documents/terms-condition/accept/', { documents })
  const { pk, account_number } = await send('POST', '/api/v1/apex/user/accounts/open/', { account_type: 'TRADITIONAL_IRA' })
  const change = await addTestChange(service, personId, String(pk))
  const reach = {
    listAccountTransferRequests: { id: account_number },
    takeRecharacterizationBack: { id: change, payload: {} },
  }
  return { reach, secrets: [pk, account_number, change] }
}

export async function makeDeposit(send: Send): Promise<Made> {
  const { results: held } = await send('GET', '/api/v1/apex/user/accounts/?is_active=true')
  const put = { account_number: held[0].account_number, amount: 25, contribution_type: 'CURRENT_YEAR' }
  const { pk: id } = await send('POST', '/api/v1/apex/user/transfer/deposit/create/', put)
  return { reach: { takeTransferBack: { id, payload: {} } }, secrets: [id] }
}

/** A request to move an account that was entered by hand, to the plan of a new employer. */
export async function makeRollover(send: Send, institution: string): Promise<Made> {
  const plan = { institution, account_number: '41771155' }
  const { pk: pre_tax } = made.parse(await send('POST', `${accounts}/rollover_destinations/`, plan))
  const [manual] = listed.parse(await send('GET', `${financial}/manual_accounts/`)).results
  const pk = manual?.pk ?? ''
  await send('POST', `${financial}/manual_unlock_requested/`, { accounts: { unlock: [pk], lock: [] } })
  await send('POST', `${financial}/unlocked_accounts/rollover_request/`, { pk, destination: { pre_tax } })
  const { results } = listed.parse(await send('GET', `${accounts}/found_accounts_tracker/`))
  const id = results[0]?.pk ?? ''
  return { reach: { cancelRollover: { id }, confirmArrival: { id, payload: { amount: 1 } } }, secrets: [id] }
}

/** A link, an account by hand, an IRA, a number and a call. */
export async function makeAccounts(send: Send, name: string, phone: string, email: string): Promise<Made> {
  const chosen = new URLSearchParams({ name: `${name} account`, account: `99${phone}`, nonce: email })
  const link = await send('POST', `${financial}/plaid/exchange_public_token/`, { public_token: `public-sandbox-bank?${chosen}` })
  const {
    linked_institution: institution,
    accounts: [account],
  } = linked.parse(link)
  const manual = made.parse(
    await send('POST', `${financial}/manual_accounts/create/`, { institution_name: `${name} Plans`, current_balance: 4321 }),
  )
  const iraForm = { provider: `${name} IRAs`, account_number: `77${phone}`, existing_ira: true }
  const ira = made.parse(await send('POST', `${accounts}/add_ira_account/`, iraForm))
  await send('POST', `${accounts}/confirm_phone/`, { phone_number: phone })
  const scheduled_call = slots.parse(await send('GET', `${accounts}/calls/slots/`)).results.at(-1)?.starts_at
  const call = made.parse(await send('POST', `${accounts}/calls/`, { scheduled_call }))
  const reach = {
    refreshLinkedInstitution: { id: institution.pk },
    removeLinkedInstitution: { id: institution.pk },
    updateFinancialAccount: { id: account?.pk ?? '', payload: { nickname: 'Thief' } },
    updateManualAccount: { id: manual.pk, payload: { institution_name: 'Elsewhere' } },
    deleteManualAccount: { id: manual.pk },
    updateIraAccount: { id: ira.pk, payload: { ...iraForm, provider: 'Elsewhere' } },
    moveCall: { id: call.pk, payload: { scheduled_call } },
    cancelCall: { id: call.pk },
    downloadCall: { id: call.pk },
  }
  return { reach, secrets: [institution.pk, account?.pk ?? '', manual.pk, ira.pk, call.pk] }
}
