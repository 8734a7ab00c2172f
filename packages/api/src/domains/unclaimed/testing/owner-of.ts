import { randomUUID } from 'node:crypto'
import { read, report, sourceOf } from '../../../property-records/testing/report-lines.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { owner } from './owner.ts'

let holders = 0

/** Somebody for whom states hold these amounts, in cents. */
export async function ownerOf(service: TestApp, amounts: readonly number[], how: 'exact' | 'bands' = 'exact') {
  const person = await owner(service)
  const hold = async (cents: readonly number[], told: 'exact' | 'bands') => {
    const rows = cents.map((one) => ({
      lastName: person.lastName,
      firstName: 'OMAR',
      state: 'OR',
      zip: '97214',
      amount: String(one).padStart(10, '0'),
    }))
    await read(service.plainDb, sourceOf(report(rows, [], `SAYING ${holders++}`), { amounts: told }))
  }
  await hold(amounts, how)
  const { results } = await person.look()
  return { ...person, hold, matches: results, first: results[0] }
}

/** Pays for our help with filing. */
export async function buyHelp(service: TestApp, { access }: { readonly access: string }): Promise<void> {
  const post = (path: string, payload: object) =>
    service.ask({
      method: 'POST',
      url: `/api/v1/memberships/stripe${path}`,
      token: access,
      headers: { 'idempotency-key': randomUUID() },
      payload,
    })
  const { customer_id } = (await post('/customer/create/', {})).body
  const { body } = await post('/customer/charge/', { customer_id, price: 19, payment_method_id: 'pm_card_visa' })
  if (body.status !== 'paid') throw new Error('The help is not paid for.')
}
