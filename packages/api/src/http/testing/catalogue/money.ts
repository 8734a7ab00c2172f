import { dayOf } from '@app/schemas/rules/days/days'
import { amountWithCents } from '../../../domains/loans/testing/loan-with-cents.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { CatalogueClient } from './client.ts'
import { passDays } from './people.ts'

const api = '/api/v1'
const apex = `${api}/apex`

type Sign = () => Promise<void>

/** Papers, and an account that opens once they are signed. */
export async function openAccount(client: CatalogueClient, service: TestApp, sign: Sign): Promise<string> {
  const { send, upload } = client
  const documents = `${api}/documents`
  await send(`POST ${documents}/terms-condition/accept/`, { body: {} })
  await send(`POST ${documents}/retirement/account/create/`, { body: { account_type: 'TRADITIONAL_IRA' } })
  await sign()
  await passDays(client, service)
  await send(`GET ${documents}/`, { query: '?limit=1000' })
  await send(`POST ${documents}/`, { body: [{ vendor: 'Acme', doc_type: 'statement' }] })
  const { body: asked } = await send(`GET ${documents}/verification_docs/`, { query: '?status=USER_NOTIFIED' })
  const investigation = { investigation_document_id: asked.results[0]?.investigation_document_id, uploaded_doctype: 'address-statement' }
  await upload(`POST ${documents}/verification_docs/upload/`, investigation)
  await send(`GET ${documents}/photo_id/`)
  await upload(`POST ${documents}/photo_id/upload/`, { uploaded_doctype: 'passport' })
  await passDays(client, service)
  const { body } = await send(`GET ${apex}/user/accounts/`)
  const number = String(body.results[0]?.account_number)
  const wanted = { account_number: number, doc_category: 'STATEMENT', start_date: '2026-01-01', end_date: '2026-12-31' }
  await send(`POST ${documents}/retirement/`, { body: wanted })
  return number
}

export async function moveMoney(client: CatalogueClient, service: TestApp, account_number: string): Promise<void> {
  const { send } = client
  const deposit = { contribution_type: 'CURRENT_YEAR', account_number, amount: '100.00' }
  await send(`POST ${apex}/user/transfer/deposit/create/`, { body: deposit })
  const { body } = await send(`POST ${apex}/user/transfer_schedules/create/`, { body: { ...deposit, frequency: 'monthly', amount: '50' } })
  const { transfer_schedule_id } = body
  await send(`GET ${apex}/user/transfer_schedules/`)
  await send(`POST ${apex}/user/transfer_schedules/update/`, { body: { transfer_schedule_id, amount: '60' } })
  await send(`POST ${apex}/user/transfer_schedules/cancel/`, { body: { transfer_schedule_id } })
  // Weekends and Christmas may lie between, and a bank may take a deposit back for some days of business.
  await passDays(client, service, 14)
  for (const path of ['user/cash/available/', 'user/transfer_requests/', 'user/transfers/', 'investigation/issues/'])
    await send(`GET ${apex}/${path}`)
  await send(`GET ${apex}/user/transfer_requests/{account}`, { at: { account: account_number } })
  await send(`POST ${apex}/user/transfer/withdraw/create/`, { body: { distribution_type: 'EARLY', account_number, amount: '20' } })
  await send(`POST ${apex}/cash/ach/ira/withdraw/create/`, { body: { amount: '21', distribution_type: 'EARLY' } })
}

/** An individual 401(k) with money in it: a loan comes from nowhere else. */
async function fundPlan(client: CatalogueClient, service: TestApp, sign: Sign): Promise<void> {
  const { send } = client
  const { body: all } = await send(`GET ${api}/accounts/investment_account_info/`)
  const [answers] = all.results
  const wishes = { ...answers, loan_interest: true, has_employees: false }
  await send(`PATCH ${api}/accounts/investment_account_info/{id}/update/`, { at: { id: answers.pk }, body: wishes })
  await send(`POST ${api}/documents/retirement/account/create/`, { body: { account_type: 'INDIVIDUAL_401K', has_no_employees: true } })
  await sign()
  await passDays(client, service)
  // The brokerage asks this person for a statement, for each account.
  const { body: asked } = await send(`GET ${api}/documents/verification_docs/`, { query: '?status=USER_NOTIFIED' })
  const investigation = { investigation_document_id: asked.results[0]?.investigation_document_id, uploaded_doctype: 'address-statement' }
  await client.upload(`POST ${api}/documents/verification_docs/upload/`, investigation)
  await passDays(client, service)
  const { body } = await send(`GET ${apex}/user/accounts/`)
  const plan = body.results.find(({ account_type }: { account_type: string }) => account_type === 'INDIVIDUAL_401K')
  const rollover = { contribution_type: 'ROLLOVER', account_number: plan.account_number, amount: '50000' }
  await send(`POST ${apex}/user/transfer/deposit/create/`, { body: rollover })
  await passDays(client, service, 12)
}

export async function borrow(client: CatalogueClient, service: TestApp, sign: Sign): Promise<void> {
  const { send } = client
  const loans = `${api}/loans`
  await fundPlan(client, service, sign)
  const { body: loan } = await send(`POST ${loans}/add_user_loan/`, {
    body: { borrow_amount: '12000', interest_rate: null, term: '1', origination_fee: null },
  })
  const at = { id: loan.pk }
  await send(`GET ${loans}/`)
  await send(`GET ${loans}/{id}/`, { at })
  // Of such a loan the bank sends the debits back, so that something is due.
  const borrow_amount = String(amountWithCents(6, dayOf(service.context.now())))
  await send(`PATCH ${loans}/{id}/update/`, { at, body: { borrow_amount } })
  await send(`POST ${loans}/confirm/`, { body: { loan_id: loan.pk } })
  await sign()
  await passDays(client, service, 60)
  await send(`GET ${loans}/{id}/pastdue_repayments/`, { at })
  await send(`POST ${loans}/{id}/pastdue_repayments/create/`, { at, body: { amount: '20' } })
  const wanted = { borrow_amount: '4000', purpose: 'debt', term: '3', annual_income: '60000' }
  const { body: alt } = await send(`POST ${loans}/alt_loan/create/`, {
    body: { ...wanted, terms_condition: true, provider: 'Acme', credit_rating: null },
  })
  await send(`GET ${loans}/alt_loan/`)
  await send(`PATCH ${loans}/alt_loan/{id}/update/`, { at: { id: alt.pk }, body: { ...alt, term: '2' } })
  const { body: refinance } = await send(`POST ${loans}/refinance_loan/create/`, {
    body: { ...wanted, lender: 'Acme', interest_rate: '9.5' },
  })
  await send(`GET ${loans}/refinance_loan/`)
  await send(`PATCH ${loans}/refinance_loan/{id}/update/`, { at: { id: refinance.pk }, body: { ...refinance, term: '2' } })
}

export async function invest({ send }: CatalogueClient): Promise<void> {
  const portfolios = `${api}/portfolios`
  await send(`GET ${portfolios}/models/`)
  const goal = { planned_retirement_age: '67', dob: '1980-04-05', investment_goal: 'balanced' }
  const { body: model } = await send(`POST ${portfolios}/model/`, { body: goal })
  const { body: chosen } = await send(`POST ${portfolios}/update/`, { body: { portfolio_model_id: model.portfolio_model_id } })
  await send(`GET ${portfolios}/`)
  await send(`GET ${portfolios}/{id}/investment_funds/`, { at: { id: chosen.pk } })
  await send(`GET ${portfolios}/{id}/activities/`, { at: { id: chosen.pk } })
  const { body: program } = await send(`POST ${portfolios}/savings_program/create/`, { body: { amount: '50', frequency: 'monthly' } })
  await send(`GET ${portfolios}/savings_program/`)
  await send(`PATCH ${portfolios}/savings_program/{id}/update/`, { at: { id: program.pk }, body: { amount: '60', frequency: 'monthly' } })
  await send(`GET ${portfolios}/securities/`, { query: '?name__prefix=v' })
  const { body: offered } = await send(`GET ${portfolios}/custom/securities/`)
  const [one, other] = offered.results
  await send(`POST ${portfolios}/custom/create/`, { body: [{ id: one.id, weight: '60' }, { id: other.id, weight: 40 }, { id: other.id }] })
  await send(`POST ${portfolios}/custom/update/`, {
    body: [
      { id: one.id, weight: 50 },
      { id: other.id, weight: 50 },
    ],
  })
}

export async function pay({ send }: CatalogueClient): Promise<void> {
  const memberships = `${api}/memberships`
  await send(`GET ${memberships}/stripe/customer/create/`)
  const { body } = await send(`POST ${memberships}/stripe/customer/create/`, { body: {} })
  const { customer_id } = body
  await send(`GET ${memberships}/stripe/customer/`)
  await send(`POST ${memberships}/stripe/customer/setup_intent/create/`, { body: { customer_id } })
  await send(`POST ${memberships}/stripe/customer/setup_intent/`, { body: { customer_id } })
  for (const path of ['', 'plans/', 'subscriptions/', 'user_payments/', 'products/payments/']) await send(`GET ${memberships}/${path}`)
  const { body: products } = await send(`GET ${memberships}/products/`)
  const free = products.results.find((one: { is_free: boolean }) => one.is_free)
  await send(`POST ${memberships}/products/free/create/`, { body: { product_id: free?.product_id } })
  await send(`GET ${memberships}/stripe/payment_intent/create/`)
  const { body: found } = await send(`GET ${memberships}/stripe/product/find_money/price/`)
  await send(`POST ${memberships}/stripe/customer/charge/`, { body: { customer_id, price: String(found.price) } })
  const { body: member } = await send(`POST ${memberships}/create/`, { body: { plan_name: 'retirement_account_membership' } })
  await send(`POST ${memberships}/stripe/subscription/create/`, { body: { customer_id, payment_method_id: 'pm_card_visa' } })
  await send(`POST ${memberships}/{id}/subscription/activate/`, { at: { id: member.pk }, body: {} })
  await send(`POST ${memberships}/subscriptions/cancel/`, { body: { membership_id: member.pk } })
  const declined = { customer_id, price: 99, product_id: 'concierge', payment_method_id: 'pm_card_chargeCustomerFail' }
  await send(`POST ${memberships}/stripe/customer/charge/`, { body: declined })
  const { body: payments } = await send(`GET ${memberships}/user_payments/`)

  const failed = payments.results.find(({ status }: { status: string }) => status === 'declined')
  const again = { customer_id, payment_method_id: 'pm_card_visa', invoice_id: failed?.pk }
  await send(`POST ${memberships}/stripe/payment/retry/`, { body: again })
  await send(`GET ${memberships}/products/tip/`)
  await send(`POST ${memberships}/tip/`, { body: { amount: '5' } })
  const { body: share } = await send(`GET ${memberships}/products/performance/`)
  await send(`POST ${memberships}/performance/`, { body: { amount: String(share.percent) } })
}

/** By somebody else: what is paid for is not paid again. */
export async function payByPayPal({ send }: CatalogueClient, approve: (order: string) => Promise<void>): Promise<void> {
  const memberships = `${api}/memberships`
  const concierge = { id: 'concierge' }
  await send(`GET ${memberships}/products/{id}/payments/stripe/`, { at: concierge, query: '?plan_name=retirement_account_membership' })
  const { body: order } = await send(`GET ${memberships}/products/{id}/payments/paypal/`, { at: concierge })
  await approve(JSON.stringify(order))
  await send(`POST ${memberships}/products/{id}/payments/paypal/`, { at: concierge, body: {} })
}
