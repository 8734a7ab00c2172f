import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { colleagueAtDesk } from '../../desk/testing/colleague-at-desk.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let colleague: Awaited<ReturnType<typeof colleagueAtDesk>>
beforeAll(async () => {
  service = await startTestApp()
  colleague = await colleagueAtDesk(service)
})
afterAll(() => service.close())

const kind = 'rollover-needs'
const needs = { outcome: 'more-needed', more_needed: ['letter', 'medallion-guarantee'], note: 'They will hold my file for a month.' }

async function newTeller() {
  const { pk, access: token } = await service.signUp()
  const url = '/api/v1/accounts/found_accounts/rollover_notes/'
  const tell = async (report: object) => {
    const headers = { 'idempotency-key': randomUUID() }
    expect((await service.ask({ method: 'POST', url, token, headers, payload: { about: 'call', ...report } })).status).toBe(201)
  }
  return { pk, tell }
}

it('a plan that needs something else is a task for a colleague, who reads what it is, and whose answer the customer gets', async () => {
  const { pk, tell } = await newTeller()
  await tell(needs)
  await tell(needs)
  expect(await colleague.open(pk, kind)).toHaveLength(1)
  const shown = JSON.stringify(await colleague.show(pk, kind))
  expect(shown).toContain('A letter from the new provider or plan; Medallion guarantee')
  expect(shown).toContain('They will hold my file for a month.')
  expect((await colleague.settle(pk, kind, 'answered', { answer: 'We have mailed them the letter.' })).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'rollover-needs-answer', personId: pk })
  expect(service.emails.at(-1)?.paragraphs).toContain('We have mailed them the letter.')
  // The next call brings up something else.
  await tell(needs)
  expect(await colleague.open(pk, kind)).toHaveLength(1)
})

it('a plan that sends the money after all needs nothing, and a call that reached nobody says nothing of that', async () => {
  const { pk, tell } = await newTeller()
  await tell({ outcome: 'not-reached' })
  expect(await colleague.find(pk, kind)).toEqual([])
  await tell(needs)
  await tell({ outcome: 'not-reached' })
  expect(await colleague.open(pk, kind)).toHaveLength(1)
  await tell({ outcome: 'done' })
  expect((await colleague.find(pk, kind)).map(({ state }) => state)).toEqual(['withdrawn'])
})
