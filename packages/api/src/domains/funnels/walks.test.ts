import { randomUUID } from 'node:crypto'
import { daysToFinish } from '@app/schemas/rules/experiments/planned-size'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { countWalks } from './walks.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const own = { 'sec-fetch-site': 'same-origin' }
const mode = 'landing-rollover'
const version = () => service.context.flows.current().modes.get(mode)?.live?.resolved.version ?? ''
const send = (more: object = {}, headers: Record<string, string> = { ...own, cookie: `visitor=${randomUUID()}` }) => {
  const payload = { id: randomUUID(), mode, version: version(), seen: [], is_finished: false, ...more }
  return service.ask({ method: 'POST', url: '/api/funnels/walks', payload, headers })
}
const kept = () => service.db.selectFrom('walks').selectAll().execute()
const counts = async (test: string) => {
  const all = (await countWalks(service.db, daysToFinish)).filter((one) => one.test === test && one.mode === mode)
  const sum = (what: 'begun' | 'seen' | 'finished') => all.reduce((total, one) => total + one[what], 0)
  return [sum('begun'), sum('seen'), sum('finished')]
}

it('a walk is one row, without person, way or hour, however often it is told of', async () => {
  const id = randomUUID()
  for (const more of [{}, { seen: ['rolloverpopup'] }, { is_finished: true }])
    expect((await send({ id, ...more })).body).toEqual({ recorded: true })
  const rows = await kept()
  expect(rows).toHaveLength(1)
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['began_day', 'exposed', 'finished_day', 'id_hash', 'mode', 'variants', 'version'])
  expect(rows[0]).toMatchObject({ exposed: { rolloverpopup: 'test' }, variants: { rolloverpopup: 'test' } })
  expect(JSON.stringify(rows)).not.toContain(id)
  expect(await counts('')).toEqual([1, 1, 1])
  expect(await counts('rolloverpopup')).toEqual([1, 1, 1])
  expect(await counts('subscription')).toEqual([1, 0, 0])
})

it('the variant that was seen first stays, also for people who get another later', async () => {
  const id = randomUUID()
  const variantOf = async (visitor: string) => {
    await send({ id, seen: ['percentage'] }, { ...own, cookie: `visitor=${visitor}` })
    return (await kept()).find(({ exposed }) => Object.hasOwn(exposed, 'percentage'))?.exposed['percentage']
  }
  const first = await variantOf(randomUUID())
  for (let other = 0; other < 12; other++) expect(await variantOf(randomUUID())).toBe(first)
})

it('a difference that the landing page of the mode has shown counts from the beginning', async () => {
  const { experiments, modes } = service.context.flows.current()
  const differs = (name: string) => experiments.some(({ name: test, where }) => test === 'subscription' && where.includes(name))
  const exposedIn = async (name: string) => {
    const walk = { mode: name, version: modes.get(name)?.live?.resolved.version }
    const { body } = await send(walk, { ...own, cookie: `visitor=${randomUUID()}; seen_tests=subscription` })
    expect(body).toEqual({ recorded: true })
    return (await kept()).some((row) => row.mode === name && Object.hasOwn(row.exposed, 'subscription'))
  }
  expect([differs('landing-solo'), await exposedIn('landing-solo')]).toEqual([true, true])
  // What another page has shown says nothing of this one.
  expect([differs(mode), await exposedIn(mode)]).toEqual([false, false])
})

it.each([
  ['of a mode that there is not', { mode: 'landing-nowhere' }, { recorded: false, why: 'unknown_version' }],
  ['of a version that never was', { version: 'f'.repeat(16) }, { recorded: false, why: 'unknown_version' }],
])('%s nothing is kept', async (_what, more, told) => {
  const before = (await kept()).length
  expect((await send(more)).body).toEqual(told)
  expect((await kept()).length).toBe(before)
})

it('nothing is kept of who asks not to be followed, and other sites are refused', async () => {
  expect((await send({}, { ...own, 'sec-gpc': '1' })).body).toEqual({ recorded: false, why: 'opted_out' })
  expect((await send({}, { origin: 'https://evil.example' })).body.code).toBe('origin_refused')
})

it('after a month walks are counts and nothing else, each counted once, and who finished too late has not finished', async () => {
  const late = randomUUID()
  await send({ id: late })
  const before = await counts('')
  service.pass((daysToFinish + 1) * 86_400_000)
  await send({ id: late, is_finished: true })
  expect(await counts('')).toEqual(before)
  service.pass(20 * 86_400_000)
  await Promise.all([clearOut(service.context), clearOut(service.context)])
  expect(await kept()).toEqual([])
  expect(await counts('')).toEqual(before)
  service.pass(396 * 86_400_000)
  await clearOut(service.context)
  expect(await counts('')).toEqual([0, 0, 0])
})
