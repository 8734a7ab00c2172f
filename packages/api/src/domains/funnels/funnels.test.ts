import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { countEdges, findVersions } from './count-edges.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const own = { 'sec-fetch-site': 'same-origin' }
const mode = 'landing-rollover'
const version = () => service.context.flows.current().modes.get(mode)?.live?.resolved.version ?? ''
const event = (more: object = {}) => ({
  id: randomUUID(),
  mode,
  version: version(),
  from: 'personal-information',
  to: 'previous-jobs',
  kind: 'next',
  ...more,
})
const send = (events: readonly object[], headers: Record<string, string> = own, token?: string) =>
  service.ask({ method: 'POST', url: '/api/funnels', payload: { events }, headers, ...(token !== undefined && { token }) })
const kept = () => service.db.selectFrom('funnel_events').selectAll().execute()

describe('a way that was walked', () => {
  it('is kept with its mode, version, steps and kind, to the hour, and with nothing of who it was', async () => {
    const { access, pk } = await service.signUp()
    const one = event()
    expect((await send([one], { ...own, 'user-agent': 'canary-device' }, access)).body).toEqual({ kept: 1, ignored: 0 })
    const row = (await kept()).find(({ id }) => id === one.id)
    expect(row).toMatchObject({ mode, version: version(), from_step: 'personal-information', to_step: 'previous-jobs', kind: 'next' })
    expect(row?.walked_at.toISOString()).toMatch(/:00:00\.000Z$/)
    expect(Object.keys(row ?? {}).sort()).toEqual(['from_step', 'id', 'kind', 'mode', 'to_step', 'variants', 'version', 'walked_at'])
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${pk}|canary|127\\.0\\.0\\.1`))
  })

  it('counts once, however often it is sent', async () => {
    const before = (await kept()).length
    const one = event()
    const all = await Promise.all(Array.from({ length: 20 }, () => send([one, one])))
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['{"kept":2,"ignored":0}']))
    expect((await kept()).length).toBe(before + 1)
  })

  it.each([
    ['of a mode that there is not', { mode: 'landing-nowhere' }],
    ['of a version that never was', { version: 'f'.repeat(16) }],
    ['from a step that there is not', { from: 'no-such-step' }],
    ['to a step that there is not', { to: 'no-such-step' }],
    ['from nowhere to nowhere', { from: null, to: null }],
    ['to where it began', { to: 'personal-information' }],
  ])('%s is ignored, and the answer says so', async (_what, more) => {
    const before = (await kept()).length
    expect((await send([event(), event(more)])).body).toEqual({ kept: 1, ignored: 1 })
    expect((await kept()).length).toBe(before + 1)
  })

  it('of an earlier version is saved for people who walked it before: their page may still be open', async () => {
    const earlier = 'e'.repeat(16)
    expect((await send([event({ version: earlier })])).body).toEqual({ kept: 0, ignored: 1 })
    await service.db
      .insertInto('funnel_events')
      .values({
        id: randomUUID(),
        mode,
        version: earlier,
        from_step: null,
        to_step: 'personal-information',
        kind: 'start',
        variants: '{}',
        walked_at: new Date(),
      })
      .execute()
    expect((await send([event({ version: earlier })])).body).toEqual({ kept: 1, ignored: 0 })
    expect((await findVersions(service.db, service.context.flows.current(), mode)).map((one) => one.version)).toContain(earlier)
  })

  it('is not kept of a browser that asks not to be followed, and the answer says so', async () => {
    const before = (await kept()).length
    expect((await send([event()], { ...own, 'sec-gpc': '1' })).body).toEqual({ kept: 0, ignored: 1, why: 'opted_out' })
    expect((await kept()).length).toBe(before)
  })

  it('can only be reported by our own pages: other sites are refused', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])
      expect((await send([event()], headers)).body.code).toBe('origin_refused')
  })

  it.each([
    ['another kind', { kind: 'teleport' }, 'validation_failed'],
    ['an id that is none', { id: 'x' }, 'validation_failed'],
    ['a variant of its own', { variants: { subscription: 'control' } }, 'unknown_field'],
    ['a person', { person: 'p' }, 'unknown_field'],
  ])('cannot name %s', async (_what, more, code) => {
    expect((await send([event(more)])).body.code).toBe(code)
  })

  it('comes in small batches', async () => {
    expect((await send(Array.from({ length: 51 }, () => event()))).body.code).toBe('validation_failed')
    expect((await send([])).body.code).toBe('validation_failed')
  })

  it('carries the variants of the person, or of the visitor, as the service knows them', async () => {
    const visitor = randomUUID()
    const [person, one, other] = [await service.signUp(), event(), event()]
    await send([one], own, person.access)
    await send([other], { ...own, cookie: `visitor=${visitor}` })
    const rows = await kept()
    const told = await service.ask({ method: 'GET', url: '/api/v1/analytics/abtest/', token: person.access })
    const asFacts = Object.fromEntries(told.body.map(({ name, value }: { name: string; value: string }) => [name, value]))
    expect(rows.find(({ id }) => id === one.id)?.variants).toEqual(asFacts)
    expect(rows.find(({ id }) => id === other.id)?.variants).toMatchObject({ account2price: 'test2', rolloverpopup: 'test' })
  })
})

it('ways are counted by step and kind, in all variants or by those of one test, since a day and in a version', async () => {
  const fresh = await startTestApp()
  const walked = (day: string, variants: object, version: string) => ({
    id: randomUUID(),
    mode: 'm',
    version,
    from_step: 'a',
    to_step: 'b',
    kind: 'next' as const,
    variants: JSON.stringify(variants),
    walked_at: new Date(day),
  })
  const rows = [walked('2026-01-01', { t: 'x' }, '1'), walked('2026-02-01', { t: 'x' }, '2'), walked('2026-02-01', { t: 'y' }, '2')]
  await fresh.db.insertInto('funnel_events').values(rows).execute()
  const names = { renamed: { modes: {}, steps: {} } }
  const count = async (asked: object) =>
    (await countEdges(fresh.db, names, { mode: 'm', ...asked })).map(({ variant, count: found }) => [variant, found]).sort()
  expect(await count({})).toEqual([[null, 3]])
  expect(await count({ experiment: 't' })).toEqual([
    ['x', 2],
    ['y', 1],
  ])
  expect(await count({ since: new Date('2026-01-15') })).toEqual([[null, 2]])
  expect(await count({ version: '1' })).toEqual([[null, 1]])
  await fresh.close()
})

it('ways that were walked before a mode and its steps got other names are counted with those of now', async () => {
  const fresh = await startTestApp()
  const walked = (name: string, from: string | null, to: string) => ({
    id: randomUUID(),
    mode: name,
    version: name,
    from_step: from,
    to_step: to,
    kind: from === null ? ('start' as const) : ('next' as const),
    variants: '{}',
    walked_at: new Date('2026-01-01'),
  })
  const rows = [walked('old', null, 'first'), walked('old', 'first', 'was'), walked('new', 'first', 'is'), walked('other', null, 'was')]
  await fresh.db.insertInto('funnel_events').values(rows).execute()
  const names = { renamed: { modes: { old: 'new' }, steps: { was: 'is' } } }
  const ways = (await countEdges(fresh.db, names, { mode: 'new' })).map(({ from, to, count }) => [from, to, count])
  expect(ways.sort()).toEqual([
    [null, 'first', 1],
    ['first', 'is', 2],
  ])
  expect((await findVersions(fresh.db, names, 'new')).map((one) => one.version).sort()).toEqual(['new', 'old'])
  await fresh.close()
})

it('a page that was opened before something was renamed is counted under the names of now, and its walk ends', async () => {
  const fresh = await startTestApp()
  const { flows } = fresh.context
  const renamed = { modes: { 'landing-before': mode }, steps: { 'jobs-before': 'previous-jobs' }, facts: {} }
  const ready = vi.spyOn(flows, 'ready').mockResolvedValue({ ...flows.current(), renamed })
  const post = (url: string, payload: object) => fresh.ask({ method: 'POST', url, payload, headers: own })
  const walk = { id: randomUUID(), mode, version: version(), seen: [], is_finished: false }
  await post('/api/funnels/walks', walk)
  await fresh.db.updateTable('walks').set({ mode: 'landing-before' }).execute()
  const ended = await post('/api/funnels/walks', { ...walk, mode: 'landing-before', is_finished: true })
  expect(ended.body).toEqual({ recorded: true })
  expect(await fresh.db.selectFrom('walks').select(['mode', 'finished_day']).execute()).toEqual([
    { mode: 'landing-before', finished_day: expect.anything() },
  ])
  const { body } = await post('/api/funnels', { events: [event({ mode: 'landing-before', to: 'jobs-before' })] })
  expect(body).toEqual({ kept: 1, ignored: 0 })
  expect(await fresh.db.selectFrom('funnel_events').select(['mode', 'to_step']).execute()).toEqual([{ mode, to_step: 'previous-jobs' }])
  ready.mockRestore()
  await fresh.close()
})

it('ways are forgotten after thirteen months', async () => {
  await send([event()])
  service.pass(390 * 86_400_000)
  await clearOut(service.context)
  expect((await kept()).length).toBeGreaterThan(0)
  service.pass(7 * 86_400_000)
  await clearOut(service.context)
  expect(await kept()).toEqual([])
})
