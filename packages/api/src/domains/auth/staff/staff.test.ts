import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trialsAtOnce } from '../../../testing/is-few.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { codeAt } from '../second-factor/authenticator.ts'
import { signInCalls } from '../testing/factor-calls.ts'
import { joinDesk, signUpColleague } from '../testing/sign-up-colleague.ts'
import { makeInvitation } from './invitations.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const post = (url: string, token: string, payload: object = {}) => service.ask({ method: 'POST', url, token, payload })
const queues = (token: string) => service.ask({ url: '/api/v1/desk/queues/', token })
const linkTo = async (email: string) => {
  const { context } = service
  const url = await context.db
    .transaction()
    .execute((trx) => makeInvitation(context, trx, 'https://example.com', { email, role: 'lead', invitedBy: null }))
  return url.split('token=')[1]
}

describe('an invitation', () => {
  it('goes to its address by e-mail from a lead, and from nobody else', async () => {
    const lead = await signUpColleague(service, 'lead')
    const support = await signUpColleague(service, 'support')
    const invite = { email: 'new@example.com', role: 'support' }
    expect((await post('/api/v1/desk/staff/invitations/', support.access, invite)).body.code).toBe('forbidden')
    expect((await post('/api/v1/desk/staff/invitations/', lead.access, invite)).status).toBe(201)
    expect(service.emails.at(-1)).toMatchObject({ kind: 'staff-invitation', to: 'new@example.com' })
    expect(service.emails.at(-1)?.action?.url).toMatch(/\/desk\/join#token=\S{20,}$/)
  })

  it('is of no use to another account, and still good for its own', async () => {
    const token = await linkTo('meant@example.com')
    const stranger = await service.signUp()
    expect((await post('/api/v1/desk/invitations/accept/', stranger.access, { token })).body.code).toBe('link_used_up')
    const meant = await service.signUp({ email: 'meant@example.com' })
    expect((await post('/api/v1/desk/invitations/accept/', meant.access, { token })).body).toEqual({ role: 'lead' })
    const user = await service.ask({ url: '/api/v1/auth/user/', token: meant.access })
    expect(user.body.email_confirmed).toBe(true)
  })

  it('ends those before to the same address, whatever role they named', async () => {
    const [asLead, other] = [await linkTo('twice@example.com'), await linkTo('other@example.com')]
    const lead = await signUpColleague(service, 'lead')
    await post('/api/v1/desk/staff/invitations/', lead.access, { email: 'twice@example.com', role: 'support' })
    const asSupport = service.emails.at(-1)?.action?.url.split('token=')[1]
    const person = await service.signUp({ email: 'twice@example.com' })
    const accept = (token: string | undefined) => post('/api/v1/desk/invitations/accept/', person.access, { token })
    expect((await accept(asLead)).body.code).toBe('link_used_up')
    expect((await accept(asSupport)).body).toEqual({ role: 'support' })
    expect((await accept(asLead)).body.code).toBe('link_used_up')
    const others = await service.signUp({ email: 'other@example.com' })
    expect((await post('/api/v1/desk/invitations/accept/', others.access, { token: other })).body).toEqual({ role: 'lead' })
  })

  it('that is accepted twice says both times what its person is now; once they have left, or are something else, it is used up', async () => {
    const lead = await signUpColleague(service, 'lead')
    const token = await linkTo('pressed-twice@example.com')
    const person = await service.signUp({ email: 'pressed-twice@example.com' })
    const accept = (by = person) => post('/api/v1/desk/invitations/accept/', by.access, { token })
    const both = await Promise.all([accept(), accept()])
    expect([...both, await accept()].map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => ({ role: 'lead' })))
    expect((await accept(await service.signUp())).body.code).toBe('link_used_up')
    const joined = service.db.selectFrom('audit_events').selectAll().where('actor', '=', `person:${person.pk}`)
    expect(await joined.where('action', '=', 'staff.joined').execute()).toHaveLength(1)
    await post(`/api/v1/desk/staff/${person.pk}/role/`, lead.access, { role: 'support' })
    expect((await accept()).body.code).toBe('link_used_up')
    await post(`/api/v1/desk/staff/${person.pk}/role/`, lead.access, { role: 'lead' })
    await post(`/api/v1/desk/staff/${person.pk}/end/`, lead.access, { reason: 'Has left us' })
    expect((await accept()).body.code).toBe('link_used_up')
  })

  it.each([
    ['leaves', (pk: string) => ({ url: `/api/v1/desk/staff/${pk}/end/`, payload: { reason: 'Has left us' } })],
    ['gets another role', (pk: string) => ({ url: `/api/v1/desk/staff/${pk}/role/`, payload: { role: 'compliance' } })],
  ])('that a colleague did not open ends when the colleague %s', async (_what, call) => {
    const lead = await signUpColleague(service, 'lead')
    const colleague = await signUpColleague(service, 'support', { email: `unopened-${lead.pk}@example.com` })
    const token = await linkTo(`unopened-${lead.pk}@example.com`)
    const { url, payload } = call(colleague.pk)
    expect((await post(url, lead.access, payload)).status).toBe(200)
    expect((await post('/api/v1/desk/invitations/accept/', colleague.access, { token })).body.code).toBe('link_used_up')
  })

  it.each([
    ['is dismissed', 'end', { reason: 'Has left us' }],
    ['is no lead any more', 'role', { role: 'support' }],
  ])('that nobody has accepted ends when the lead who sent it %s', async (_what, act, payload) => {
    const [lead, leaving] = [await signUpColleague(service, 'lead'), await signUpColleague(service, 'lead')]
    const friend = await service.signUp()
    await post('/api/v1/desk/staff/invitations/', leaving.access, { email: friend.email, role: 'lead' })
    const token = service.emails.at(-1)?.action?.url.split('token=')[1]
    expect((await post(`/api/v1/desk/staff/${leaving.pk}/${act}/`, lead.access, payload)).status).toBe(200)
    expect((await post('/api/v1/desk/invitations/accept/', friend.access, { token })).body.code).toBe('link_used_up')
  })

  it('gives nobody another role by their own hand, at the address that they have or at one that they change to', async () => {
    const lead = await signUpColleague(service, 'lead', { email: 'own-hand@example.com' })
    const refused = { code: 'not_in_this_state', detail: 'This is yourself: another lead does that.' }
    const invite = (email: string) => post('/api/v1/desk/staff/invitations/', lead.access, { email, role: 'compliance' })
    const before = service.emails.length
    expect((await invite('Own-Hand@example.com')).body).toMatchObject(refused)
    expect(service.emails).toHaveLength(before)
    await invite('own-hand-too@example.com')
    const invitation = service.emails.at(-1)?.action?.url.split('token=')[1]
    await post('/api/v1/accounts/settings/email/update/', lead.access, { email: 'own-hand-too@example.com' })
    const link = service.emails.findLast(({ kind }) => kind === 'change-email')?.action?.url.split('token=')[1]
    expect((await post('/api/v1/auth/email/confirm/', lead.access, { token: link })).status).toBe(200)
    expect((await post('/api/v1/desk/invitations/accept/', lead.access, { token: invitation })).body).toMatchObject(refused)
    expect((await service.ask({ url: '/api/v1/desk/me/', token: lead.access })).body.role).toBe('lead')
  })

  it('is taken back by a lead: its link leads nowhere then; one that was accepted is not', async () => {
    const [lead, support] = [await signUpColleague(service, 'lead'), await signUpColleague(service, 'support')]
    const [mistyped, meant] = [await linkTo('mistyped@example.com'), await linkTo('well-meant@example.com')]
    const { body } = await service.ask({ url: '/api/v1/desk/staff/', token: lead.access })
    const takeBack = (email: string, by = lead) => {
      const { pk } = body.invited.find((one: { readonly email: string }) => one.email === email)
      return post(`/api/v1/desk/staff/invitations/${pk}/take-back/`, by.access)
    }
    expect((await takeBack('mistyped@example.com', support)).body.code).toBe('forbidden')
    expect((await Promise.all([takeBack('mistyped@example.com'), takeBack('mistyped@example.com')])).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    const stranger = await service.signUp({ email: 'mistyped@example.com' })
    expect((await post('/api/v1/desk/invitations/accept/', stranger.access, { token: mistyped })).body.code).toBe('link_used_up')
    const left = await service.ask({ url: '/api/v1/desk/staff/', token: lead.access })
    expect(left.body.invited.map(({ email }: { readonly email: string }) => email)).not.toContain('mistyped@example.com')
    const log = await service.db.selectFrom('audit_events').selectAll().where('action', '=', 'staff.invitation-taken-back').execute()
    expect(log).toMatchObject([{ actor: `person:${lead.pk}`, detail: { role: 'lead' } }])

    const colleague = await service.signUp({ email: 'well-meant@example.com' })
    expect((await post('/api/v1/desk/invitations/accept/', colleague.access, { token: meant })).body).toEqual({ role: 'lead' })
    const late = await takeBack('well-meant@example.com')
    expect([late.status, late.body.detail]).toEqual([409, 'They have accepted it already: close the desk to them instead.'])
    expect((await post(`/api/v1/desk/staff/invitations/${lead.pk}/take-back/`, lead.access)).status).toBe(404)
  })

  it('is good once, and for three days', async () => {
    const token = await linkTo('late@example.com')
    const person = await service.signUp({ email: 'late@example.com' })
    service.pass(3 * 86_400_000 + 1000)
    expect((await post('/api/v1/desk/invitations/accept/', person.access, { token })).body.code).toMatch(/link_used_up|token_not_valid/)
  })
})

describe('the door of the desk', () => {
  it('is closed to customers, and to colleagues without a second factor', async () => {
    const customer = await service.signUp()
    expect((await queues(customer.access)).body.code).toBe('forbidden')
    const half = await joinDesk(service, 'support')
    expect((await queues(half.access)).body.code).toBe('second_factor_required')
    expect((await service.ask({ url: '/api/v1/desk/me/', token: half.access })).body.second_factor).toBe('to-set')
  })

  it('opens with a code from the app, each good once', async () => {
    const ann = await signUpColleague(service, 'support', { email: 'ann-door@example.com' })
    expect((await queues(ann.access)).status).toBe(200)
    const signIn = signInCalls(service, '10.99.0.2')
    const begun = await signIn.password('ann-door@example.com', 'correct horse battery staple')
    expect(begun.body.code).toBe('second_factor_required')
    const used = codeAt(ann.secret, service.context.now())
    expect((await signIn.code(begun.body.sign_in.token, used)).body.code).toBe('code_not_right')
    service.pass(60_000)
    const { access } = (await signIn.code(begun.body.sign_in.token, codeAt(ann.secret, service.context.now()))).body
    expect((await queues(access)).status).toBe(200)
    service.pass(13 * 3_600_000)
    const late = (await service.ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', payload: { refresh: ann.refresh } })).body.access
    expect((await queues(late)).body.code).toBe('second_factor_required')
    const fresh = codeAt(ann.secret, service.context.now())
    expect((await post('/api/v1/auth/second-factor/check/', late, { code: fresh })).status).toBe(200)
    expect((await queues(late)).status).toBe(200)
  })

  it('opens with a backup code, once', async () => {
    const ann = await signUpColleague(service, 'support')
    const [code = ''] = ann.backupCodes
    expect((await post('/api/v1/auth/second-factor/check/', ann.access, { code: code.toLowerCase() })).status).toBe(200)
    expect((await post('/api/v1/auth/second-factor/check/', ann.access, { code })).body.code).toBe('code_not_right')
  })

  it('is not opened by guessing', async () => {
    const ann = await signUpColleague(service, 'support')
    const codes = []
    for (let count = 0; count < 12; count++)
      codes.push((await post('/api/v1/auth/second-factor/check/', ann.access, { code: '000000' })).body.code)
    expect(codes.at(-1)).toBe('too_many_requests')
  })

  it('is closed by nobody to themselves, nor opened to another role, in whatever letters they name themselves', async () => {
    const lead = await signUpColleague(service, 'lead')
    for (const pk of [lead.pk, lead.pk.toUpperCase()]) {
      expect((await post(`/api/v1/desk/staff/${pk}/role/`, lead.access, { role: 'support' })).body.code).toBe('not_in_this_state')
      expect((await post(`/api/v1/desk/staff/${pk}/end/`, lead.access, { reason: 'a test' })).body.code).toBe('not_in_this_state')
    }
    expect((await service.ask({ url: '/api/v1/desk/me/', token: lead.access })).body.role).toBe('lead')
  })

  it.each([
    ['role', { role: 'support' }],
    ['end', { reason: 'Has left us' }],
  ])('is never left without a lead by two who do it to each other at once (%s)', async (act, payload) => {
    for (let trial = 0; trial < trialsAtOnce / 5; trial++) {
      const [one, other] = [await signUpColleague(service, 'lead'), await signUpColleague(service, 'lead')]
      const answers = await Promise.all([
        post(`/api/v1/desk/staff/${other.pk}/${act}/`, one.access, payload),
        post(`/api/v1/desk/staff/${one.pk}/${act}/`, other.access, payload),
      ])
      // The one who comes later may be out already when they are recognised.
      const refused = answers.filter(({ status }) => status === 409 || status === 403)
      expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([1, 1])
    }
  })

  it('closes at once for a colleague who leaves', async () => {
    const lead = await signUpColleague(service, 'lead')
    const support = await signUpColleague(service, 'support')
    expect((await post(`/api/v1/desk/staff/${lead.pk}/end/`, lead.access, { reason: 'a test' })).body.code).toBe('not_in_this_state')
    expect((await post(`/api/v1/desk/staff/${support.pk}/end/`, lead.access, { reason: 'Has left us' })).status).toBe(200)
    expect((await queues(support.access)).body.code).toBe('forbidden')
    const log = await service.db.selectFrom('audit_events').selectAll().where('action', '=', 'staff.ended').orderBy('id').execute()
    expect(log.at(-1)).toMatchObject({ actor: `person:${lead.pk}`, subject: `person:${support.pk}`, detail: { reason: 'Has left us' } })
  })

  it('asks for the app again before another one takes its place', async () => {
    const ann = await signUpColleague(service, 'support', { email: 'ann-swap@example.com' })
    expect((await post('/api/v1/auth/second-factor/', ann.access)).status).toBe(201)
    service.pass(6 * 60_000)
    expect((await post('/api/v1/auth/second-factor/', ann.access)).body.code).toBe('step_up_required')
    const byPassword = await post('/api/v1/auth/step-up/', ann.access, { password: 'correct horse battery staple' })
    expect(byPassword.body.code).toBe('second_factor_required')
    const { access } = (await post('/api/v1/auth/step-up/', ann.access, { code: codeAt(ann.secret, service.context.now()) })).body
    expect((await post('/api/v1/auth/second-factor/', access)).status).toBe(201)
  })
})
