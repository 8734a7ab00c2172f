import { samplePersonal } from '../../../testing/sample-person.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { type Follow, pair } from './follower.ts'

let people = 0

/** Somebody who has answered, with a way to ask. */
async function somebody(service: TestApp, personal: object, answers: object) {
  people++
  const { access: token, pk } = await service.signUp()
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    service.ask({ method, url, token, headers: { 'idempotency-key': service.context.newId() }, ...(payload && { payload }) })
  const ssn = `219-37-${String(people).padStart(4, '0')}`
  await send('POST', '/api/v1/accounts/add_personal_information/', { ...samplePersonal, ssn, ...personal })
  const { status, text } = await send('POST', '/api/v1/accounts/add_investment_account_info/', { citizen_status: 'us-citizen', ...answers })
  if (status !== 201) throw new Error(`The answers gave ${status}: ${text}`)
  return { pk, send }
}

const mix = <T>(name: string, values: readonly [T, T]): Follow =>
  pair(values, async (service, value) => {
    const base = { risk_tolerance: 'medium', investment_goal: 'balanced', planned_retirement_age: 67, liquidity_needs: 'after-10-years' }
    const { send } = await somebody(service, {}, { ...base, [name]: value })
    return (await send('POST', '/api/v1/portfolios/model/', {})).body
  })

const room = (personal: object, answers: object) => async (service: TestApp) => {
  const { send } = await somebody(service, personal, answers)
  return (await send('GET', '/api/v1/apex/user/contribution_room/')).body.results
}

export const investmentMixFollowers = {
  'questionnaire.risk_tolerance': mix('risk_tolerance', ['low', 'high']),
  'questionnaire.investment_goal': mix('investment_goal', ['preserve', 'growth']),
  'questionnaire.planned_retirement_age': mix('planned_retirement_age', [60, 75]),
  'questionnaire.liquidity_needs': mix('liquidity_needs', ['within-2-years', 'after-10-years']),
}

export const contributionLimitFollowers = {
  'questionnaire.annual_pretax_income': pair(['25000-49999', '500000-up'], (service, income) =>
    room({}, { annual_pretax_income: income, tax_filing_status: 'single' })(service),
  ),
  'questionnaire.tax_filing_status': pair(['married-separate', 'married-joint'], (service, status) =>
    room({}, { annual_pretax_income: '100000-199999', tax_filing_status: status })(service),
  ),
  'personal_information.dob': pair(['1990-01-02', '1960-01-02'], (service, dob) =>
    room({ dob }, { annual_pretax_income: '25000-49999', tax_filing_status: 'single' })(service),
  ),
}
