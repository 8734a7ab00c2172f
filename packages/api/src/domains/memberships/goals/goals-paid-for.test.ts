import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { goalsPaidFor } from './goals-paid-for.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
  await app.context.flows.ready()
})
afterAll(() => app.close())

/** Somebody who is about to pay in a mode, as their journey was saved. */
async function payerIn(mode: string, step: string): Promise<string> {
  const { pk } = await app.signUp()
  const row = { person_id: pk, mode, place: JSON.stringify({ step }), answers: '{}', flow_version: 'v', changed_by: randomUUID() }
  await app.db
    .insertInto('journeys')
    .values({ ...row, saved_at: app.context.now() })
    .execute()
  return pk
}

it('what people came for is what their mode is for, also when mode and step have other names since', async () => {
  const { flows } = app.context
  const renamed = { modes: { 'landing-before': 'landing-fc-loan' }, steps: { 'pay-before': 'payment' }, facts: {} }
  const now = { ...app.context, flows: { ...flows, current: () => ({ ...flows.current(), renamed }) } }
  const places = [
    ['landing-fc-loan', 'payment'],
    ['landing-before', 'payment'],
    ['landing-before', 'pay-before'],
  ] as const
  for (const [mode, step] of places)
    expect(await goalsPaidFor(now, app.db, await payerIn(mode, step), 'retirement_concierge')).toEqual(['loan', 'move'])
  expect(await goalsPaidFor(now, app.db, await payerIn('landing-before', 'previous-jobs'), 'retirement_concierge')).toEqual(['move'])
})
