import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'

const root = '/api/v1/portfolios'

export const plan = { planned_retirement_age: 67, dob: '1985-04-27', investment_goal: 'balanced' }

/** The calls about portfolios, as one person makes them. */
function callsOf({ ask }: Pick<TestApp, 'ask'>, token: string) {
  const post = (path: string, payload: object, key: string = randomUUID(), base?: number) =>
    ask({
      method: 'POST',
      url: `${root}/${path}`,
      token,
      payload,
      headers: { 'idempotency-key': key, ...(base !== undefined && { 'if-match': `"${base}"` }) },
    })
  return {
    get: (path = '') => ask({ method: 'GET', url: `${root}/${path}`, token }),
    propose: (payload: object = plan) => post('model/', payload),
    choose: (portfolio_model_id: string, more: object = {}, key?: string) => post('update/', { portfolio_model_id, ...more }, key),
    createCustom: (entries: readonly object[], key?: string) => post('custom/create/', entries, key),
    updateCustom: (base: number, entries: readonly object[], key?: string) => post('custom/update/', entries, key, base),
    save: (payload: object, key?: string) => post('savings_program/create/', payload, key),
    draftSaving: (pk: string, payload: object) => ask({ method: 'PUT', url: `${root}/savings_program/${pk}/draft/`, token, payload }),
    changeSaving: (pk: string, base: number, payload: object, key: string = randomUUID()) =>
      ask({
        method: 'PATCH',
        url: `${root}/savings_program/${pk}/update/`,
        token,
        payload,
        headers: { 'idempotency-key': key, 'if-match': `"${base}"` },
      }),
  }
}

/** A person who is signed in. */
export async function investor(service: TestApp) {
  const person = await service.signUp()
  return { ...person, ...callsOf(service, person.access) }
}

/** A person who has chosen a ready-made portfolio. */
export async function investorWithModel(service: TestApp, own: Partial<typeof plan> = {}) {
  const person = await investor(service)
  const { body: proposal } = await person.propose({ ...plan, ...own })
  const { status, body: portfolio, text } = await person.choose(proposal.portfolio_model_id)
  if (status !== 200) throw new Error(`Choosing gave ${status}: ${text}`)
  return { ...person, portfolio }
}
