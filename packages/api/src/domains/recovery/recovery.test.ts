import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { factorCalls, signInCalls } from '../auth/testing/factor-calls.ts'
import { softAuthenticator } from '../auth/testing/soft-authenticator.ts'
import { newSaverWithBank } from '../brokerage/testing/saver.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'

const dayMs = 86_400_000

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

type Owner = { readonly pk: string; readonly email: string; readonly password1: string; readonly access: string }

async function lost(owner: Owner, token = owner.access) {
  const passkey = softAuthenticator()
  expect((await factorCalls(service, token).addPasskey(passkey)).status).toBe(201)
  const signIn = signInCalls(service, `10.81.${Math.trunc(Math.random() * 250)}.1`)
  const ask = async () => {
    const { sign_in } = (await signIn.password(owner.email, owner.password1)).body
    return signIn.post('/recovery/', { sign_in: sign_in.token })
  }
  const mails = () => service.emails.filter(({ to }) => to === owner.email)
  const linkIn = (kind: string) =>
    mails()
      .findLast((email) => email.kind === kind)
      ?.action?.url.split('token=')[1] ?? ''
  const finish = (password = 'three quiet brown stones') => signIn.post('/recovery/finish/', { token: linkIn('recovery-ready'), password })
  const read = async (access = token) => (await service.ask({ url: '/api/v1/auth/recovery/', token: access })).body
  const audited = async () =>
    (await service.db.selectFrom('audit_events').select('action').where('subject', '=', `person:${owner.pk}`).execute())
      .map(({ action }) => action)
      .filter((action) => action.startsWith('recovery.'))
  return { ...owner, passkey, signIn, ask, mails, linkIn, finish, read, audited }
}

const owner = async () => lost(await service.signUp())

async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
}

async function confirmPhone(token: string) {
  const post = (url: string, payload: object) => service.ask({ method: 'POST', url, token, payload })
  await post('/api/v1/accounts/confirm_phone/', { phone_number: '2075550188' })
  const code = /\d{6}/.exec(service.emails.at(-1)?.paragraphs.join(' ') ?? '')?.[0]
  await post('/api/v1/accounts/confirm_phone/code/', { code })
}

describe('a person who has lost every second factor', () => {
  it('waits a week, is told at once, and then sets a new password with a link that is good once', async () => {
    const { ask, read, mails, finish, linkIn, signIn, email, password1, audited } = await owner()
    const asked = await ask()
    expect([asked.status, asked.body.is_looked_at]).toEqual([200, false])
    expect((await ask()).body).toEqual(asked.body)
    expect(mails().filter(({ kind }) => kind === 'recovery-asked')).toHaveLength(1)
    expect(await read()).toEqual(asked.body)
    await pass(6)
    expect(linkIn('recovery-ready')).toBe('')
    expect((await finish()).status).not.toBe(200)
    await pass(2)
    expect((await finish('fourteen-chars')).body.fields.password[0]).toMatch(/at least 15 characters/)
    expect((await finish()).status).toBe(200)
    expect((await finish()).body.code).toBe('link_used_up')
    expect((await signIn.password(email, password1)).body.code).toBe('invalid_credentials')
    expect((await signIn.password(email, 'three quiet brown stones')).status).toBe(200)
    expect(mails().map(({ kind }) => kind)).toContain('recovery-done')
    expect(await audited()).toEqual(['recovery.asked', 'recovery.ready', 'recovery.done'])
  })

  it('loses the old passkeys and codes with it, and every device', async () => {
    const { ask, finish, passkey, signIn, access } = await owner()
    await ask()
    await pass(8)
    await finish()
    expect((await signIn.passkey(passkey)).body.code).toBe('passkey_refused')
    expect((await service.ask({ url: '/api/v1/auth/user/', token: access })).status).toBe(401)
  })

  it('asks anew when the link is not used within three days', async () => {
    const { ask, finish, audited } = await owner()
    await ask()
    await pass(12)
    expect((await finish()).body.code).toBe('link_used_up')
    expect(await audited()).toContain('recovery.not-used')
    expect((await ask()).status).toBe(200)
  })
})

describe('an owner who has lost nothing', () => {
  it('stops it by the link of the e-mail, which signs nobody in', async () => {
    const { ask, linkIn, signIn, mails, read } = await owner()
    await ask()
    const stop = () => signIn.post('/recovery/stop/', { token: linkIn('recovery-asked') })
    const stopped = await stop()
    expect([stopped.status, stopped.body]).toEqual([200, { status: 'OK' }])
    expect((await stop()).body.code).toBe('link_used_up')
    expect(await read()).toEqual({ ready_at: null, is_looked_at: false })
    await pass(9)
    expect(mails().map(({ kind }) => kind)).not.toContain('recovery-ready')
    expect(mails().at(-1)?.kind).toBe('recovery-stopped')
  })

  it('stops it from any device, and by showing a second factor', async () => {
    const { ask, read, signIn, passkey, access, audited } = await owner()
    await ask()
    expect((await service.ask({ method: 'DELETE', url: '/api/v1/auth/recovery/', token: access })).body.ready_at).toBe(null)
    await ask()
    expect((await signIn.passkey(passkey)).status).toBe(200)
    expect(await read()).toMatchObject({ ready_at: null })
    expect((await audited()).filter((action) => action === 'recovery.stopped')).toHaveLength(2)
  })

  it('hears of it on the phone that was confirmed', async () => {
    const person = await service.signUp()
    await confirmPhone(person.access)
    const { ask } = await lost(person)
    await ask()
    await service.doJobs()
    expect(service.emails.findLast(({ kind }) => kind === 'text-message')?.paragraphs.join(' ')).toMatch(/without its second factor/)
  })
})

describe('an account with money', () => {
  const moneyed = async (ssn: string, before = async (_token: string) => {}) => {
    const saver = await newSaverWithBank(service, ssn)
    await before(saver.token())
    const theirs = await lost(saver, saver.token())
    await saver.post('user/transfer/deposit/create/', { account_number: saver.number, contribution_type: 'ROLLOVER', amount: 500 })
    await service.doJobs()
    return theirs
  }

  it('is looked at by a colleague first: the link comes when they are sure and the week is over', async () => {
    const { ask, linkIn, pk, finish } = await moneyed('078-05-1191')
    expect((await ask()).body.is_looked_at).toBe(true)
    await pass(8)
    expect(linkIn('recovery-ready')).toBe('')
    const colleague = await colleagueAtDesk(service, 'support')
    expect(await colleague.show(pk, 'recover-sign-in')).toMatchObject([{ title: 'The request' }])
    expect((await colleague.settle(pk, 'recover-sign-in', 'is-them', { how: 'Called, and compared the photo ID.' })).status).toBe(200)
    expect((await finish()).status).toBe(200)
  })

  it('is called at the number that was confirmed; without one its owner is asked to call', async () => {
    const without = await moneyed('078-05-1193')
    await without.ask()
    const saidTo = ({ mails }: typeof without) =>
      mails()
        .findLast(({ kind }) => kind === 'recovery-asked')
        ?.paragraphs.join(' ')
    expect(saidTo(without)).toMatch(/haven’t confirmed a phone number, so please call us at/)
    expect(saidTo(without)).not.toContain('the number you confirmed')
    const confirmed = await moneyed('078-05-1194', confirmPhone)
    await confirmed.ask()
    expect(saidTo(confirmed)).toContain('one of us will call you first at the number you confirmed')
  })

  it('stays as it is when the colleague cannot be sure', async () => {
    const { ask, linkIn, pk, mails, read } = await moneyed('078-05-1192')
    await ask()
    const colleague = await colleagueAtDesk(service, 'support')
    await colleague.settle(pk, 'recover-sign-in', 'is-not', { why: 'The voice was another one.' })
    await pass(9)
    expect([
      linkIn('recovery-ready'),
      mails()
        .map(({ kind }) => kind)
        .includes('recovery-refused'),
    ]).toEqual(['', true])
    expect(await read()).toMatchObject({ ready_at: null })
  })
})
