import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { type Language, language, setLanguage } from '../language.ts'
import { ask } from '../service/ask.ts'
import { draftOf, saveDraft, settle } from '../walk/drafts.ts'
import { origin, saveOrigin } from '../walk/origin.ts'
import { loadQuestionnaire, useQuestionnaire } from '../walk/questionnaire.ts'
import { forgetPerson } from './resets.ts'
import { beginSession, changeUser, endIdleSession, followOtherTabs, loadSession, setName, signOut, useSession } from './session.ts'

const person = (pk: string) => ({
  pk,
  email: `${pk}@example.com`,
  first_name: pk,
  last_name: 'Sample',
  partner_name: '',
  origin_domain: '',
  email_confirmed: true,
  may_give_ssn: true,
  device_key: btoa(pk.repeat(11).slice(0, 32)),
  pending_email: null,
  language: 'en' as Language,
})

const everything = () => JSON.stringify({ ...localStorage, ...sessionStorage })

const dropCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the service takes it back so, and so do people who clear theirs
  document.cookie = 'signed_in=; max-age=0'
}
const seenByNext = () => ({ user: useSession.getState().user, draft: draftOf('personal-information'), origin: origin() })
const nothing = { user: false, draft: {}, origin: {} }

beforeEach(async () => {
  forgetPerson()
  localStorage.clear()
  signedInBrowser()
  stubService({ 'POST /api/v1/auth/logout/': () => ({ body: { detail: 'Successfully logged out.' } }) })
  saveOrigin('?partner_name=acme&origin_domain=acme.example')
  await beginSession(person('ada'))
  saveDraft('personal-information', 'city', 'Portland', false)
  saveDraft('personal-information', 'ssn', '078-05-1120', true)
  await expect.poll(() => localStorage.getItem('flow:sealed:drafts')).not.toBeNull()
})

it('what belongs to a person is on the device in a form that nobody else can read', () => {
  expect(everything()).not.toMatch(/Portland|1120|acme/)
})

it('what was typed and is no secret is shown again to the same person, after their session ended by itself', async () => {
  await endIdleSession()
  expect(seenByNext()).toEqual(nothing)
  expect(everything()).not.toMatch(/Portland|1120|acme/)
  await beginSession(person('ada'))
  expect(draftOf('personal-information')).toEqual({ city: 'Portland' })
})

it('what they type on the same step before they sign in again is joined with it, field by field', async () => {
  await endIdleSession()
  saveDraft('personal-information', 'state', 'OR', false)
  saveDraft('previous-jobs', 'jobs', 'Acme', false)
  await beginSession(person('ada'))
  expect([draftOf('personal-information'), draftOf('previous-jobs')]).toEqual([{ city: 'Portland', state: 'OR' }, { jobs: 'Acme' }])
})

it('another person who signs in sees nothing of it, and nothing of it stays', async () => {
  await endIdleSession()
  await beginSession(person('ben'))
  expect([draftOf('personal-information'), origin()]).toEqual([{}, {}])
  expect(localStorage.getItem('flow:sealed:drafts')).toBeNull()
})

it.each([
  ['left', signOut],
  ['was idle', endIdleSession],
])('whoever signs in while the service is still being told that the one before %s stays signed in', async (_why, leave) => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  const asked = stubService({
    'POST /api/v1/auth/logout/': async () => {
      await told
      // As the service takes the cookies of the browser with its answer.
      dropCookie()
      return { body: {} }
    },
    'POST /login': () => {
      signedInBrowser()
      return { body: { access: 'a', refresh: 'b', user: person('ben') } }
    },
  })
  const leaving = leave()
  const enter = async () => {
    const answer = await ask('POST /login', { body: { email: 'ben@example.com', password: 'purple lantern walks home' } })
    if (answer.ok) await beginSession(answer.data.user)
  }
  const entering = enter()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked.map(({ call }) => call)).toEqual(['POST /api/v1/auth/logout/'])
  tell()
  await Promise.all([leaving, entering])
  expect(useSession.getState().user).toMatchObject({ pk: 'ben' })
  expect(document.cookie).toContain('signed_in')
})

it('people who sign out on purpose leave nothing behind', async () => {
  sessionStorage.setItem('anything', 'of theirs')
  await signOut()
  expect(seenByNext()).toEqual(nothing)
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

it('a browser that has lost the cookie shows nothing to the next person', async () => {
  dropCookie()
  await loadSession()
  expect(seenByNext()).toEqual(nothing)
  expect(everything()).not.toMatch(/Portland|1120|acme/)
})

it('a session that was ended from another device is over here with the first call that is refused', async () => {
  const refused = () => ({ status: 401, body: { code: 'token_not_valid', detail: 'You’ve been signed out.' } })
  stubService({ 'GET /api/v1/auth/sessions/': refused, 'POST /api/v1/auth/token/refresh/': refused })
  await ask('GET /api/v1/auth/sessions/')
  expect(seenByNext()).toEqual(nothing)
})

describe('of several tabs', () => {
  const otherTab = () => {
    const tab = new BroadcastChannel('session')
    const heard: unknown[] = []
    tab.addEventListener('message', ({ data }) => heard.push(data))
    const end = followOtherTabs()
    onTestFinished(() => {
      end()
      tab.close()
    })
    return { tab, heard }
  }

  it('one forgets everything of a person when another one signs in in a second', async () => {
    let who = 'ada'
    stubService({
      'GET /api/v1/auth/user/': () => ({ body: person(who) }),
      'GET /api/v1/accounts/investment_account_info/': () => ({ body: { results: [{ pk: who, version: 1, annual_income: who }] } }),
    })
    saveDraft('personal-information', 'state', 'OR', false)
    settle('personal-information', ['state'])
    await loadQuestionnaire()
    who = 'ben'
    otherTab().tab.postMessage('changed')
    await expect.poll(() => useSession.getState().user).toMatchObject({ pk: 'ben' })
    expect([draftOf('personal-information'), useQuestionnaire.getState().saved]).toEqual([{}, {}])
  })

  it('one asks again who is there until the service says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let isBusy = true
    const asked = stubService({
      'GET /api/v1/auth/user/': () => (isBusy ? { status: 503, body: { code: 'overloaded', detail: '' } } : { body: person('ben') }),
    })
    otherTab().tab.postMessage('changed')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    isBusy = false
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.runAllTimersAsync()
    await vi.waitFor(() => expect(useSession.getState().user).toMatchObject({ pk: 'ben' }))
    expect(draftOf('personal-information')).toEqual({})
  })

  it('one forgets nothing when the same person signs in again in a second', async () => {
    stubService({ 'GET /api/v1/auth/user/': () => ({ body: { ...person('ada'), may_give_ssn: false } }) })
    otherTab().tab.postMessage('changed')
    await expect.poll(() => useSession.getState().user).toMatchObject({ may_give_ssn: false })
    expect(draftOf('personal-information')).toEqual({ city: 'Portland', ssn: '078-05-1120' })
  })

  it('all end a session that the service has refused in one, once', async () => {
    const { heard } = otherTab()
    const refused = () => ({ status: 401, body: { code: 'token_not_valid', detail: 'You’ve been signed out.' } })
    stubService({ 'GET /api/v1/auth/sessions/': refused, 'POST /api/v1/auth/token/refresh/': refused })
    await ask('GET /api/v1/auth/sessions/')
    await ask('GET /api/v1/auth/sessions/')
    await expect.poll(() => heard).toEqual(['ended'])
  })

  it('one in which a session has ended in another keeps nothing that could be seen, and all that is sealed', async () => {
    otherTab().tab.postMessage('ended')
    await expect.poll(seenByNext).toEqual(nothing)
    await beginSession(person('ada'))
    expect(draftOf('personal-information')).toEqual({ city: 'Portland' })
  })

  it('one in which nobody is signed in keeps what a visitor types when a session ends in another', async () => {
    await endIdleSession()
    saveDraft('previous-jobs', 'jobs', 'Acme', false)
    const { tab, heard } = otherTab()
    const answered = new BroadcastChannel('session')
    onTestFinished(() => answered.close())
    tab.postMessage('ended')
    // What came before it has been heard when this has.
    answered.postMessage('changed')
    await expect.poll(() => heard).toEqual(['changed'])
    expect(draftOf('previous-jobs')).toEqual({ jobs: 'Acme' })
  })
})

it('a page whose browser has lost the sign-in meanwhile forgets the person, also where the browser keeps nothing', async () => {
  localStorage.clear()
  dropCookie()
  await loadSession()
  expect(seenByNext()).toEqual(nothing)
})

it('the answer to a change of an address, come late, brings nobody back', async () => {
  changeUser('ada', { pending_email: 'new@example.com' })
  expect(useSession.getState().user).toMatchObject({ pk: 'ada', pending_email: 'new@example.com' })
  await signOut()
  changeUser('ada', { email: 'new@example.com' })
  expect(useSession.getState().user).toBe(false)
  await beginSession(person('ben'))
  changeUser('ada', { email: 'new@example.com' })
  expect(useSession.getState().user).toEqual(person('ben'))
})

it('an answer of the questionnaire that comes after a sign-out is not the next person’s', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  stubService({
    'GET /api/v1/accounts/investment_account_info/': async () => {
      await promise
      return { body: { results: [{ pk: 'a', version: 1, annual_income: '90000' }] } }
    },
    'POST /api/v1/auth/logout/': () => ({ body: {} }),
  })
  const loading = loadQuestionnaire()
  await signOut()
  resolve()
  await loading
  expect(useQuestionnaire.getState()).toMatchObject({ saved: {}, isLoaded: false })
})

it('without a connection nobody is signed out', async () => {
  const refused = () => ({ status: 401, body: { code: 'token_not_valid', detail: 'You’ve been signed out.' } })
  stubService({ 'GET /api/v1/auth/sessions/': refused, 'POST /api/v1/auth/token/refresh/': () => ({ status: 503 }) })
  await ask('GET /api/v1/auth/sessions/')
  expect(seenByNext()).toMatchObject({ user: { pk: 'ada' }, draft: { city: 'Portland' } })
})

it.each([
  ['is busy', 503, { code: 'overloaded', detail: '' }],
  ['wants fewer calls', 429, { code: 'too_many_requests', detail: '' }],
  ['has an error', 500, { code: 'internal_error', detail: '' }],
  ['has something else answer in its place', 502, '<h1>Bad gateway</h1>'],
])('a service that %s signs nobody out', async (_how, status, body) => {
  stubService({ 'GET /api/v1/auth/user/': () => ({ status, body }) })
  expect(await loadSession()).toMatchObject({ ok: false })
  expect(seenByNext()).toMatchObject({ user: { pk: 'ada' }, draft: { city: 'Portland' } })
})

it('nor does one that can’t renew the sign-in now', async () => {
  const refused = { status: 401, body: { code: 'token_not_valid', detail: '' } }
  stubService({ 'GET /api/v1/auth/user/': () => refused, 'POST /api/v1/auth/token/refresh/': () => ({ status: 503 }) })
  expect(await loadSession()).toMatchObject({ failure: { code: 'offline' } })
  expect(seenByNext()).toMatchObject({ user: { pk: 'ada' } })
})

it('an answer that was on its way while the name changed does not bring the old name back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const names = ['Old', 'New']
  stubService({
    'GET /api/v1/auth/user/': async () => {
      const last_name = names.shift()
      if (last_name === 'Old') await promise
      return { body: { ...person('ada'), last_name } }
    },
  })
  const loading = loadSession()
  setName({ first_name: 'ada', last_name: 'New' })
  resolve()
  expect(await loading).toMatchObject({ data: { last_name: 'New' } })
  expect(useSession.getState().user).toMatchObject({ last_name: 'New' })
})

describe('the language of a person', () => {
  const spanish = { ...person('ada'), language: 'es' as const }
  const cookie = () => /language=(\w*)/.exec(document.cookie)?.[1]
  beforeEach(() => {
    forgetPerson()
    localStorage.clear()
    setLanguage('en')
    // biome-ignore lint/suspicious/noDocumentCookie: a device on which nobody has chosen a language
    document.cookie = 'language=; path=/; max-age=0'
  })
  afterEach(() => setLanguage('en'))

  it('is spoken after they sign in on a device where nobody chose one, and is the device’s no longer than that', async () => {
    await beginSession(spanish)
    expect([language(), cookie(), document.documentElement.lang]).toEqual(['es', 'es', 'es'])
    await signOut()
    expect(cookie()).toBeUndefined()
    await beginSession(person('ben'))
    expect(language()).toBe('en')
  })

  it('is found out when a page is opened with a session, too', async () => {
    stubService({ 'GET /api/v1/auth/user/': () => ({ body: spanish }) })
    await loadSession()
    expect(language()).toBe('es')
  })

  it('gives way to what was chosen on this device, before or after they signed in', async () => {
    setLanguage('en')
    await beginSession(spanish)
    expect(language()).toBe('en')
    await signOut()
    expect(cookie()).toBe('en')
  })
})
