import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'

const root = '/api/v1/accounts'

/** The calls about the questionnaire, as one person makes them. */
export function callsOf({ ask }: Pick<TestApp, 'ask'>, token: string) {
  return {
    list: async () => (await ask({ method: 'GET', url: `${root}/investment_account_info/`, token })).body.results,
    add: (payload: object, key: string = randomUUID()) =>
      ask({ method: 'POST', url: `${root}/add_investment_account_info/`, token, payload, headers: { 'idempotency-key': key } }),
    change: (pk: string, base: number, payload: object, key: string = randomUUID()) =>
      ask({
        method: 'PATCH',
        url: `${root}/investment_account_info/${pk}/update/`,
        token,
        payload,
        headers: { 'idempotency-key': key, 'if-match': `"${base}"` },
      }),
  }
}

/** A person who has begun to answer. */
export async function personWithAnswers(service: TestApp, answers: object = { citizen_status: 'us-citizen' }, key?: string) {
  const person = await service.signUp()
  const calls = callsOf(service, person.access)
  const { status, body, text } = await calls.add(answers, key)
  if (status !== 201) throw new Error(`Adding answers gave ${status}: ${text}`)
  return { ...person, ...calls, record: body }
}
