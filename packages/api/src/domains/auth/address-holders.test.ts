import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const ownPassword = 'the password of the owner'
const strangersPassword = 'the password of a stranger'
const ssn = '219-09-9999'
let addresses = 0
const newAddress = () => `somebody${++addresses}@example.org`

const logIn = (email: string, password: string, path = '/api/v1/auth/login/') =>
  service.ask({ method: 'POST', url: path, payload: { email, password }, remoteAddress: `10.9.${addresses}.1` })
const user = (token: string) => service.ask({ method: 'GET', url: '/api/v1/auth/user/', token })
const openSignInLink = (token: string, headers: Record<string, string> = {}) =>
  service.ask({ method: 'GET', url: '/api/v1/token/authenticate/', headers: { token, ...headers } })
const confirm = (token: string, headers: Record<string, string> = {}) =>
  service.ask({ method: 'POST', url: '/api/v1/auth/email/confirm/', payload: { token }, headers })
const bearer = (access: string) => ({ authorization: `Bearer ${access}` })
const giveSsn = (token: string) =>
  service.ask({
    method: 'POST',
    url: '/api/v1/accounts/add_personal_information/',
    token,
    headers: { 'idempotency-key': service.context.newId() },
    payload: {
      street_address: '1 Example Street',
      city: 'Portland',
      state: 'OR',
      zip_code: '97214',
      phone_number: '5035550112',
      dob: '1990-01-01',
      ssn,
      ira_interest: false,
      has_custodial_auth: false,
    },
  })
const lastLink = (kind: string, email: string) =>
  service.emails.findLast((one) => one.kind === kind && one.to === email)?.action?.url.split('token=')[1] ?? ''

async function mailedLink(kind: 'sign-in' | 'password-reset', email: string): Promise<string> {
  const call = kind === 'sign-in' ? 'sign-in-link' : 'password_reset'
  await service.ask({ method: 'POST', url: `/api/v1/auth/${call}/`, payload: { email } })
  await service.doJobs()
  return lastLink(kind, email)
}

/** What is left to the person who made an account, after somebody else has proven its address. */
async function leftToMaker(maker: { readonly access: string; readonly refresh: string; readonly email: string }, password: string) {
  const refreshed = await service.ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', payload: { refresh: maker.refresh } })
  return [(await user(maker.access)).status, refreshed.status, (await logIn(maker.email, password)).status]
}

describe('an account made in advance with another person’s address', () => {
  it.each([
    ['a link that signs in', (email: string) => mailedLink('sign-in', email).then(openSignInLink)],
    ['the confirmation', (email: string) => confirm(lastLink('welcome', email))],
    ['a new password', async (email: string) => setPassword(await mailedLink('password-reset', email), 'a wholly different phrase')],
  ])('is lost to its maker, with session and password, when the owner proves the address by %s', async (_by, prove) => {
    const maker = await service.signUp({ email: newAddress(), password1: strangersPassword })
    expect((await prove(maker.email)).status).toBe(200)
    expect(await leftToMaker(maker, strangersPassword)).toEqual([401, 401, 400])
  })

  it('is lost to its maker by “you already have an account” too', async () => {
    const maker = await service.signUp({ email: newAddress(), password1: strangersPassword })
    await service.signUp({ email: maker.email, password1: ownPassword })
    const { body } = await openSignInLink(lastLink('account-exists', maker.email))
    expect((await user(body.access)).body).toMatchObject({ pk: maker.pk, email_confirmed: true })
    expect(await leftToMaker(maker, strangersPassword)).toEqual([401, 401, 400])
  })

  it('is not the one that the owner gets who opens the link where they made their own', async () => {
    const maker = await service.signUp({ email: newAddress(), password1: strangersPassword })
    const owner = await service.signUp({ email: maker.email, password1: ownPassword })
    const { body } = await openSignInLink(lastLink('account-exists', maker.email), bearer(owner.access))
    expect((await user(body.access)).body).toMatchObject({ pk: owner.pk, email_confirmed: true })
    expect((await logIn(owner.email, ownPassword)).body.user.pk).toBe(owner.pk)
    expect((await openSignInLink(await mailedLink('sign-in', owner.email))).status).toBe(200)
    // What the maker has is an account without an address: nothing of the owner is in it.
    expect((await user(maker.access)).body).toMatchObject({ pk: maker.pk, email_confirmed: false, may_give_ssn: true })
  })

  it('is not the one that its confirmation proves where the owner made their own', async () => {
    const maker = await service.signUp({ email: newAddress(), password1: strangersPassword })
    const owner = await service.signUp({ email: maker.email, password1: ownPassword })
    expect((await confirm(lastLink('welcome', maker.email), bearer(owner.access))).status).toBe(200)
    expect((await user(owner.access)).body).toMatchObject({ pk: owner.pk, email_confirmed: true })
    expect((await logIn(owner.email, ownPassword)).body.user.pk).toBe(owner.pk)
    expect((await user(maker.access)).body).toMatchObject({ pk: maker.pk, email_confirmed: false })
  })

  it('is told to whoever signs up with the address, with the way into either account: one alone once it is proven', async () => {
    const wordsTo = (email: string) =>
      service.emails.findLast(({ kind, to }) => kind === 'account-exists' && to === email)?.paragraphs.join(' ')
    const maker = await service.signUp({ email: newAddress(), password1: strangersPassword })
    await service.signUp({ email: maker.email, password1: ownPassword })
    expect(wordsTo(maker.email)).toContain('sign out of the new one before you press it')
    expect(wordsTo(maker.email)).not.toContain('use the button to sign in to your first account')
    await openSignInLink(lastLink('account-exists', maker.email))
    await service.signUp({ email: maker.email, password1: `another, and ${ownPassword}` })
    expect(wordsTo(maker.email)).toContain('use the button to sign in to your first account')
    expect(wordsTo(maker.email)).not.toContain('sign out of the new one')
  })

  it('is described to its owner with the day on which it was made, and what that means for what is in it', async () => {
    const maker = await service.signUp({ email: newAddress(), password1: strangersPassword })
    const made = service.context.now().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    service.pass(30 * 24 * 3_600_000)
    await openSignInLink(await mailedLink('sign-in', maker.email))
    const words = service.emails.findLast(({ kind, to }) => kind === 'address-proven' && to === maker.email)?.paragraphs.join(' ')
    expect(words).toContain(`opened on ${made}`)
    expect(words).toContain('nothing in that account is yours')
  })

  it('leaves the way to a new password with its owner', async () => {
    const maker = await service.signUp({ email: newAddress(), password1: strangersPassword })
    expect((await confirm(lastLink('welcome', maker.email))).body).toEqual({ status: 'OK', password_removed: true })
    expect((await setPassword(lastLink('address-proven', maker.email), ownPassword)).status).toBe(200)
    expect((await logIn(maker.email, ownPassword)).body.user).toMatchObject({ pk: maker.pk, email_confirmed: true })
  })

  it('shows no number to its maker: it is asked for only where the account was made, or once the address is proven', async () => {
    const maker = await service.signUp({ email: newAddress(), password1: strangersPassword })
    const { body: elsewhere } = await logIn(maker.email, strangersPassword)
    expect(elsewhere.user.may_give_ssn).toBe(false)
    expect((await giveSsn(elsewhere.access)).body.code).toBe('address_not_proven')
    const { body: confirmed } = await confirm(lastLink('welcome', maker.email), bearer(elsewhere.access))
    expect(confirmed).toEqual({ status: 'OK', password_removed: false })
    expect((await user(elsewhere.access)).body.may_give_ssn).toBe(true)
    expect((await giveSsn(elsewhere.access)).status).toBe(200)
  })
})

describe('a person who proves the address where they are signed in', () => {
  it('stays signed in and keeps the password, and every other session ends', async () => {
    const owner = await service.signUp({ email: newAddress(), password1: ownPassword })
    const { body: other } = await logIn(owner.email, ownPassword)
    expect((await confirm(lastLink('welcome', owner.email), bearer(owner.access))).status).toBe(200)
    expect([(await user(owner.access)).status, (await user(other.access)).status]).toEqual([200, 401])
    expect((await logIn(owner.email, ownPassword)).status).toBe(200)
  })

  it('gives the number before that in the browser in which the account was made', async () => {
    const owner = await service.signUp({ email: newAddress(), password1: ownPassword })
    expect((await giveSsn(owner.access)).status).toBe(200)
  })
})

describe('a changed address', () => {
  it('that its owner did not ask for is theirs alone, with the account', async () => {
    const maker = await service.signUp({ email: newAddress(), password1: strangersPassword })
    const victim = newAddress()
    await service.ask({ method: 'POST', url: '/api/v1/accounts/settings/email/update/', token: maker.access, payload: { email: victim } })
    expect((await confirm(lastLink('change-email', victim))).status).toBe(200)
    expect(await leftToMaker({ ...maker, email: victim }, strangersPassword)).toEqual([401, 401, 400])
  })

  it('that is proven where the account is signed in leaves password and session as they are', async () => {
    const owner = await service.signUp({ email: newAddress(), password1: ownPassword })
    const next = newAddress()
    await service.ask({ method: 'POST', url: '/api/v1/accounts/settings/email/update/', token: owner.access, payload: { email: next } })
    await confirm(lastLink('change-email', next), bearer(owner.access))
    expect((await user(owner.access)).body).toMatchObject({ email: next, pending_email: null, email_confirmed: true })
    expect((await logIn(next, ownPassword)).body.user.pk).toBe(owner.pk)
  })

  it('that another account has proven meanwhile no longer waits to take the place of the one there is', async () => {
    const owner = await service.signUp({ email: newAddress(), password1: ownPassword })
    const next = newAddress()
    await service.ask({ method: 'POST', url: '/api/v1/accounts/settings/email/update/', token: owner.access, payload: { email: next } })
    const other = await service.signUp({ email: next, password1: strangersPassword })
    await confirm(lastLink('welcome', next), bearer(other.access))
    expect((await confirm(lastLink('change-email', next), bearer(owner.access))).body.code).toBe('already_done')
    expect((await user(owner.access)).body).toMatchObject({ email: owner.email, pending_email: null })
  })

  it('leaves no link or code good that went to the old one', async () => {
    const owner = await service.signUp({ email: newAddress(), password1: ownPassword })
    const [signIn, reset] = [await mailedLink('sign-in', owner.email), await mailedLink('password-reset', owner.email)]
    await service.ask({ method: 'POST', url: '/api/v1/auth/step-up/mailed-code/', token: owner.access })
    const code = /\d{4} \d{4}/.exec(service.emails.findLast(({ kind }) => kind === 'mailed-code')?.paragraphs[0] ?? '')?.[0]
    const next = newAddress()
    await service.ask({ method: 'POST', url: '/api/v1/accounts/settings/email/update/', token: owner.access, payload: { email: next } })
    expect((await confirm(lastLink('change-email', next), bearer(owner.access))).status).toBe(200)
    expect((await openSignInLink(signIn)).status).toBe(401)
    expect((await setPassword(reset, strangersPassword)).body.code).toBe('link_used_up')
    expect((await confirm(lastLink('welcome', owner.email))).body.code).toBe('link_used_up')
    const shown = await service.ask({ method: 'POST', url: '/api/v1/auth/step-up/', token: owner.access, payload: { mailed_code: code } })
    expect(shown.body.code).toBe('code_not_right')
    expect((await logIn(next, ownPassword)).body.user.pk).toBe(owner.pk)
  })

  it('that is proven elsewhere leaves the link for a new password that then goes to the new one', async () => {
    const owner = await service.signUp({ email: newAddress(), password1: ownPassword })
    const next = newAddress()
    await service.ask({ method: 'POST', url: '/api/v1/accounts/settings/email/update/', token: owner.access, payload: { email: next } })
    await confirm(lastLink('change-email', next))
    expect((await setPassword(lastLink('address-proven', next), 'a wholly different phrase')).status).toBe(200)
    expect((await logIn(next, 'a wholly different phrase')).body.user.pk).toBe(owner.pk)
  })
})

describe('an address', () => {
  it('is held by one account, however many sign up with it, also at once', async () => {
    const email = newAddress()
    await Promise.all([1, 2, 3].map((one) => service.signUp({ email, password1: `${ownPassword} ${one}` })))
    const index = (await service.db.selectFrom('people').select('email_index').orderBy('created_at', 'desc').executeTakeFirst())
      ?.email_index
    const rows = await service.db
      .selectFrom('people')
      .select('holds_email')
      .where('email_index', '=', index ?? '')
      .execute()
    expect(rows.map(({ holds_email }) => holds_email).sort()).toEqual([false, false, true])
  })

  it('of an unconfirmed customer leads to their account after a stranger has signed up with it again and again', async () => {
    const owner = await service.signUp({ email: newAddress(), password1: ownPassword })
    for (let time = 0; time < 3; time++) await service.signUp({ email: owner.email, password1: strangersPassword })
    expect((await logIn(owner.email, ownPassword)).body.user.pk).toBe(owner.pk)
    const { body } = await openSignInLink(await mailedLink('sign-in', owner.email))
    expect((await user(body.access)).body).toMatchObject({ pk: owner.pk, email_confirmed: true })
  })
})

describe('an outsider', () => {
  const kinds = {
    unknown: async () => newAddress(),
    unproven: async () => (await service.signUp({ email: newAddress(), password1: ownPassword })).email,
    proven: async () => {
      const owner = await service.signUp({ email: newAddress(), password1: ownPassword })
      await confirm(lastLink('welcome', owner.email), bearer(owner.access))
      return owner.email
    },
  }

  it.each(['/api/v1/auth/login/', '/login'])('sees the same after signing up with any address, and signing in by %s', async (path) => {
    const seen = []
    for (const addressOf of Object.values(kinds)) {
      const email = await addressOf()
      const made = await service.signUp({ email, password1: strangersPassword })
      const { body } = await user(made.access)
      const wrong = []
      for (let time = 0; time < 3; time++) wrong.push((await logIn(email, 'a guess at the password', path)).body)
      const right = await logIn(email, strangersPassword, path)
      seen.push({
        user: { ...body, pk: body.pk === made.pk, email: body.email === email, device_key: body.device_key.length },
        right: [right.status, right.body.code, right.body.user?.pk === made.pk],
        wrong: wrong.map(({ code, detail }) => [code, detail]),
      })
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })
})

function setPassword(token: string, password: string) {
  return service.ask({ method: 'POST', url: '/api/v1/auth/password_reset/confirm/', payload: { token, password } })
}
