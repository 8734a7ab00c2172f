import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { factorCalls, signInCalls } from '../testing/factor-calls.ts'
import { softAuthenticator } from '../testing/soft-authenticator.ts'
import { codeAt } from './authenticator.ts'

const minuteMs = 60_000

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function withApp() {
  const person = await service.signUp()
  const calls = factorCalls(service, person.access)
  const { secret, body } = await calls.addApp()
  const codes: readonly string[] = body.backup_codes
  /** The code that the app shows next: one counts once. */
  const nextCode = () => {
    service.pass(31_000)
    return codeAt(secret, service.context.now())
  }
  const signIn = signInCalls(service, `10.78.${Math.trunc(Math.random() * 250)}.1`)
  const begin = async () => (await signIn.password(person.email, person.password1)).body.sign_in
  const audited = async (action: string) =>
    (await service.db.selectFrom('audit_events').selectAll().where('subject', '=', `person:${person.pk}`).execute()).filter(
      (event) => event.action === action,
    )
  const mailed = () => service.emails.filter(({ to }) => to === person.email).map(({ kind }) => kind)
  return { ...person, ...calls, codes, nextCode, signIn, begin, audited, mailed }
}

describe('signing in', () => {
  it('with the password begins, gives no session and no cookie, and ends with a code', async () => {
    const { email, password1, signIn, nextCode, pk } = await withApp()
    const begun = await signIn.password(email, password1)
    expect([begun.status, begun.body.code, begun.body.access, begun.headers['set-cookie']]).toEqual([
      403,
      'second_factor_required',
      undefined,
      undefined,
    ])
    expect(begun.body.sign_in.by).toEqual(['app', 'backup-code'])
    const ended = await signIn.code(begun.body.sign_in.token, nextCode())
    expect([ended.status, ended.body.user.pk]).toEqual([200, pk])
    expect(await factorCalls(service, ended.body.access).read()).toMatchObject({ is_shown_here: true })
  })

  it('by a link in an e-mail asks for it too', async () => {
    const { email, signIn, nextCode } = await withApp()
    await signIn.post('/sign-in-link/', { email })
    await service.doJobs()
    const token = service.emails.findLast(({ to, kind }) => to === email && kind === 'sign-in')?.action?.url.split('token=')[1]
    const opened = await service.ask({
      url: '/api/v1/token/authenticate/',
      headers: { token: token ?? '', 'sec-fetch-site': 'same-origin' },
    })
    expect(opened.body.code).toBe('second_factor_required')
    expect((await signIn.code(opened.body.sign_in.token, nextCode())).status).toBe(200)
  })

  it('may be tried again after a wrong code, ends once, and is too old after ten minutes', async () => {
    const { begin, signIn, nextCode, audited } = await withApp()
    const { token } = await begin()
    expect((await signIn.code(token, '000000')).body.code).toBe('code_not_right')
    expect(await audited('second-factor.failed')).toHaveLength(1)
    const code = nextCode()
    expect((await signIn.code(token, code)).status).toBe(200)
    expect((await signIn.code(token, nextCode())).body.code).toBe('sign_in_too_old')
    const late = (await begin()).token
    service.pass(11 * minuteMs)
    expect((await signIn.code(late, nextCode())).body.code).toBe('sign_in_too_old')
  })

  it('takes a code of the app once, and not somebody else’s sign-in', async () => {
    const [one, other] = [await withApp(), await withApp()]
    const code = one.nextCode()
    expect((await one.signIn.code((await one.begin()).token, code)).status).toBe(200)
    expect((await one.signIn.code((await one.begin()).token, code)).body.code).toBe('code_not_right')
    expect((await other.signIn.code((await other.begin()).token, one.nextCode())).body.code).toBe('code_not_right')
  })

  it('stops guesses at the code', async () => {
    const { begin, signIn } = await withApp()
    const { token } = await begin()
    const answers = []
    for (let guess = 0; guess < 9; guess++) answers.push((await signIn.code(token, String(100_000 + guess))).status)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('a backup code', () => {
  it('signs in once, is stored as a hash, and its use is told with how many are left', async () => {
    const { codes, begin, signIn, mailed, read, pk, email } = await withApp()
    const [code = ''] = codes
    // As it is copied out of a message or a document: with marks around it, and other hyphens.
    const copied = `\u202a${code.slice(0, 8).toLowerCase()}\u2011${code.slice(8)}\u202c`
    expect((await signIn.code((await begin()).token, copied)).status).toBe(200)
    expect((await signIn.code((await begin()).token, code)).body.code).toBe('code_not_right')
    expect([mailed().at(-1), (await read()).backup_codes_left]).toEqual(['backup-code-used', 9])
    expect(service.emails.findLast(({ to }) => to === email)?.paragraphs.join(' ')).toContain('You have 9 left')
    const rows = await service.db.selectFrom('backup_codes').selectAll().where('person_id', '=', pk).execute()
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  })

  it('of before no longer counts once new ones are made', async () => {
    const { codes, send, begin, signIn, mailed } = await withApp()
    const made = await send('POST', '/second-factor/backup-codes/')
    expect([made.status, made.body.backup_codes.length, mailed().at(-1)]).toEqual([201, 10, 'backup-codes-made'])
    expect((await signIn.code((await begin()).token, codes[0] ?? '')).body.code).toBe('code_not_right')
    expect((await signIn.code((await begin()).token, made.body.backup_codes[0])).status).toBe(200)
  })
})

describe('a fresh proof', () => {
  it('is the second factor where there is one: the password is not enough', async () => {
    const { stepUp, password1, nextCode, send } = await withApp()
    service.pass(6 * minuteMs)
    expect((await send('POST', '/second-factor/backup-codes/')).body.code).toBe('step_up_required')
    expect((await stepUp({ password: password1 })).body.code).toBe('second_factor_required')
    const proven = await stepUp({ code: nextCode() })
    expect(proven.status).toBe(200)
    expect((await send('POST', '/second-factor/backup-codes/', undefined, proven.body.access)).status).toBe(201)
  })

  it('from before the factor was added does not add another one', async () => {
    const person = await service.signUp()
    const { body } = await signInCalls(service).password(person.email, person.password1)
    expect((await factorCalls(service, person.access).addPasskey()).status).toBe(201)
    expect((await factorCalls(service, body.access).addPasskey(softAuthenticator())).body.code).toBe('step_up_required')
    expect((await factorCalls(service, body.access).addApp()).body.code).toBe('step_up_required')
  })

  it('wants exactly one thing to be shown', async () => {
    const { stepUp, password1, nextCode } = await withApp()
    for (const shown of [{}, { password: password1, code: nextCode() }]) expect((await stepUp(shown)).status).toBe(400)
  })
})

describe('the app', () => {
  it('is removed with the last backup codes, which is told by e-mail', async () => {
    const { send, read, mailed, email, password1, signIn } = await withApp()
    expect((await send('DELETE', '/second-factor/')).status).toBe(200)
    expect((await send('DELETE', '/second-factor/')).status).toBe(200)
    expect(await read()).toMatchObject({ is_set: false, backup_codes_left: 0 })
    expect(mailed().filter((kind) => kind === 'second-factor-removed')).toHaveLength(1)
    expect((await signIn.password(email, password1)).status).toBe(200)
  })
})

describe('money', () => {
  const asked = { account_number: 'X1', contribution_type: 'CURRENT_YEAR', amount: 10 }
  const deposit = (token: string) =>
    service.ask({
      method: 'POST',
      url: '/api/v1/apex/user/transfer/deposit/create/',
      token,
      payload: asked,
      headers: { 'idempotency-key': service.context.newId() },
    })

  it('is moved from a new device only after a fresh proof, and then without', async () => {
    const person = await service.signUp()
    const { body } = await signInCalls(service, '10.79.0.1').password(person.email, person.password1)
    service.pass(6 * minuteMs)
    expect((await deposit(body.access)).body.code).toBe('step_up_required')
    expect((await deposit(person.access)).body.code).not.toBe('step_up_required')
    const proven = (await factorCalls(service, body.access).stepUp({ password: person.password1 })).body.access
    expect((await deposit(proven)).body.code).not.toBe('step_up_required')
    service.pass(3 * minuteMs)
    expect((await deposit(body.access)).body.code).not.toBe('step_up_required')
  })
})
