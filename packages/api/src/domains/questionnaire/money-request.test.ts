import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'
import { personWithAnswers } from './testing/person-with-answers.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let colleague: Awaited<ReturnType<typeof colleagueAtDesk>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
  colleague = await colleagueAtDesk(service, 'support')
})
afterAll(() => service.close())

const kind = 'money-request'

it('what to do with a balance is a task, once; another answer takes its place, and without one there is none', async () => {
  const { pk, record, change } = await personWithAnswers(service, { balance_found_request: 'TAKE_MONEY_OUT' })
  expect(JSON.stringify(await colleague.show(pk, kind))).toContain('Take the money out')
  const same = (await change(record.pk, 1, { balance_found_request: 'TAKE_MONEY_OUT' })).body
  expect(await colleague.find(pk, kind)).toHaveLength(1)
  const { body: other } = await change(record.pk, same.version, { balance_found_request: 'TRANSFER_AND_INVEST' })
  expect(JSON.stringify(await colleague.show(pk, kind))).toContain('keep it invested')
  expect((await colleague.find(pk, kind)).map(({ state }) => state).sort()).toEqual(['open', 'withdrawn'])
  await change(record.pk, other.version, { balance_found_request: null })
  expect(await colleague.open(pk, kind)).toEqual([])
})

it('who comes back to an earlier wish has a task about it again', async () => {
  const { pk, record, change } = await personWithAnswers(service, { balance_found_request: 'TAKE_MONEY_OUT' })
  const { body } = await change(record.pk, 1, { balance_found_request: 'TRANSFER_AND_INVEST' })
  await change(record.pk, body.version, { balance_found_request: 'TAKE_MONEY_OUT' })
  expect(await colleague.open(pk, kind)).toMatchObject([{ about: `${pk}/TAKE_MONEY_OUT` }])
})

it('ends with an answer to the customer', async () => {
  const { pk } = await personWithAnswers(service, { balance_found_request: 'TRANSFER_AND_INVEST' })
  expect((await colleague.settle(pk, kind, 'answered', { answer: 'Open an IRA first.' })).status).toBe(200)
  expect(service.emails.at(-1)).toMatchObject({ kind: 'money-request-answer', personId: pk })
  expect(service.emails.at(-1)?.paragraphs).toContain('Open an IRA first.')
})

it('other answers open none', async () => {
  const { pk } = await personWithAnswers(service)
  expect(await colleague.find(pk, kind)).toEqual([])
})
