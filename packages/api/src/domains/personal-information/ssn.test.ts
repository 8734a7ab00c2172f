import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { withoutRandom } from '../../testing/without-random.ts'
import { callsOf, form, personWithRecord } from './testing/person-with-record.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function readsOf(pk: string) {
  return service.db
    .selectFrom('audit_events')
    .select(['actor', 'subject', 'detail'])
    .where('action', '=', 'ssn.read')
    .where('subject', '=', `person:${pk}`)
    .execute()
}

it('shows the last four digits, and writes down nothing for that', async () => {
  const { ssn, pk } = await personWithRecord(service)
  for (const query of ['', '?reveal=false']) expect((await ssn(query)).body).toEqual({ results: [{ ssn: '***-**-1120' }] })
  expect(await readsOf(pk)).toEqual([])
})

it('shows all digits after a step-up, and writes down each time who read them', async () => {
  const { ssn, pk } = await personWithRecord(service)
  for (const _time of [1, 2]) expect((await ssn('?reveal=true')).body).toEqual({ results: [{ ssn: '078051120' }] })
  const read = { actor: `person:${pk}`, subject: `person:${pk}`, detail: {} }
  expect(await readsOf(pk)).toEqual([read, read])
})

it('shows them to nobody whose password was checked more than five minutes ago', async () => {
  const { ssn, pk } = await personWithRecord(service)
  service.pass(5 * 60_000 + 1_000)
  const { status, body, text } = await ssn('?reveal=true')
  expect([status, body.code, await readsOf(pk)]).toEqual([403, 'step_up_required', []])
  expect(withoutRandom(text)).not.toContain('1120')
})

it('does not show what it cannot write down', async () => {
  const { ssn } = await personWithRecord(service)
  await service.db.schema.alterTable('audit_events').renameTo('audit_events_away').execute()
  const { status, text } = await ssn('?reveal=true')
  await service.db.schema.alterTable('audit_events_away').renameTo('audit_events').execute()
  expect(status).toBeGreaterThanOrEqual(500)
  expect(withoutRandom(text)).not.toContain('1120')
})

it.each(['', '?reveal=true'])('shows nothing where there is nothing: %s', async (query) => {
  const { access, pk } = await service.signUp()
  const { add, ssn } = callsOf(service, access)
  expect((await ssn(query)).body).toEqual({ results: [] })
  const { ssn: _number, ...withoutSsn } = form
  await add(withoutSsn)
  expect((await ssn(query)).body).toEqual({ results: [] })
  expect(await readsOf(pk)).toEqual([])
})

it.each(['?reveal=1', '?reveal=', '?reveal=true&reveal=true', '?show=true'])('is asked for in one way only, not with %s', async (query) => {
  const { ssn } = await personWithRecord(service)
  expect((await ssn(query)).status).toBe(400)
})
