import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { withoutRandom } from '../../../testing/without-random.ts'
import { rolloverFacts } from '../facts.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const url = '/api/v1/accounts/found_accounts/rollover_notes/'
const call = { about: 'call', outcome: 'done', delivery: 'check-to-provider', amount: 41_200, reference: 'CASE 778-1204' }

/** What stands in a column, also where that is bytes. */
function asText(value: unknown): string {
  return Buffer.isBuffer(value) ? value.toString('latin1') : String(JSON.stringify(value))
}

async function newTeller() {
  const { access: token } = await service.signUp()
  const tell = (payload: object, key: string = randomUUID()) =>
    service.ask({ method: 'POST', url, token, headers: { 'idempotency-key': key }, payload })
  const list = async () => (await service.ask({ method: 'GET', url, token })).body.results
  return { tell, list }
}

it('what was said on the call is kept once, sealed, and given back to its teller alone', async () => {
  const { tell, list } = await newTeller()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => tell(call, key)))
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect(await list()).toMatchObject([call])
  expect(await (await newTeller()).list()).toEqual([])
  const rows = await service.plainDb.selectFrom('rollover_notes').selectAll().execute()
  const kept = withoutRandom(rows.flatMap(Object.values).map(asText).join('\n'))
  expect([kept.includes('778-1204'), kept.includes('41200')]).toEqual([false, false])
})

it('the time of a call being over makes nothing done: it asks for a report, until there is one', async () => {
  const person = await service.signUp()
  const { email, password1: password } = person
  const token = async () => (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })).body.access
  const isAsked = async () => (await factsOf(person.pk))['call.over']
  const slots = await service.ask({ method: 'GET', url: '/api/v1/accounts/calls/slots/', token: person.access })
  const booking = { scheduled_call: slots.body.results[0].starts_at, topic: 'combine' }
  await service.ask({ method: 'POST', url: '/api/v1/accounts/calls/', token: person.access, payload: booking })
  expect(await isAsked()).toBe(false)
  service.pass(Date.parse(booking.scheduled_call) - service.context.now().getTime() + 86_400_000)
  await service.doJobs()
  expect(await isAsked()).toBe(true)
  const headers = { 'idempotency-key': randomUUID() }
  await service.ask({ method: 'POST', url, token: await token(), headers, payload: { about: 'call', outcome: 'not-reached' } })
  expect(await isAsked()).toBe(false)
})

it('a plan that was named as the place for the money lets people go on without an IRA', async () => {
  const { pk, access: token } = await service.signUp()
  expect((await factsOf(pk))['plan.named']).toBe(false)
  const payload = { institution: 'Sample Benefits 401(k)', account_number: 'P-4471-20983' }
  const headers = { 'idempotency-key': randomUUID() }
  const added = await service.ask({ method: 'POST', url: '/api/v1/accounts/rollover_destinations/', token, headers, payload })
  expect([added.status, (await factsOf(pk))['plan.named']]).toEqual([201, true])
})

async function factsOf(personId: string) {
  const row = await service.db.selectNoFrom(rolloverFacts.query(service.db, personId).as('found')).executeTakeFirst()
  return rolloverFacts.facts(row?.found ?? null)
}

it('the latest comes first', async () => {
  const { tell, list } = await newTeller()
  await tell({ about: 'call', outcome: 'not-reached' })
  service.pass(60_000)
  await tell(call)
  expect((await list()).map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'not-reached'])
})

it.each([
  [{ ...call, delivery: 'by-pigeon' }, 'validation_failed'],
  [{ ...call, expected_date: '12/04/2026' }, 'validation_failed'],
  [{ ...call, reference: '4242 4242 4242 4242' }, 'card_number_refused'],
])('%o is refused', async (payload, code) => {
  const { tell, list } = await newTeller()
  expect((await tell(payload)).body.code).toBe(code)
  expect(await list()).toEqual([])
})
