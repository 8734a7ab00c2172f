import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'

export const form = {
  street_address: '12 Harbor Lane, Apt 4',
  city: 'Portland',
  state: 'ME',
  zip_code: '04101',
  phone_number: '207-555-0134',
  dob: '1985-04-27',
  ssn: '078-05-1120',
  ira_interest: false,
  has_custodial_auth: false,
}

const root = '/api/v1/accounts'
const personal = `${root}/personal_information`

/** The calls about personal information, as one person makes them. */
export function callsOf({ ask }: TestApp, token: string) {
  return {
    list: async () => (await ask({ method: 'GET', url: `${personal}/`, token })).body.results,
    ssn: (query = '') => ask({ method: 'GET', url: `${personal}/ssn/${query}`, token }),
    add: (payload: object = form, key: string = randomUUID()) =>
      ask({ method: 'POST', url: `${root}/add_personal_information/`, token, payload, headers: { 'idempotency-key': key } }),
    update: (pk: string, base: number, payload: object, key: string = randomUUID()) =>
      ask({
        method: 'PUT',
        url: `${personal}/${pk}/update/`,
        token,
        payload,
        headers: { 'idempotency-key': key, 'if-match': `"${base}"` },
      }),
    sign: (pk: string, payload: object = { has_custodial_auth: true }) =>
      ask({ method: 'PUT', url: `${personal}/has_custodial_auth/${pk}/update/`, token, payload }),
    nameProviders: (names: readonly unknown[], key: string = randomUUID()) =>
      ask({
        method: 'POST',
        url: `${personal}/update_unknown_providers/`,
        token,
        payload: { unknown_providers: names },
        headers: { 'idempotency-key': key },
      }),
    addCard: (typed: unknown) => ask({ method: 'POST', url: `${personal}/add_card_number/`, token, payload: { credit_card_num: typed } }),
  }
}

/** A person who has given their personal information. */
export async function personWithRecord(service: TestApp, own: Partial<typeof form> = {}) {
  const person = await service.signUp()
  const calls = callsOf(service, person.access)
  const { status, body, text } = await calls.add({ ...form, ...own })
  if (status !== 200) throw new Error(`Adding personal information gave ${status}: ${text}`)
  return { ...person, ...calls, record: body }
}
