import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'

const root = '/api/v1/accounts/settings'

/** The calls about settings, as one person makes them. */
export function settingsCalls({ ask }: TestApp, token: string) {
  const save =
    (path: string) =>
    (base: number, payload: object, key: string = randomUUID()) =>
      ask({
        method: 'POST',
        url: `${root}/${path}/update/`,
        token,
        payload,
        headers: { 'idempotency-key': key, 'if-match': `"${base}"` },
      })
  const change = (path: string) => (payload: object) => ask({ method: 'POST', url: `${root}/${path}/update/`, token, payload })
  return {
    savePersonal: save('personal_information'),
    saveContact: save('investment_account_info/trusted_contact'),
    saveProfile: save('investment_account_info/profile'),
    askEmail: change('email'),
    rename: change('name'),
  }
}
