import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { factorCalls, signInCalls } from '../testing/factor-calls.ts'
import { softAuthenticator } from '../testing/soft-authenticator.ts'

const minuteMs = 60_000

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function signedUp() {
  const person = await service.signUp()
  const mailed = () => service.emails.filter(({ to }) => to === person.email).map(({ kind }) => kind)
  return { ...person, ...factorCalls(service, person.access), mailed }
}

async function withPasskey(synced = true) {
  const person = await signedUp()
  const passkey = softAuthenticator({ synced })
  const added = await person.addPasskey(passkey)
  return { ...person, passkey, added }
}

describe('a passkey', () => {
  it('is added with a name, brings ten backup codes with the first, and is told by e-mail and in the account', async () => {
    const { added, passkeys, mailed, read, pk, addPasskey } = await withPasskey()
    expect([added.status, added.body.backup_codes.length]).toEqual([201, 10])
    expect(await passkeys()).toMatchObject([{ name: 'My phone', is_synced: true, is_backed_up: true, last_used_at: null }])
    const codes = { backup_codes_left: 10, backup_codes_made_at: expect.any(String) }
    expect(await read()).toEqual({ is_set: true, has_app: false, passkeys: 1, is_shown_here: true, ...codes })
    expect(mailed()).toContain('passkey-added')
    const notes = await service.db.selectFrom('notifications').select('subject').where('person_id', '=', pk).execute()
    expect(notes).toEqual([{ subject: 'identity' }])
    expect((await addPasskey(softAuthenticator(), 'Spare')).body.backup_codes).toEqual([])
  })

  it('signs in by itself, and counts as a second factor that was shown', async () => {
    const { passkey, email, pk } = await withPasskey()
    const signed = await signInCalls(service).passkey(passkey)
    expect([signed.status, signed.body.user.email, signed.body.user.pk]).toEqual([200, email, pk])
    expect(await factorCalls(service, signed.body.access).read()).toMatchObject({ is_shown_here: true })
  })

  it('is known by a random number that says nothing of the person, and is asked for by the name of our host', async () => {
    const { send, pk, passkey } = await withPasskey()
    const { body } = await send('POST', '/passkeys/options/')
    expect(body.user.id).toBe(passkey.handle())
    expect(Buffer.from(body.user.id, 'base64url')).toHaveLength(32)
    expect(body.user.id).not.toContain(pk)
    expect(body).toMatchObject({ rp: { id: 'localhost' }, attestation: 'none', excludeCredentials: [{ id: passkey.id }] })
  })

  it('is renamed and removed by its owner alone', async () => {
    const [owner, other] = [await withPasskey(), await signedUp()]
    const [{ pk }] = await owner.passkeys()
    expect((await other.send('PATCH', `/passkeys/${pk}/`, { name: 'Mine' })).status).toBe(404)
    expect((await other.send('DELETE', `/passkeys/${pk}/`)).status).toBe(404)
    expect((await owner.send('PATCH', `/passkeys/${pk}/`, { name: ' Blue key ' })).body.name).toBe('Blue key')
    expect((await owner.send('DELETE', `/passkeys/${pk}/`)).status).toBe(200)
    expect([await owner.passkeys(), owner.mailed().at(-1)]).toEqual([[], 'passkey-removed'])
    expect(await owner.read()).toMatchObject({ backup_codes_left: 0, backup_codes_made_at: null })
    expect((await signInCalls(service).passkey(owner.passkey)).body.code).toBe('passkey_refused')
    expect((await signInCalls(service).password(owner.email, owner.password1)).status).toBe(200)
  })

  it('cannot be removed where a password of fewer than 15 characters would be all that is left', async () => {
    const { send, passkeys } = await withPasskey()
    const change = (word: string) => send('POST', '/password/change/', { new_password1: word, new_password2: word })
    expect((await change('tulip9moat')).status).toBe(200)
    const [{ pk }] = await passkeys()
    const refused = await send('DELETE', `/passkeys/${pk}/`)
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/at least 15 characters/)])
    expect((await change('tulip carbon moat')).status).toBe(200)
    expect((await send('DELETE', `/passkeys/${pk}/`)).status).toBe(200)
    expect((await change('tulip9moat')).status).toBe(400)
  })

  it('keeps its name and what it is known by sealed or meaningless', async () => {
    const { pk } = await withPasskey()
    const row = await service.db.selectFrom('passkeys').selectAll().where('person_id', '=', pk).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('My phone')
  })
})

describe('a challenge', () => {
  it('is good once', async () => {
    const { passkey } = await withPasskey()
    const { post } = signInCalls(service)
    const { body } = await service.ask({ method: 'POST', url: '/api/v1/auth/sign-in/passkey/options/' })
    const shown = passkey.show(body)
    expect((await post('/sign-in/passkey/', { passkey: shown })).status).toBe(200)
    expect((await post('/sign-in/passkey/', { passkey: shown })).body.code).toBe('passkey_refused')
  })

  it('is good for five minutes, and for what it was asked for alone', async () => {
    const { passkey, send, stepUp } = await withPasskey()
    const { post } = signInCalls(service)
    const forStepUp = (await send('POST', '/passkeys/check/options/')).body
    expect((await post('/sign-in/passkey/', { passkey: passkey.show(forStepUp) })).body.code).toBe('passkey_refused')
    const { body } = await service.ask({ method: 'POST', url: '/api/v1/auth/sign-in/passkey/options/' })
    expect((await stepUp({ passkey: passkey.show(body) })).body.code).toBe('passkey_refused')
    const late = (await service.ask({ method: 'POST', url: '/api/v1/auth/sign-in/passkey/options/' })).body
    service.pass(5 * minuteMs + 1000)
    expect((await post('/sign-in/passkey/', { passkey: passkey.show(late) })).body.code).toBe('passkey_refused')
  })
})

describe('what is refused', () => {
  it.each([
    ['a passkey of a page that looks like ours', { origin: 'http://localhost.example.com' }],
    ['one that nobody has unlocked', { isUnlocked: false }],
  ])('%s', async (_what, own) => {
    const { addPasskey, passkeys } = await signedUp()
    expect((await addPasskey(softAuthenticator(own))).body.code).toBe('passkey_refused')
    expect(await passkeys()).toEqual([])
  })

  it('a copy: its counter does not go on', async () => {
    const { passkey } = await withPasskey(false)
    expect((await signInCalls(service).passkey(passkey)).status).toBe(200)
    passkey.setCounter(0)
    expect((await signInCalls(service).passkey(passkey)).body.code).toBe('passkey_refused')
  })

  it('the passkey of somebody else, as a second factor or as a fresh proof', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()]
    const { password, passkeyToo } = signInCalls(service)
    const { sign_in } = (await password(one.email, one.password1)).body
    expect((await passkeyToo(sign_in.token, other.passkey)).body.code).toBe('passkey_refused')
    expect((await passkeyToo(sign_in.token, one.passkey)).status).toBe(200)
    expect((await one.showPasskey(other.passkey)).body.code).toBe('passkey_refused')
    expect((await one.showPasskey(one.passkey)).status).toBe(200)
  })

  it('the same authenticator twice, whoever adds it', async () => {
    const [one, other] = [await withPasskey(), await signedUp()]
    expect((await one.addPasskey(one.passkey)).body.code).toBe('passkey_refused')
    expect((await other.addPasskey(one.passkey)).body.code).toBe('passkey_refused')
  })

  it('bytes that are no passkey at all', async () => {
    const { send } = await signedUp()
    const { body } = await send('POST', '/passkeys/options/')
    const made = softAuthenticator().make(body)
    const broken = { ...made, response: { ...made.response, attestationObject: 'AAAA' } }
    expect((await send('POST', '/passkeys/', { name: 'x', passkey: broken })).body.code).toBe('passkey_refused')
  })
})
