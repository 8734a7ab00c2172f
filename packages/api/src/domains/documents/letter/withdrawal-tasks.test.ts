import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { colleagueAtDesk } from '../../desk/testing/colleague-at-desk.ts'
import { personWithRecord } from '../../personal-information/testing/person-with-record.ts'
import { recordDisclosure } from './disclosures.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let colleague: Awaited<ReturnType<typeof colleagueAtDesk>>
beforeAll(async () => {
  service = await startTestApp()
  colleague = await colleagueAtDesk(service)
})
afterAll(() => service.close())

const kind = 'letter-withdrawn'

async function signer(shownTo: readonly string[]) {
  const person = await personWithRecord(service)
  await person.sign(person.record.pk, { has_custodial_auth: true, signed_name: 'Pat Example' })
  for (const recipient of shownTo) {
    const shown = { personId: person.pk, recipient, reason: 'To ask if there’s an account.' }
    await service.db.transaction().execute((trx) => recordDisclosure(service.context, trx, shown))
  }
  const withdraw = () =>
    service.ask({
      method: 'POST',
      url: '/api/v1/documents/letter/withdraw/',
      token: person.access,
      headers: { 'idempotency-key': randomUUID() },
      payload: {},
    })
  return { ...person, withdraw }
}

it('each company that has seen the letter is in the task, and the customer hears when all of them know', async () => {
  const { pk, withdraw } = await signer(['Old Plan, Inc.', 'Sample Trust'])
  expect((await withdraw()).status).toBe(200)
  const shown = JSON.stringify(await colleague.show(pk, kind))
  expect(shown).toContain('Old Plan, Inc.')
  expect(shown).toContain('Sample Trust')
  expect((await colleague.settle(pk, kind, 'said', { how: 'By e-mail.' })).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'letter-withdrawn-everywhere', personId: pk })
})

it('a letter that nobody has seen opens none', async () => {
  const { pk, withdraw } = await signer([])
  await withdraw()
  expect(await colleague.find(pk, kind)).toEqual([])
})
