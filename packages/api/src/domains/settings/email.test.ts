import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { settingsCalls } from './testing/settings-calls.ts'

const sixMinutesMs = 6 * 60_000

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function signedUp() {
  const person = await service.signUp()
  const user = async () => (await service.ask({ method: 'GET', url: '/api/v1/auth/user/', token: person.access })).body
  /** Opens a link in the browser in which this person is signed in. */
  const confirm = async (url = '') =>
    service.ask({ method: 'POST', url: '/api/v1/auth/email/confirm/', token: person.access, payload: { token: url.split('token=')[1] } })
  return { ...person, ...settingsCalls(service, person.access), user, confirm }
}

/** E-mails that somebody has caused, the newest last. */
function emailsOf(personId: string) {
  return service.emails.filter((email) => email.personId === personId && email.kind !== 'welcome')
}

it('uses a new address when it is confirmed, and not before', async () => {
  const { askEmail, user, email, pk, confirm } = await signedUp()
  const { status, body } = await askEmail({ email: ' New.One@Example.com ' })
  expect([status, body]).toEqual([200, { email, pending_email: 'new.one@example.com' }])
  expect(await user()).toMatchObject({ email, pending_email: 'new.one@example.com', email_confirmed: false })
  const [toNew, toOld] = emailsOf(pk)
  expect([toNew?.kind, toNew?.to, toOld?.kind, toOld?.to]).toEqual(['change-email', 'new.one@example.com', 'email-changes', email])
  expect(toOld?.action?.url).toMatch(/\/dashboard\/settings$/)
  expect((await confirm(toNew?.action?.url)).status).toBe(200)
  expect(await user()).toMatchObject({ email: 'new.one@example.com', pending_email: null, email_confirmed: true })
  const actions = await service.db.selectFrom('audit_events').select('action').where('subject', '=', `person:${pk}`).execute()
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['email.change-asked', 'email.change-email']))
})

it('answers alike, with as many e-mails, whether or not the address is taken', async () => {
  const owner = await signedUp()
  const [welcome] = service.emails.filter(({ personId }) => personId === owner.pk)
  await owner.confirm(welcome?.action?.url)
  const [one, other] = [await signedUp(), await signedUp()]
  const taken = await one.askEmail({ email: owner.email })
  const free = await other.askEmail({ email: 'free@example.com' })
  expect([taken.status, taken.body]).toEqual([free.status, { email: one.email, pending_email: owner.email }])
  expect(free.body).toEqual({ email: other.email, pending_email: 'free@example.com' })
  expect(emailsOf(one.pk).map(({ kind }) => kind)).toEqual(emailsOf(other.pk).map(({ kind }) => kind))
  const refused = await one.confirm(emailsOf(one.pk)[0]?.action?.url)
  expect([refused.body.code, (await owner.user()).email, (await one.user()).email]).toEqual(['already_done', owner.email, one.email])
})

it('counts the newest link only', async () => {
  const { askEmail, user, pk, confirm } = await signedUp()
  await askEmail({ email: 'first-thought@example.com' })
  await askEmail({ email: 'second-thought@example.com' })
  const [first, , second] = emailsOf(pk)
  expect((await confirm(first?.action?.url)).body.code).toBe('link_used_up')
  expect((await confirm(second?.action?.url)).status).toBe(200)
  expect((await user()).email).toBe('second-thought@example.com')
})

it('gives the address of the one link that counts when two are asked for at the same moment', async () => {
  const { askEmail, user, pk, confirm } = await signedUp()
  await Promise.all(['left@example.com', 'right@example.com'].map((email) => askEmail({ email })))
  const { pending_email: pending } = await user()
  const links = emailsOf(pk).filter(({ kind }) => kind === 'change-email')
  for (const { to, action } of links) expect((await confirm(action?.url)).status).toBe(to === pending ? 200 : 410)
  expect((await user()).email).toBe(pending)
})

it('calls a change off when the address of the account is given', async () => {
  const { askEmail, email, user, pk, confirm } = await signedUp()
  await askEmail({ email: 'called-off@example.com' })
  expect((await askEmail({ email })).body).toEqual({ email, pending_email: null })
  expect((await confirm(emailsOf(pk)[0]?.action?.url)).body.code).toBe('link_used_up')
  expect(await user()).toMatchObject({ email, pending_email: null })
  expect(emailsOf(pk)).toHaveLength(2)
})

it('asks for the password first', async () => {
  const { askEmail, user, email, pk } = await signedUp()
  service.pass(sixMinutesMs)
  const { status, body } = await askEmail({ email: 'new@example.com' })
  expect([status, body.code]).toEqual([403, 'step_up_required'])
  expect([await user(), emailsOf(pk)]).toMatchObject([{ email, pending_email: null }, []])
})

it('writes no more e-mails than an address can bear, nor than an account may cause, and leaves some to people elsewhere', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, signedUp))
  const codes = []
  for (const { askEmail } of people) codes.push((await askEmail({ email: 'poor-victim@example.com' })).status)
  expect(codes).toEqual([200, 200, 200, 200, 429])
  const { access } = await signedUp()
  const elsewhere = { method: 'POST', url: '/api/v1/accounts/settings/email/update/', token: access, remoteAddress: '10.31.0.1' } as const
  expect((await service.ask({ ...elsewhere, payload: { email: 'poor-victim@example.com' } })).status).toBe(200)
  const { askEmail, pk } = await signedUp()
  const own = []
  for (let index = 0; index < 9; index++) own.push((await askEmail({ email: `many${index}@example.com` })).status)
  expect(own).toEqual([...Array(8).fill(200), 429])
  expect(emailsOf(pk)).toHaveLength(16)
})

it('keeps the address that waits sealed', async () => {
  const { askEmail } = await signedUp()
  await askEmail({ email: 'sealed-canary@example.com' })
  const stored = JSON.stringify([
    await service.db.selectFrom('people').selectAll().execute(),
    await service.db.selectFrom('attempts').selectAll().execute(),
    await service.db.selectFrom('audit_events').selectAll().execute(),
  ])
  expect(stored).not.toContain('sealed-canary')
})
