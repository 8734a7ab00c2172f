import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { at, newTraveller } from './testing/traveller.ts'

const mode = 'landing-rollover'
const nasty = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '..', 'a/b', ' ', '%', 'LANDING-ROLLOVER']

let app: Awaited<ReturnType<typeof startTestApp>>

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it.each(nasty)('the mode %j is not found', async (name) => {
  const { comeBack, save } = await newTraveller(app)
  const codes = ['mode_not_found', 'route_not_found']
  for (const answer of [await comeBack(encodeURIComponent(name)), await save(encodeURIComponent(name), { base: 0 })]) {
    expect(answer.status).toBe(404)
    expect(codes).toContain(answer.body.code)
  }
})

it.each([...nasty, 'nothing-of-this-name', 'take-loan'])('the step %j is not found', async (step) => {
  const { save, comeBack } = await newTraveller(app)
  const from = { step, after: 'on', detour: 0 }
  for (const place of [
    at(step),
    { step: 'previous-jobs', from },
    { step: 'ira/sorry', from: { step: 'fix-401k', after: 'on', detour: 0, from } },
  ]) {
    const { status, body } = await save(mode, { base: 0, place })
    expect([status, body.code]).toEqual([404, 'step_not_found'])
  }
  expect((await comeBack(mode)).body.version).toBe(0)
})

it('a side trip is at most eight deep', async () => {
  const { save } = await newTraveller(app)
  const deep = (depth: number): unknown =>
    depth === 0 ? {} : { from: { step: 'previous-jobs', after: 'on', detour: 0, ...(deep(depth - 1) as object) } }
  const place = (depth: number) => ({ step: 'previous-jobs', ...(deep(depth) as object) })
  expect((await save(mode, { base: 0, place: place(8) })).status).toBe(200)
  expect((await save(mode, { base: 1, place: place(9) })).body.code).toBe('unknown_field')
})

it.each([{ detour: -1 }, { detour: 1.5 }, { detour: 100 }, { after: 'away' }, { step: 1 }])('an origin with %j is refused', async (own) => {
  const { save } = await newTraveller(app)
  const place = { step: 'previous-jobs', from: { step: 'previous-jobs', after: 'on', detour: 0, ...own } }
  expect((await save(mode, { base: 0, place })).body.code).toBe('validation_failed')
})
