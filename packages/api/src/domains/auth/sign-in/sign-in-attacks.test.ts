import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFew } from '../../../testing/is-few.ts'
import { startTestApp, type TestApp, testApp } from '../../../testing/test-app.ts'
import { cookiesOf, ownPage } from '../testing/own-page.ts'
import { provenWork } from '../testing/proof-of-work.ts'

/** After the thirtieth all of them are refused. */
const accounts = isFew ? 100 : 1_000
const wrong = 'a guess at the password'

type Person = { readonly email: string; readonly password1: string }
type Place = { readonly remoteAddress: string; readonly headers?: Readonly<Record<string, string>> }

const tryPassword = (service: TestApp, email: string, password: string, { remoteAddress, headers = {} }: Place) =>
  service.ask({ method: 'POST', url: '/login', payload: { email, password }, remoteAddress, headers: { ...ownPage, ...headers } })
const knownBrowser = (cookies: string) => cookies.split('; ').find((one) => one.startsWith('known_browser=')) ?? ''

/** Signs in as a browser does, and answers what the browser then brings along for ever. */
async function browserOf(service: TestApp, { email, password1 }: Person, remoteAddress = '30.0.0.1'): Promise<string> {
  return knownBrowser(cookiesOf(await tryPassword(service, email, password1, { remoteAddress })))
}

/** Every network guesses at one account, with a proof of work each time, until it is refused. Answers how many passwords were looked at. */
async function attack(service: TestApp, email: string, networks: readonly string[]): Promise<number> {
  const guessed = async (remoteAddress: string): Promise<number> => {
    const { status } = await tryPassword(service, email, wrong, { remoteAddress, headers: await provenWork(service) })
    return status === 429 ? 0 : 1 + (await guessed(remoteAddress))
  }
  let guesses = 0
  for (let at = 0; at < networks.length; at += 10) {
    const some = await Promise.all(networks.slice(at, at + 10).map(guessed))
    guesses += some.reduce((sum, one) => sum + one, 0)
  }
  return guesses
}

const networksOf = (first: number, count: number) => Array.from({ length: count }, (_, index) => `${first}.${index}.0.7`)

describe('200 networks that guess at one account', () => {
  let service: TestApp & { close: () => Promise<void> }
  let owner: Person
  let browser: string
  let guesses = 0
  beforeAll(async () => {
    service = await startTestApp()
    owner = await service.signUp()
    browser = await browserOf(service, owner)
    guesses = await attack(service, owner.email, networksOf(40, 200))
  })
  afterAll(() => service.close())

  it('have one guess a day each, once 30 were wrong', async () => {
    expect(guesses).toBeGreaterThanOrEqual(200)
    expect(guesses).toBeLessThanOrEqual(300)
    expect(await attack(service, owner.email, networksOf(40, 40))).toBe(0)
  })

  it('do not keep the owner out of their own browser, without any wait', async () => {
    const { status } = await tryPassword(service, owner.email, owner.password1, { remoteAddress: '41.0.0.1', headers: { cookie: browser } })
    expect(status).toBe(200)
  })

  it('do not keep the owner out of a new browser that proves its work', async () => {
    const place = { remoteAddress: '41.1.0.1' }
    expect((await tryPassword(service, owner.email, owner.password1, place)).body.code).toBe('challenge_required')
    const headers = await provenWork(service)
    expect((await tryPassword(service, owner.email, owner.password1, { ...place, headers })).status).toBe(200)
  })

  it('have 300 guesses a day with any number of networks, and even then the owner gets in at home and by e-mail', async () => {
    expect(guesses + (await attack(service, owner.email, networksOf(42, 140)))).toBeLessThanOrEqual(300)
    const elsewhere = await tryPassword(service, owner.email, owner.password1, {
      remoteAddress: '43.0.0.1',
      headers: await provenWork(service),
    })
    expect([elsewhere.status, Number(elsewhere.headers['retry-after']) > 0]).toEqual([429, true])
    const atHome = await tryPassword(service, owner.email, owner.password1, { remoteAddress: '42.0.0.7', headers: { cookie: browser } })
    expect(atHome.status).toBe(200)
    await service.ask({ method: 'POST', url: '/api/v1/auth/sign-in-link/', payload: { email: owner.email }, remoteAddress: '43.0.0.1' })
    await service.doJobs()
    const token = service.emails.findLast(({ kind }) => kind === 'sign-in')?.action?.url.split('token=')[1] ?? ''
    expect((await service.ask({ method: 'GET', url: '/api/v1/token/authenticate/', headers: { token } })).status).toBe(200)
  })
})

describe('one network', () => {
  it(`that tries ${accounts} accounts is stopped, and people at others do not notice`, async () => {
    const service = await testApp()
    const owner = await service.signUp()
    const statuses = new Map<number, number>()
    for (let account = 0; account < accounts; account++) {
      const email = account === accounts - 100 ? owner.email : `victim${account}@example.com`
      const { status } = await tryPassword(service, email, wrong, { remoteAddress: '50.0.0.1', headers: await provenWork(service) })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    // The failure after the thirtieth is the one that blocks.
    expect(statuses.get(400)).toBe(31)
    expect((await tryPassword(service, owner.email, owner.password1, { remoteAddress: '51.0.0.1' })).status).toBe(200)
  })

  it('pays for each try after ten failures, whichever accounts they were at', async () => {
    const service = await testApp()
    const codes = []
    for (let account = 0; account < 12; account++)
      codes.push((await tryPassword(service, `v${account}@example.com`, wrong, { remoteAddress: '50.0.0.2' })).body.code)
    expect(codes).toEqual([...Array(10).fill('invalid_credentials'), 'challenge_required', 'challenge_required'])
  })

  it('is one however many addresses of IPv6 it uses for one account', async () => {
    const service = await testApp()
    const { email } = await service.signUp()
    const addresses = Array.from({ length: 40 }, (_, index) => `2001:db8:7:${index.toString(16)}::1`)
    expect(await attack(service, email, addresses)).toBe(6)
  })

  it('that does no work uses up nobody’s tries', async () => {
    const service = await testApp()
    const owner = await service.signUp()
    for (let time = 0; time < 40; time++) await tryPassword(service, owner.email, wrong, { remoteAddress: `52.0.${time}.1` })
    const headers = await provenWork(service)
    expect((await tryPassword(service, owner.email, owner.password1, { remoteAddress: '53.0.0.1', headers })).status).toBe(200)
  })
})

describe('many networks with many accounts', () => {
  it('make every browser prove its work that its account does not know, and no other', async () => {
    const service = await testApp()
    const owner = await service.signUp()
    const browser = await browserOf(service, owner)
    await tryPassword(service, 'nobody@example.com', wrong, { remoteAddress: '60.0.0.1' })
    await service.db.updateTable('attempts').set({ failures: 300 }).where('key', 'like', 'free loginFailuresInTotal%').execute()
    const elsewhere = { remoteAddress: '61.0.0.1' }
    expect((await tryPassword(service, owner.email, owner.password1, elsewhere)).body.code).toBe('challenge_required')
    expect((await tryPassword(service, owner.email, owner.password1, { ...elsewhere, headers: { cookie: browser } })).status).toBe(200)
    service.pass(10 * 60_000)
    expect((await tryPassword(service, owner.email, owner.password1, elsewhere)).status).toBe(200)
  })
})

describe('a browser that has signed in before', () => {
  let service: TestApp & { close: () => Promise<void> }
  beforeAll(async () => {
    service = await startTestApp()
  })
  afterAll(() => service.close())

  /** Five guesses from elsewhere, so that an unknown browser has to prove its work. */
  const doubt = async (email: string) => {
    for (let time = 0; time < 5; time++) await tryPassword(service, email, wrong, { remoteAddress: `70.${time}.0.1` })
  }
  const codeOf = async (person: Person, cookie: string) =>
    (await tryPassword(service, person.email, person.password1, { remoteAddress: '71.0.0.1', headers: { cookie } })).body.code

  it('has six tries of its own in a quarter of an hour, and is then like any other', async () => {
    const owner = await service.signUp()
    const cookie = await browserOf(service, owner)
    const guess = () => tryPassword(service, owner.email, wrong, { remoteAddress: '72.0.0.1', headers: { cookie } })
    const codes = []
    for (let time = 0; time < 8; time++) codes.push((await guess()).body.code)
    expect(codes).toEqual([...Array(6).fill('invalid_credentials'), 'challenge_required', 'challenge_required'])
  })

  it('is unknown again after the password was changed elsewhere, and stays known where it was changed', async () => {
    const owner = await service.signUp()
    const old = await browserOf(service, owner)
    const password1 = 'some other long phrase'
    const changed = await service.ask({
      method: 'POST',
      url: '/api/v1/auth/password/change/',
      token: owner.access,
      headers: ownPage,
      payload: { new_password1: password1, new_password2: password1 },
    })
    expect(changed.status).toBe(200)
    await doubt(owner.email)
    expect(await codeOf({ ...owner, password1 }, old)).toBe('challenge_required')
    expect(await codeOf({ ...owner, password1 }, knownBrowser(cookiesOf(changed)))).toBeUndefined()
  })

  it('is known to each of the people who share it', async () => {
    const [one, other] = [await service.signUp(), await service.signUp()]
    const first = await browserOf(service, one)
    const both = knownBrowser(
      cookiesOf(await tryPassword(service, other.email, other.password1, { remoteAddress: '73.0.0.1', headers: { cookie: first } })),
    )
    await doubt(one.email)
    await doubt(other.email)
    expect([await codeOf(one, both), await codeOf(other, both)]).toEqual([undefined, undefined])
    expect(await codeOf(other, first)).toBe('challenge_required')
  })

  it('helps a stranger nothing who made an account with the same address', async () => {
    const owner = await service.signUp()
    const stranger = { email: owner.email, password1: 'the password of a stranger' }
    await service.signUp(stranger)
    const cookie = await browserOf(service, stranger, '74.0.0.1')
    await doubt(owner.email)
    // The owner's password, as if it were guessed: it is not looked at.
    expect(await codeOf(owner, cookie)).toBe('invalid_credentials')
    expect(await codeOf(stranger, cookie)).toBeUndefined()
  })

  it.each(['', 'known_browser=', 'known_browser=a.b.c', `known_browser=${'0'.repeat(4000)}`, 'known_browser=~~~'])(
    'is not one that sends %.40j',
    async (cookie) => {
      const owner = await service.signUp()
      await doubt(owner.email)
      expect(await codeOf(owner, cookie)).toBe('challenge_required')
    },
  )

  it('is not one with the mark of another account, or with one that was made up', async () => {
    const [owner, other] = [await service.signUp(), await service.signUp()]
    const mark = await browserOf(service, other)
    const [, name, proof] = mark.split('.')
    await doubt(owner.email)
    for (const cookie of [mark, `known_browser=${owner.pk}.${name}.${proof}`])
      expect(await codeOf(owner, cookie)).toBe('challenge_required')
  })
})
