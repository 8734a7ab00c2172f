import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { codeAt } from './second-factor/authenticator.ts'
import { factorCalls, signInCalls } from './testing/factor-calls.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const fresh = 'an entirely new long phrase'
let networks = 0

async function signedUp() {
  const person = await service.signUp()
  const { email, password1 } = person
  // Each from a place of their own, so that limits of one do not meet another.
  const remoteAddress = `10.83.${++networks}.1`
  const post = (url: string, payload: object, token?: string) =>
    service.ask({ method: 'POST', url: `/api/v1${url}`, payload, remoteAddress, ...(token !== undefined && { token }) })
  const linkTo = (kind: string, to = email) =>
    service.emails.findLast((one) => one.kind === kind && one.to === to)?.action?.url.split('token=')[1] ?? ''
  const signIn = signInCalls(service, remoteAddress)
  const begin = async (password = password1) => String((await signIn.password(email, password)).body.access)
  const user = async (token: string) => service.ask({ url: '/api/v1/auth/user/', token })
  const change = (token: string) => post('/auth/password/change/', { new_password1: fresh, new_password2: fresh }, token)
  const askReset = async () => {
    await post('/auth/password_reset/', { email })
    await service.doJobs()
    return linkTo('password-reset')
  }
  const reset = (token: string) => post('/auth/password_reset/confirm/', { token, password: fresh })
  const confirm = (token: string, by?: string) => post('/auth/email/confirm/', { token }, by)
  const askAddress = (address: string, by: string) => post('/accounts/settings/email/update/', { email: address }, by)
  return { ...person, linkTo, signIn, begin, user, change, askReset, reset, confirm, askAddress }
}

type SignedUp = Awaited<ReturnType<typeof signedUp>>

describe('a change of address that somebody with the old password asked for', () => {
  const ways: Readonly<Record<string, (owner: SignedUp) => Promise<unknown>>> = {
    'is entered in the settings': async ({ begin, change, password1 }) => change(await begin(password1)),
    'is set by e-mail': async ({ askReset, reset }) => reset(await askReset()),
  }

  it.each(Object.entries(ways))('is called off when a new password %s', async (_way, setNew) => {
    const owner = await signedUp()
    await owner.confirm(owner.linkTo('welcome'), owner.access)
    const thief = await owner.begin()
    const theirs = `thief${networks}@example.com`
    expect((await owner.askAddress(theirs, thief)).status).toBe(200)
    await setNew(owner)
    expect((await owner.user(thief)).status).toBe(401)
    expect((await owner.confirm(owner.linkTo('change-email', theirs))).body.code).toBe('link_used_up')
    const { body } = await owner.user(await owner.begin(fresh))
    expect(body).toMatchObject({ pk: owner.pk, email: owner.email, pending_email: null })
    expect(service.emails.filter(({ kind, to }) => kind === 'address-proven' && to === theirs)).toEqual([])
  })

  it('is called off when the password goes because the address was proven elsewhere', async () => {
    const owner = await signedUp()
    const theirs = `thief${networks}@example.com`
    await owner.askAddress(theirs, await owner.begin())
    expect((await owner.confirm(owner.linkTo('welcome'))).status).toBe(200)
    expect((await owner.confirm(owner.linkTo('change-email', theirs))).body.code).toBe('link_used_up')
    expect((await owner.reset(owner.linkTo('address-proven'))).status).toBe(200)
    expect((await owner.user(await owner.begin(fresh))).body).toMatchObject({ email: owner.email, pending_email: null })
  })
})

it(`a new password and the link of a change of address at the same moment come one after the other, in ${trialsAtOnce} trials`, async () => {
  for (let trial = 0; trial < trialsAtOnce; trial++) {
    const owner = await signedUp()
    const theirs = `at-once${networks}@example.com`
    await owner.askAddress(theirs, owner.access)
    const [changed, opened] = await Promise.all([owner.change(owner.access), owner.confirm(owner.linkTo('change-email', theirs))])
    expect([200, 410]).toContain(opened.status)
    const { body } = await owner.signIn.password(opened.status === 200 ? theirs : owner.email, fresh)
    expect([changed.status, body.user?.pk, body.user?.pending_email]).toEqual([200, owner.pk, null])
  }
})

it('a link for a new password that was sent before no longer works once there is another', async () => {
  const owner = await signedUp()
  const link = await owner.askReset()
  expect((await owner.change(owner.access)).status).toBe(200)
  expect((await owner.reset(link)).body.code).toBe('link_used_up')
})

it('a sign-in that began with the old password neither ends nor begins a recovery once there is another', async () => {
  const owner = await signedUp()
  const calls = factorCalls(service, owner.access)
  const { secret } = await calls.addApp()
  const nextCode = () => {
    service.pass(31_000)
    return codeAt(secret, service.context.now())
  }
  const { token } = (await owner.signIn.password(owner.email, owner.password1)).body.sign_in
  const proven = (await calls.stepUp({ code: nextCode() })).body.access
  expect((await owner.change(proven)).status).toBe(200)
  expect((await owner.signIn.post('/recovery/', { sign_in: token })).body.code).toBe('sign_in_too_old')
  expect((await owner.signIn.code(token, nextCode())).body.code).toBe('sign_in_too_old')
})
