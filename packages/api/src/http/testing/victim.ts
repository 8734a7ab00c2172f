import { z } from 'zod'
import { factorCalls } from '../../domains/auth/testing/factor-calls.ts'
import { addTestChange } from '../../domains/brokerage/testing/add-test-change.ts'
import { picture } from '../../domains/documents/testing/pictures.ts'
import { givePlan } from '../../domains/loans/testing/give-plan.ts'
import { multipart } from '../../testing/multipart.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** A person with one row of everything, and what of theirs must never be seen by others. */
export type Victim = {
  readonly access: string
  /** What another person would have to send to reach a row of theirs, by the name of the call. */
  readonly reach: Readonly<Record<string, { readonly id: string; readonly payload?: object }>>
  readonly secrets: readonly string[]
}

const accounts = '/api/v1/accounts'
const memberships = '/api/v1/memberships'
const loans = '/api/v1/loans'
const form = {
  street_address: '41 Larkspur Terrace',
  city: 'Millinocket',
  state: 'ME',
  zip_code: '04462',
  phone_number: '2075550155',
  dob: '1979-11-30',
  ssn: '518-23-7741',
  ira_interest: true,
  has_custodial_auth: false,
}

/** Another person with as much, so that no call fails for want of a row of their own. */
export async function makeStranger(service: TestApp): Promise<string> {
  const other = {
    ...form,
    street_address: '7 Elm Street',
    city: 'Bangor',
    zip_code: '04401',
    dob: '1990-01-02',
    phone_number: '2075550100',
    ssn: '219-09-9999',
  }
  return (await makePerson(service, await service.signUp(), other, 'Baker', 'Elm Trust')).access
}

export async function makeVictim(service: TestApp): Promise<Victim> {
  const person = await service.signUp({ first_name: 'Ottoline', last_name: 'Larkspur' })
  return makePerson(service, person, form, 'Lighthouse keeper', 'Larkspur Trust')
}

async function makePerson(
  service: TestApp,
  person: Awaited<ReturnType<TestApp['signUp']>>,
  own: typeof form,
  job_title: string,
  record_keeper_name: string,
): Promise<Victim> {
  const { access, email, first_name, last_name } = person
  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, base = 0) => {
    const headers = { 'idempotency-key': 'the-victims-own', 'if-match': `"${base}"` }
    const { status, body, text } = await service.ask({ method, url, token: access, headers, ...(payload && { payload }) })
    if (status >= 300) throw new Error(`${method} ${url} gave ${status}: ${text}`)
    return body
  }
  // Before there is money: the first one would take a code from an e-mail.
  const { passkey } = (await factorCalls(service, access).addPasskey()).body
  const personal = await send('POST', `${accounts}/add_personal_information/`, own)
  const answers = await send('POST', `${accounts}/add_investment_account_info/`, {
    job_title,
    employment_status: 'self-employed',
    citizen_status: 'us-citizen',
  })
  await givePlan(service, person, 2_000_000)
  await send('POST', `${accounts}/known_providers/create/`, { record_keeper_name, balance: 90_000 })
  const job = { company_name: `${record_keeper_name} Works`, start_year: 2001, end_year: 2004, salary: 73_519 }
  const employer = await send('POST', '/api/v1/employers/add_user_employers/', job)
  const letter = `${accounts}/personal_information/has_custodial_auth/${personal.pk}/update/`
  await send('PUT', letter, { has_custodial_auth: true, signed_name: `${first_name} ${last_name}` }, personal.version)
  await send('POST', `${accounts}/onboarding/create/`, { names: [{ first_name, last_name: `${last_name} Before` }] })
  await service.doJobs()
  const { results: found } = await send('GET', `${accounts}/found_accounts/`)
  const loan = await send('POST', `${loans}/add_user_loan/`, { borrow_amount: 4321, term: 3 })
  const altLoan = await send('POST', `${loans}/alt_loan/create/`, { provider: record_keeper_name, annual_income: 61_234 })
  const refinance = await send('POST', `${loans}/refinance_loan/create/`, { lender: record_keeper_name, annual_income: 61_234 })
  const plan = { planned_retirement_age: 67, dob: own.dob, investment_goal: 'balanced' }
  const { portfolio_model_id } = await send('POST', '/api/v1/portfolios/model/', plan)
  const portfolio = await send('POST', '/api/v1/portfolios/update/', { portfolio_model_id })
  const savings = await send('POST', '/api/v1/portfolios/savings_program/create/', { amount: 50, frequency: 'monthly' })
  const photo = multipart([
    { field: 'uploaded_doctype', value: 'passport' },
    { field: 'file', name: `${record_keeper_name}.jpg`, value: await picture().jpeg().toBuffer() },
  ])
  const uploaded = await service.ask({ method: 'POST', url: '/api/v1/documents/photo_id/upload/', token: access, ...photo })
  const { customer_id } = await send('POST', `${memberships}/stripe/customer/create/`)
  const bought = { customer_id, product_id: 'concierge', price: 99, payment_method_id: 'pm_card_visa' }
  const { payment } = await send('POST', `${memberships}/stripe/customer/charge/`, bought)
  const [card] = (await send('GET', `${memberships}/stripe/customer/`)).payment_methods
  const membership = await send('POST', `${memberships}/create/`, { plan_name: 'retirement_account_membership' })
  const ownAccounts = await makeAccounts(send, record_keeper_name, own.phone_number, email)
  const { results: terms } = await send('GET', '/api/v1/documents/terms-condition/')
  const documents = terms.map(({ document, version }: { document: string; version: string }) => ({ document, version }))
  await send('POST', '/api/v1/documents/terms-condition/accept/', { documents })
  const brokerage = await send('POST', '/api/v1/apex/user/accounts/open/', { account_type: 'TRADITIONAL_IRA' })
  const change = await addTestChange(service, person.pk, String(brokerage.pk))
  const rollover = await makeRollover(send, record_keeper_name)
  const { flow_version, decision } = await send('GET', '/api/journeys/onboarding')
  await send('PUT', '/api/journeys/onboarding', { place: decision.go, flow_version })
  const question = await send('POST', '/api/v1/help/requests/', { subject: record_keeper_name, message: record_keeper_name })
  const copy = made.parse(await send('POST', `${accounts}/exports/`, {}))
  const heir = { first_name: 'Heir', last_name, relation: 'child', birth_date: null, rank: 'primary', share_percent: 100 }
  const signed = { people: [heir], signed_name: `${first_name} ${last_name}`, replaces: null }
  const { changing, current } = await send('POST', `${accounts}/beneficiaries/`, signed)
  const { results: held } = await send('GET', '/api/v1/apex/user/accounts/?is_active=true')
  const put = { account_number: held[0].account_number, amount: 25, contribution_type: 'CURRENT_YEAR' }
  const deposit = await send('POST', '/api/v1/apex/user/transfer/deposit/create/', put)
  const { results } = await send('GET', '/api/v1/auth/sessions/')
  return {
    access,
    reach: {
      downloadExport: { id: copy.pk, payload: {} },
      removeExport: { id: copy.pk },
      takeTransferBack: { id: deposit.pk, payload: {} },
      takeRecharacterizationBack: { id: change, payload: {} },
      keepBeneficiaries: { id: (changing ?? current).pk, payload: {} },
      endSession: { id: results[0].pk },
      renamePasskey: { id: passkey.pk, payload: { name: 'Mine now' } },
      removePasskey: { id: passkey.pk },
      updatePersonalInformation: { id: personal.pk, payload: { ...own, city: 'Elsewhere' } },
      signLetter: { id: personal.pk, payload: { has_custodial_auth: true } },
      getLoan: { id: loan.pk },
      getLoanSchedule: { id: loan.pk },
      updateLoan: { id: loan.pk, payload: { term: 2 } },
      listPastDueRepayments: { id: loan.pk },
      payPastDueRepayments: { id: loan.pk, payload: { amount: 1 } },
      listLoanPayments: { id: loan.pk },
      payLoan: { id: loan.pk, payload: { what: 'all', amount: 1 } },
      quoteExtraPayment: { id: loan.pk, payload: { amount: 50 } },
      updateAltLoan: { id: altLoan.pk, payload: { term: 2 } },
      sendAltLoan: { id: altLoan.pk, payload: {} },
      updateRefinanceLoan: { id: refinance.pk, payload: { term: 2 } },
      sendRefinanceLoan: { id: refinance.pk, payload: {} },
      readFoundAccount: { id: found[0].pk },
      addHelpMessage: { id: question.pk, payload: { message: 'Thief' } },
      closeHelpRequest: { id: question.pk, payload: {} },
      cancelRollover: { id: rollover },
      confirmArrival: { id: rollover, payload: { amount: 1 } },
      ...ownAccounts.reach,
      getEmployer: { id: employer.pk },
      updateEmployer: { id: employer.pk, payload: { ...job, company_name: 'Elsewhere' } },
      deleteEmployer: { id: employer.pk },
      listAccountTransferRequests: { id: brokerage.account_number },
      readPaper: { id: `loan-${loan.pk}` },
      readDocument: { id: uploaded.body.pk },
      removeDocument: { id: uploaded.body.pk },
      listInvestmentFunds: { id: portfolio.pk },
      listPortfolioActivities: { id: portfolio.pk },
      updateSavingsProgram: { id: savings.pk, payload: { amount: 60 } },
      draftSavingsProgram: { id: savings.pk, payload: { amount: 70, frequency: 'weekly', first_date: savings.first_date } },
      removeCard: { id: card.id },
      activateMembership: { id: membership.pk },
      readCardTerms: { id: 'concierge' },
      openPayPalOrder: { id: 'find_money' },
      updateInvestmentAccountInfo: { id: answers.pk, payload: { job_title: 'Thief' } },
    },
    secrets: [
      email,
      'Ottoline',
      'Larkspur',
      'Millinocket',
      '04462',
      '2075550155',
      '1979-11-30',
      '7741',
      '518-23-7741',
      '518237741',
      'Lighthouse',
      personal.pk,
      answers.pk,
      uploaded.body.pk,
      brokerage.pk,
      brokerage.account_number,
      loan.pk,
      altLoan.pk,
      refinance.pk,
      employer.pk,
      payment.pk,
      membership.pk,
      customer_id,
      card.id,
      ...ownAccounts.secrets,
      found[0].pk,
      portfolio.pk,
      savings.pk,
      rollover,
      question.pk,
      deposit.pk,
      change,
    ],
  }
}

type Send = (method: 'GET' | 'POST', url: string, payload?: object) => Promise<Readonly<Record<string, unknown>>>

const made = z.object({ pk: z.string() })
const linked = z.object({ linked_institution: made, accounts: z.array(made) })
const listed = z.object({ results: z.array(made) })
const slots = z.object({ results: z.array(z.object({ starts_at: z.string() })) })

/** A request to move an account that was entered by hand, to the plan of a new employer. */
async function makeRollover(send: Send, institution: string): Promise<string> {
  const financial = '/api/v1/financial_accounts'
  const plan = { institution, account_number: '41771155' }
  const { pk: pre_tax } = made.parse(await send('POST', `${accounts}/rollover_destinations/`, plan))
  const [manual] = listed.parse(await send('GET', `${financial}/manual_accounts/`)).results
  const pk = manual?.pk ?? ''
  await send('POST', `${financial}/manual_unlock_requested/`, { accounts: { unlock: [pk], lock: [] } })
  await send('POST', `${financial}/unlocked_accounts/rollover_request/`, { pk, destination: { pre_tax } })
  const { results } = listed.parse(await send('GET', `${accounts}/found_accounts_tracker/`))
  return results[0]?.pk ?? ''
}

/** A link, an account by hand, an IRA, a number and a call. */
async function makeAccounts(send: Send, name: string, phone: string, email: string) {
  const financial = '/api/v1/financial_accounts'
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
