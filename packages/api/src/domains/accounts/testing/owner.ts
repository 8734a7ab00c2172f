import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'
import { accountFacts } from '../facts.ts'

const root = '/api/v1/accounts'

/** Somebody new, with the calls about their accounts and what flows know of them. */
export async function ownerOf(service: Pick<TestApp, 'ask' | 'db' | 'signUp'>) {
  const person = await service.signUp()
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, more: Readonly<Record<string, string>> = {}) =>
    service.ask({
      method,
      url: `${root}/${path}`,
      token: person.access,
      headers: { 'idempotency-key': randomUUID(), ...more },
      ...(payload && { payload }),
    })
  const facts = async () => {
    const row = await service.db.selectNoFrom(accountFacts.query(service.db, person.pk).as('found')).executeTakeFirst()
    return accountFacts.facts(row?.found ?? null)
  }
  const manual = (payload: object) =>
    service.ask({
      method: 'POST',
      url: '/api/v1/financial_accounts/manual_accounts/create/',
      token: person.access,
      headers: { 'idempotency-key': randomUUID() },
      payload,
    })
  return { ...person, send, facts, manual }
}
