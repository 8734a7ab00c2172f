import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { openExposures } from './exposures.ts'
import { countExposures } from './store.ts'
import { type Experiments, variantsOf } from './variants.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const own = { 'sec-fetch-site': 'same-origin' }
const url = '/api/v1/analytics/abtest/'
const experiments = (): Experiments => service.context.flows.current().experiments
const variantIn = (list: readonly { readonly name: string; readonly value: string }[], name: string) =>
  list.find((one) => one.name === name)?.value
/** A visitor who has this variant of a test whose odds are split. */
function visitorWith(value: string): string {
  for (;;) {
    const id = randomUUID()
    if (variantIn(variantsOf(experiments(), id, {}), 'percentage') === value) return id
  }
}
async function signUp(visitor: string, email = `${randomUUID()}@example.com`) {
  const payload = { first_name: 'Pat', last_name: 'Example', email, password1: 'correct horse battery staple' }
  const headers = { ...own, 'x-security-code': 'any', cookie: `visitor=${visitor}` }
  const remoteAddress = `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
  return { ...(await service.ask({ method: 'POST', url: '/api/v1/auth/registration/', payload, headers, remoteAddress })).body, ...payload }
}
const percentageOf = async (token: string) => variantIn((await service.ask({ method: 'GET', url, token })).body, 'percentage')

describe('who signs up', () => {
  it.each(['test', 'control'])('goes on in the variant that they saw before: %s', async (value) => {
    const { access } = await signUp(visitorWith(value))
    expect(await percentageOf(access)).toBe(value)
  })

  it('keeps it on a device that had another one: what came first counts', async () => {
    const { access, email, password1: password } = await signUp(visitorWith('test'))
    const headers = { ...own, cookie: `visitor=${visitorWith('control')}` }
    const { body } = await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password }, headers })
    expect([await percentageOf(access), await percentageOf(body.access)]).toEqual(['test', 'test'])
  })

  it('is not put into a variant by a cookie that another site sends, or that is none of ours', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', cookie: `visitor=${visitorWith('test')}` },
      { ...own, cookie: 'visitor=test' },
    ]) {
      const payload = {
        first_name: 'Pat',
        last_name: 'Example',
        email: `${randomUUID()}@example.com`,
        password1: 'correct horse battery staple',
      }
      const asked = {
        method: 'POST',
        url: '/api/v1/auth/registration/',
        payload,
        headers: { ...headers, 'x-security-code': 'any' },
      } as const
      const { body } = await service.ask(asked)
      expect(await percentageOf(body.access)).toBe(variantIn(variantsOf(experiments(), body.user.pk, {}), 'percentage'))
    }
  })
})

describe('what visitors saw', () => {
  const see = (visitor: string, headers: Record<string, string> = {}, payload: object = [{ name: 'percentage' }]) =>
    service.ask({ method: 'POST', url: `${url}seen/`, payload, headers: { ...own, cookie: `visitor=${visitor}`, ...headers } })

  it('is counted by variant and day, without any of them', async () => {
    const fresh = await startTestApp()
    const exposures = openExposures(fresh.context)
    const shown = (value: string) => exposures.noteCall(sender({}), [{ name: 'percentage', value }])
    shown('test')
    shown('test')
    shown('control')
    await exposures.close()
    const found = await countExposures(fresh.db, 'percentage')
    expect(Object.fromEntries(found.map(({ variant, visitors }) => [variant, visitors]))).toEqual({ test: 2, control: 1 })
    const rows = await fresh.db.selectFrom('experiment_exposures').selectAll().execute()
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['day', 'name', 'variant', 'visitors'])
    await fresh.close()
  })

  it('counts once for a browser that has seen it', async () => {
    const fresh = await startTestApp()
    const exposures = openExposures(fresh.context)
    exposures.noteCall(sender({ seen_tests: 'subscription.percentage' }), [{ name: 'percentage', value: 'test' }])
    exposures.noteCall(sender({ seen_tests: 'subscription' }), [{ name: 'percentage', value: 'test' }])
    await exposures.close()
    expect((await countExposures(fresh.db, 'percentage')).map(({ visitors }) => visitors)).toEqual([1])
    await fresh.close()
  })

  it('is reported by our own pages, for known tests, and not for browsers that ask not to be followed', async () => {
    const visitor = randomUUID()
    expect((await see(visitor)).body).toEqual({ recorded: true })
    expect((await see(visitor, { 'sec-gpc': '1' })).body).toEqual({ recorded: false, why: 'opted_out' })
    expect((await see(visitor, { 'sec-fetch-site': 'cross-site' })).body.code).toBe('origin_refused')
    expect((await see(visitor, {}, [{ name: 'nosuchtest' }])).body.code).toBe('validation_failed')
    expect((await see(visitor, {}, [{ name: 'percentage', value: 'test' }])).body.code).toBe('unknown_field')
  })

  it('is forgotten after thirteen months', async () => {
    const count = async () => (await service.db.selectFrom('experiment_exposures').selectAll().execute()).length
    await service.db
      .insertInto('experiment_exposures')
      .values({ name: 'percentage', variant: 'test', day: '2024-01-01', visitors: 3 })
      .execute()
    await clearOut(service.context)
    expect(await count()).toBe(0)
  })
})

function sender(cookies: Readonly<Record<string, string>>) {
  return {
    address: '127.0.0.1',
    device: '',
    requestId: 'r',
    header: () => undefined,
    wantsPage: false,
    isOnlyLooking: false,
    isOwnPage: true,
    ownCookie: (name: string) => cookies[name],
    language: 'en' as const,
    giveOwnCookie: () => undefined,
    visitor: async () => undefined,
  }
}
