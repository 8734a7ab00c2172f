import type { demoActs } from '@app/schemas/flow/persona'
import { employersIn, personIn, questionsIn } from './persona-answers.ts'
import type { StoryTeller } from './story-teller.ts'

type Act = (teller: StoryTeller, amount: number | undefined) => Promise<void>
type Row = Readonly<Record<string, unknown>>

const accounts = '/api/v1/accounts'
const apex = '/api/v1/apex/user'
const memberships = '/api/v1/memberships'
const links = '/api/v1/financial_accounts/plaid'

/** How each act is done: by the calls that a browser would make. */
export const acts: Readonly<Record<(typeof demoActs)[number], Act>> = {
  'tell-about-me': async ({ persona, send }) => {
    await send('POST', `${accounts}/add_personal_information/`, {
      payload: { ...personIn(persona), ira_interest: true, has_custodial_auth: false },
    })
  },
  'add-jobs': async ({ persona, send }) => {
    for (const payload of employersIn(persona)) await send('POST', '/api/v1/employers/add_user_employers/', { payload })
  },
  'answer-questions': async ({ persona, send, questions }) => {
    await send('POST', `${accounts}/add_investment_account_info/`, { payload: questionsIn(persona, questions) })
  },
  'sign-letter': async ({ persona: { person }, send }) => {
    const [{ pk, version }] = (await send('GET', `${accounts}/personal_information/`)).results
    const payload = { has_custodial_auth: true, signed_name: `${person.first_name} ${person.last_name}` }
    await send('PUT', `${accounts}/personal_information/has_custodial_auth/${pk}/update/`, { payload, base: version })
  },
  search: async ({ send }) => {
    await send('POST', `${accounts}/onboarding/create/`, { payload: {} })
  },
  'mark-mine': async ({ send }) => {
    const said = { is_mine: 'yes', selected: true, account_plan: 'move', tax_type: 'pre-tax' }
    const found_accounts = (await matched(send)).map(({ pk, version }) => ({ pk, version, ...said }))
    if (found_accounts.length > 0) await send('POST', `${accounts}/found_accounts/update/`, { payload: { found_accounts } })
  },
  'ask-for-rollover': async ({ persona: { person }, send }) => {
    const ira = { provider: 'Harbor Trust', account_number: '7712345678', existing_ira: true, ira_type: 'traditional' }
    const { pk: pre_tax } = await send('POST', `${accounts}/add_ira_account/`, { payload: ira })
    const destination = { pre_tax }
    for (const { pk } of await matched(send))
      await send('POST', `${accounts}/found_accounts/rollover_request/`, { payload: { pk, destination } })
    const { waiting } = await send('GET', '/api/v1/signing/')
    const papers = waiting.map(({ paper, hash }: Row) => ({ paper, hash }))
    const payload = { papers, agreed: true, signed_name: `${person.first_name} ${person.last_name}` }
    await send('POST', '/api/v1/signing/sign/', { payload })
  },
  'look-for-lost-money': async ({ send }) => {
    await send('GET', `${accounts}/unclaimed_properties/`)
  },
  join: async ({ send }) => {
    const { customer_id } = await send('POST', `${memberships}/stripe/customer/create/`, { payload: {} })
    await send('POST', `${memberships}/create/`, { payload: { plan_name: 'retirement_account_membership' } })
    await send('POST', `${memberships}/stripe/subscription/create/`, { payload: { customer_id, payment_method_id: 'pm_card_visa' } })
  },
  'link-bank': async ({ personId, send }) => {
    const public_token = `public-sandbox-bank?name=Everyday+account&balance=60000&nonce=${personId}`
    await send('POST', `${links}/exchange_public_token/`, { payload: { public_token } })
  },
  'link-plan': async ({ personId, send }, amount = 40_000) => {
    const public_token = `public-sandbox-plan?name=Old+401(k)&balance=${amount}&nonce=${personId}`
    await send('POST', `${links}/exchange_public_token_investment/`, { payload: { public_token, inst_name: 'Sample Retirement Services' } })
  },
  'accept-terms': async ({ send }) => {
    const { results } = await send('GET', '/api/v1/documents/terms-condition/')
    await send('POST', '/api/v1/documents/terms-condition/accept/', {
      payload: { documents: results.map(({ document, version }: Row) => ({ document, version })) },
    })
  },
  'open-account': async ({ send }) => {
    await send('POST', `${apex}/accounts/open/`, { payload: { account_type: 'TRADITIONAL_IRA' } })
  },
  'choose-portfolio': async ({ send }) => {
    const { portfolio_model_id } = await send('POST', '/api/v1/portfolios/model/', { payload: {} })
    await send('POST', '/api/v1/portfolios/update/', { payload: { portfolio_model_id, confirm_unsuitable: true } })
  },
  deposit: async ({ send, year }, amount = 500) => {
    const payload = { account_number: await accountNumber(send), contribution_type: 'CURRENT_YEAR', amount, tax_year: year() }
    await send('POST', `${apex}/transfer/deposit/create/`, { payload })
  },
  'save-monthly': async ({ send }, amount = 200) => {
    const payload = { account_number: await accountNumber(send), contribution_type: 'CURRENT_YEAR', frequency: 'MONTHLY', amount }
    await send('POST', `${apex}/transfer_schedules/create/`, { payload })
  },
  'book-call': async ({ send }) => {
    const { results } = await send('GET', `${accounts}/calls/slots/`)
    await send('POST', `${accounts}/calls/`, { payload: { scheduled_call: results[0]?.starts_at, topic: 'rollover' } })
  },
  'ask-for-paper': async ({ send }) => {
    await send('POST', '/api/v1/documents/', { payload: [{ vendor: 'Sample Retirement Services', doc_type: 'statement' }] })
  },
  'file-claim': async ({ send }) => {
    const { results } = await send('GET', `${accounts}/unclaimed_properties/`)
    const [first] = results
    if (!first) return
    const mine = { unclaimed_properties: [{ pk: first.pk, version: first.version, mine: 'yes' }] }
    await send('PATCH', `${accounts}/unclaimed_properties/update-confirmed/`, { payload: mine })
    const { customer_id } = await send('POST', `${memberships}/stripe/customer/create/`, { payload: {} })
    await send('POST', `${memberships}/stripe/customer/charge/`, { payload: { customer_id, price: 19, payment_method_id: 'pm_card_visa' } })
    const claim = { unclaimed_properties: [{ pk: first.pk, version: first.version + 1, claimed: false, how: 'with-help' }] }
    await send('PATCH', `${accounts}/unclaimed_properties/claimed/`, { payload: claim })
  },
  'open-plan': async ({ persona: { person }, send }) => {
    await send('POST', `${apex}/accounts/open/`, { payload: { account_type: 'INDIVIDUAL_401K' } })
    await signAll(person, send)
  },
  'roll-in': async ({ send }, amount = 40_000) => {
    const payload = { account_number: await accountNumber(send, 'INDIVIDUAL_401K'), contribution_type: 'ROLLOVER', amount }
    await send('POST', `${apex}/transfer/deposit/create/`, { payload })
  },
  'unlink-bank': async ({ send }) => {
    const { results } = await send('GET', `${links}/linked_institutions/`)
    for (const { pk, kind } of results) if (kind === 'bank') await send('DELETE', `${links}/linked_institutions/${pk}/`)
  },
  borrow: async ({ persona: { person }, send }, amount = 5000) => {
    const loan = await send('POST', '/api/v1/loans/add_user_loan/', { payload: { borrow_amount: amount, term: 4 } })
    await send('POST', '/api/v1/loans/confirm/', { payload: { loan_id: loan.pk, spouse_consent: true } })
    await signAll(person, send)
  },
}

async function signAll({ first_name, last_name }: StoryTeller['persona']['person'], send: StoryTeller['send']): Promise<void> {
  const { waiting } = await send('GET', '/api/v1/signing/')
  const papers = waiting.map(({ paper, hash }: Row) => ({ paper, hash }))
  const names = { signed_name: `${first_name} ${last_name}`, spouse_name: `Alex ${last_name}` }
  await send('POST', '/api/v1/signing/sign/', { payload: { papers, agreed: true, ...names } })
}

async function matched(send: StoryTeller['send']): Promise<readonly Row[]> {
  return (await send('GET', `${accounts}/found_accounts/5500/`)).results
}

async function accountNumber(send: StoryTeller['send'], type = 'TRADITIONAL_IRA'): Promise<string> {
  const { results } = await send('GET', `${apex}/accounts/`)
  return results.find(({ account_type }: Row) => account_type === type).account_number
}
