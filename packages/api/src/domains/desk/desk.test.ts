import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { multipart } from '../../testing/multipart.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { emptyPerson } from '../auth/empty-person.ts'
import { setRole } from '../auth/staff/staff-store.ts'
import { saveLanguage } from '../auth/store.ts'
import { signUpColleague } from '../auth/testing/sign-up-colleague.ts'
import { openTask } from './open-task.ts'
import { giveBack } from './work-on-task.ts'

const dayMs = 86_400_000
type Colleague = Awaited<ReturnType<typeof signUpColleague>>

let service: Awaited<ReturnType<typeof startTestApp>>
let support: Colleague
let other: Colleague
let lead: Colleague
let compliance: Colleague
beforeAll(async () => {
  service = await startTestApp()
  support = await signUpColleague(service, 'support', { first_name: 'Ann' })
  other = await signUpColleague(service, 'support', { first_name: 'Bob' })
  lead = await signUpColleague(service, 'lead')
  compliance = await signUpColleague(service, 'compliance')
})
afterAll(() => service.close())

const get = (url: string, { access }: Colleague) => service.ask({ url: `/api/v1/desk/${url}`, token: access })
const post = (url: string, { access }: Colleague, payload: object = {}) =>
  service.ask({
    method: 'POST',
    url: `/api/v1/desk/${url}`,
    token: access,
    headers: { 'idempotency-key': randomUUID() },
    payload,
  })
const settle = (pk: string, { access }: Colleague, outcome: string, values: object = {}, key: string = randomUUID()) =>
  service.ask({
    method: 'POST',
    url: `/api/v1/desk/tasks/${pk}/settle/`,
    token: access,
    headers: { 'idempotency-key': key },
    payload: { outcome, values },
  })

let messages = 0
async function messageTask() {
  messages++
  await service.ask({
    method: 'POST',
    url: '/api/v1/mailer/contact-us/',
    payload: {
      first_name: 'Pat',
      last_name: 'Writer',
      from_email: `pat${messages}@example.com`,
      subject: `Question ${messages}`,
      message: 'Where is my money?',
      recaptcha_resp_token: 'a-token',
    },
    remoteAddress: `10.46.0.${messages}`,
  })
  const row = await service.db.selectFrom('desk_tasks').selectAll().orderBy('opened_at', 'desc').limit(1).executeTakeFirstOrThrow()
  return row.id
}

describe('a task', () => {
  it('stands in its queue, shows what it needs, and ends with an answer to the customer', async () => {
    const pk = await messageTask()
    const queue = (await get('queues/', support)).body.results.find(({ queue: name }: { queue: string }) => name === 'messages')
    expect(queue.open).toBeGreaterThan(0)
    const shown = (await get(`tasks/${pk}/`, support)).body
    expect(shown).toMatchObject({ title: 'Answer a message', state: 'open', is_mine: false, may_work: true })
    expect(JSON.stringify(shown.parts)).toContain('Where is my money?')
    expect((await settle(pk, support, 'answered', { answer: 'It is safe.' })).body.detail).toBe('Take the task first.')
    await post(`tasks/${pk}/take/`, support, { from: null })
    expect((await settle(pk, support, 'answered', { answer: ' ' })).body.fields).toEqual({ answer: ['Fill in “Your answer”.'] })
    expect((await settle(pk, support, 'answered', { answer: 'It is safe.' })).status).toBe(200)
    expect(service.emails.at(-1)).toMatchObject({ kind: 'contact-answer', to: `pat${messages}@example.com`, paragraphs: ['It is safe.'] })
    const after = (await get(`tasks/${pk}/`, support)).body
    expect(after).toMatchObject({ state: 'done', outcome: 'answered', settled_by: 'Ann Example' })
    expect(after.notes.at(-1)).toMatchObject({ kind: 'outcome', by: 'Ann Example' })
  })

  it('comes before those that are due the same day and have waited less', async () => {
    const opened: string[] = []
    for (let count = 0; count < 6; count++) {
      opened.push(await messageTask())
      service.pass(1_000)
    }
    const { results } = (await get('tasks/?queue=messages&state=open', support)).body
    const listed = results.map(({ pk }: { pk: string }) => pk)
    expect(listed.filter((pk: string) => opened.includes(pk))).toEqual(opened)
  })

  it('ends once, however many press at the same time', async () => {
    const pk = await messageTask()
    await post(`tasks/${pk}/take/`, support, { from: null })
    const before = service.emails.length
    const all = await Promise.all(Array.from({ length: 8 }, () => settle(pk, support, 'answered', { answer: 'Once.' })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ body }) => body.code === 'not_in_this_state')).toHaveLength(7)
    expect(service.emails.length).toBe(before + 1)
  })

  it('that stays open is settled once for a key: the customer gets one e-mail, and another one for another key', async () => {
    const [customer, desk] = [await service.signUp(), await signUpColleague(service, 'operations')]
    const ira = { provider: 'Larch Trust', ira_type: 'not-sure', existing_ira: true, account_number: '4455667788' }
    const url = '/api/v1/accounts/add_ira_account/'
    const headers = { 'idempotency-key': randomUUID() }
    const added = await service.ask({ method: 'POST', url, token: customer.access, headers, payload: ira })
    const { id } = await service.db.selectFrom('desk_tasks').select('id').where('about', '=', added.body.pk).executeTakeFirstOrThrow()
    await post(`tasks/${id}/take/`, desk, { from: null })
    const mailed = () => service.emails.filter(({ kind, personId }) => kind === 'ira-kind-asked' && personId === customer.pk).length
    const key = randomUUID()
    const both = [await settle(id, desk, 'not-reached', {}, key), await settle(id, desk, 'not-reached', {}, key)]
    expect([both.map(({ status }) => status), mailed()]).toEqual([[200, 200], 1])
    await settle(id, desk, 'not-reached')
    expect(mailed()).toBe(2)
  })

  it('that a colleague has is not taken from them but by a lead who sees whose it is, and is handed over with a note', async () => {
    const pk = await messageTask()
    await post(`tasks/${pk}/take/`, support, { from: null })
    expect((await post(`tasks/${pk}/take/`, other, { from: null })).body.code).toBe('not_in_this_state')
    expect((await post(`tasks/${pk}/hand-over/`, other, { to: null, note: 'x' })).body.code).toBe('not_in_this_state')
    expect((await post(`tasks/${pk}/hand-over/`, support, { to: compliance.pk, note: 'x' })).body.code).toBe('not_in_this_state')
    expect((await post(`tasks/${pk}/hand-over/`, support, { to: other.pk, note: 'They called twice.' })).status).toBe(200)
    const shown = (await get(`tasks/${pk}/`, other)).body
    expect(shown.is_mine).toBe(true)
    expect(shown.notes.at(-1)).toMatchObject({ kind: 'hand-over', by: 'Ann Example', text: 'They called twice.' })
    expect((await post(`tasks/${pk}/take/`, lead, { from: null })).body.code).toBe('not_in_this_state')
    expect((await post(`tasks/${pk}/take/`, lead, { from: other.pk })).status).toBe(200)
  })

  it('goes back to its queue when the colleague who has it gets a role that does not work on it', async () => {
    const [moved, pk] = [await signUpColleague(service, 'support'), await messageTask()]
    const shown = async () => (await get(`tasks/${pk}/`, support)).body.assignee
    await post(`tasks/${pk}/take/`, moved, { from: null })
    await post(`staff/${moved.pk}/role/`, lead, { role: 'lead' })
    expect((await shown())?.pk).toBe(moved.pk)
    await post(`staff/${moved.pk}/role/`, lead, { role: 'operations' })
    expect([await shown(), (await get('queues/', moved)).body.mine]).toEqual([null, 0])
    expect((await post(`tasks/${pk}/take/`, support, { from: null })).status).toBe(200)
  })

  it('goes back too when they accept an invitation to such a role', async () => {
    const email = `moved-${randomUUID()}@example.com`
    const [moved, pk] = [await signUpColleague(service, 'support', { email }), await messageTask()]
    await post(`tasks/${pk}/take/`, moved, { from: null })
    await post('staff/invitations/', lead, { email, role: 'compliance' })
    await post('invitations/accept/', moved, { token: service.emails.at(-1)?.action?.url.split('token=')[1] })
    expect((await get(`tasks/${pk}/`, support)).body.assignee).toBeNull()
  })

  it.each([
    ['takes it', (pk: string, moved: Colleague) => post(`tasks/${pk}/take/`, moved, { from: null })],
    ['is handed it', (pk: string, { pk: to }: Colleague) => post(`tasks/${pk}/hand-over/`, lead, { to, note: 'For you.' })],
  ])('is not left with a colleague who %s while their role is taken from them', async (_what, give) => {
    const [moved, pk] = [await signUpColleague(service, 'support'), await messageTask()]
    const given = await service.db.transaction().execute(async (trx) => {
      await setRole(trx, moved.pk, 'operations')
      await giveBack(trx, moved.pk, 'operations')
      const answer = give(pk, moved)
      await Promise.race([answer, setTimeout(300)])
      return { answer }
    })
    expect((await given.answer).body.code).toBe('not_in_this_state')
    expect((await get(`tasks/${pk}/`, support)).body.assignee).toBeNull()
  })

  it(`is with nobody who may not work on it, whichever comes first of a hand-over and another role, in ${trialsAtOnce} trials`, async () => {
    const moved = await signUpColleague(service, 'support')
    for (let trial = 0; trial < trialsAtOnce; trial++) {
      const about = randomUUID()
      await service.db.transaction().execute((trx) => openTask(service.context, trx, { kind: 'contact-message', personId: null, about }))
      const { id: pk } = await service.db.selectFrom('desk_tasks').select('id').where('about', '=', about).executeTakeFirstOrThrow()
      await post(`staff/${moved.pk}/role/`, lead, { role: 'support' })
      if (trial % 2) await post(`tasks/${pk}/take/`, moved, { from: null })
      const answers = await Promise.all([
        trial % 2 ? post(`tasks/${pk}/take/`, moved, { from: null }) : post(`tasks/${pk}/hand-over/`, lead, { to: moved.pk, note: 'x' }),
        post(`staff/${moved.pk}/role/`, lead, { role: 'operations' }),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const { assignee } = await service.db.selectFrom('desk_tasks').select('assignee').where('id', '=', pk).executeTakeFirstOrThrow()
      expect(assignee).toBeNull()
    }
  })

  it('keeps what a colleague wrote who has left, and says of nobody that it was them', async () => {
    const [gone, pk] = [await signUpColleague(service, 'support'), await messageTask()]
    await post(`tasks/${pk}/take/`, gone, { from: null })
    await post(`tasks/${pk}/notes/`, gone, { text: 'Called them.' })
    await settle(pk, gone, 'no-answer', { why: 'spam' })
    await service.db.transaction().execute((trx) => emptyPerson(service.context, trx, gone.pk))
    const { notes, settled_by } = (await get(`tasks/${pk}/`, support)).body
    expect([notes[0], settled_by]).toMatchObject([{ by: null, text: 'Called them.' }, null])
  })

  it('is nobody’s to end who only reads', async () => {
    const pk = await messageTask()
    expect((await get(`tasks/${pk}/`, compliance)).status).toBe(200)
    expect((await post(`tasks/${pk}/take/`, compliance, { from: null })).body.code).toBe('forbidden')
    expect((await settle(pk, compliance, 'no-answer', { why: 'spam' })).body.code).toBe('forbidden')
  })

  it('is for colleagues of its role', async () => {
    const pk = await messageTask()
    const operations = await signUpColleague(service, 'operations')
    expect((await get(`tasks/${pk}/`, operations)).body.may_work).toBe(false)
    for (const call of ['take/', 'hand-over/', 'settle/']) {
      const values = { outcome: 'answered', values: { answer: 'Hello.' } }
      const { body } = await post(
        `tasks/${pk}/${call}`,
        operations,
        call === 'settle/' ? values : call === 'take/' ? { from: null } : { to: null, note: 'x' },
      )
      expect([call, body.detail]).toEqual([call, 'Your role doesn’t work on this kind of task.'])
    }
  })

  it('is never worked on by the person it is about, also when that is a lead', async () => {
    for (const by of [support, lead]) {
      const about = randomUUID()
      await service.db.transaction().execute((trx) => openTask(service.context, trx, { kind: 'contact-message', personId: by.pk, about }))
      const { id } = await service.db.selectFrom('desk_tasks').select('id').where('about', '=', about).executeTakeFirstOrThrow()
      const file = multipart([{ field: 'file', name: 'paper.pdf', value: '%PDF-1.4' }])
      const answers = [
        await post(`tasks/${id}/take/`, by, { from: null }),
        await post(`tasks/${id}/hand-over/`, by, { to: other.pk, note: 'Please say yes.' }),
        await settle(id, by, 'no-answer', { why: 'spam' }),
        await service.ask({ method: 'POST', url: `/api/v1/desk/tasks/${id}/papers/`, token: by.access, ...file }),
      ]
      expect(answers.map(({ body }) => body.detail)).toEqual(Array(4).fill('This is about yourself: a colleague does it.'))
      const { body } = await post(`tasks/${id}/hand-over/`, await signUpColleague(service, 'lead'), { to: by.pk, note: 'For you.' })
      expect(body.code).toBe('not_in_this_state')
    }
  })

  it('says when the customer reads Spanish, who gets the words of a colleague as they are', async () => {
    const customer = await service.signUp()
    const about = randomUUID()
    await service.db
      .transaction()
      .execute((trx) => openTask(service.context, trx, { kind: 'contact-message', personId: customer.pk, about }))
    const { id } = await service.db.selectFrom('desk_tasks').select('id').where('about', '=', about).executeTakeFirstOrThrow()
    const titles = async () => (await get(`tasks/${id}/`, lead)).body.parts.map(({ title }: { title: string }) => title)
    expect(await titles()).not.toContain('Reads Spanish')
    await saveLanguage(service.db, customer.pk, 'es')
    expect(await titles()).toContain('Reads Spanish')
  })

  it('is reminded of before it is due, escalated when it is late, each once and without a word of the customer', async () => {
    const pk = await messageTask()
    await post(`tasks/${pk}/take/`, support, { from: null })
    service.pass(5 * dayMs)
    await service.doJobs()
    await service.doJobs()
    const onDuty = await signUpColleague(service, 'support')
    const messagesQueue = (await get('queues/', onDuty)).body.results.find(({ queue }: { queue: string }) => queue === 'messages')
    expect(messagesQueue.oldest_waited_minutes).toBeGreaterThanOrEqual(5 * 24 * 60)
    expect((await get(`tasks/${pk}/`, onDuty)).body.waited_minutes).toBe(5 * 24 * 60)
    const own = service.emails.filter(({ action }) => action?.url.endsWith(pk))
    expect(own.map(({ kind }) => kind)).toEqual(['desk-reminder', ...own.slice(1).map(() => 'desk-late')])
    expect(own.length).toBeGreaterThan(1)
    expect(JSON.stringify(own)).not.toMatch(/Pat|Writer|Question/)
  })

  it('is reminded of by an e-mail to the lead who has it and to nobody else; nobody’s, to leads where its role has no colleague', async () => {
    const [pk, about] = [await messageTask(), randomUUID()]
    await service.db.transaction().execute((trx) => openTask(service.context, trx, { kind: 'loan-default', personId: null, about }))
    const { id: nobodys } = await service.db.selectFrom('desk_tasks').select('id').where('about', '=', about).executeTakeFirstOrThrow()
    await service.db.updateTable('staff').set({ ended_at: service.context.now() }).where('role', '=', 'operations').execute()
    const having = await signUpColleague(service, 'lead', { email: 'having@example.com' })
    expect((await post(`tasks/${pk}/take/`, having, { from: null })).status).toBe(200)
    service.pass(5 * dayMs)
    await service.doJobs()
    const remindedOf = (id: string) =>
      service.emails.flatMap(({ kind, to, action }) => (kind === 'desk-reminder' && action?.url.endsWith(id) ? [to] : []))
    expect(remindedOf(pk)).toEqual(['having@example.com'])
    expect(remindedOf(nobodys)).toContain('having@example.com')
  })

  it('of a complaint opens with its own deadline, and the sender learns the day', async () => {
    const again = await signUpColleague(service, 'support')
    const pk = await messageTask()
    await post(`tasks/${pk}/take/`, again, { from: null })
    expect((await settle(pk, again, 'complaint')).status).toBe(200)
    expect(service.emails.at(-1)?.kind).toBe('complaint-received')
    const complaints = (await get('tasks/?queue=complaints', again)).body.results
    expect(complaints).toHaveLength(1)
  })

  it('keeps no card number that somebody writes into it, nor does the audit, which nobody can change', async () => {
    const again = await signUpColleague(service, 'support')
    const [pk, { pk: customer }] = [await messageTask(), await service.signUp()]
    await post(`tasks/${pk}/take/`, again, { from: null })
    const card = 'Card 4242 4242 4242 4242'
    const all = [
      await post(`tasks/${pk}/notes/`, again, { text: card }),
      await post(`tasks/${pk}/hand-over/`, again, { to: null, note: card }),
      await post(`customers/${customer}/`, again, { reason: card }),
      await post(`customers/${customer}/reveal/`, again, { what: 'ssn', reason: card }),
      await post(`staff/${again.pk}/end/`, await signUpColleague(service, 'lead'), { reason: card }),
    ]
    expect(all.map(({ body }) => body.code)).toEqual(all.map(() => 'card_number_refused'))
    const written = await service.db.selectFrom('audit_events').select('detail').execute()
    expect(JSON.stringify(written)).not.toContain('4242 4242')
  })

  it('is stored sealed', async () => {
    const rows = await service.db.selectFrom('desk_notes').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('called twice')
  })
})

describe('a customer', () => {
  it('is found by address or by the words of the name, whatever their order, case and accents', async () => {
    const ann = await signUpColleague(service, 'support')
    const { pk, email } = await service.signUp({ first_name: 'Zoë', last_name: 'Quimby Vance' })
    const found = async (text: string) => (await post('customers/search/', ann, { text })).body.results.map((one: { pk: string }) => one.pk)
    expect(await found(email.toUpperCase())).toEqual([pk])
    expect(await found('vance zoe')).toEqual([pk])
    expect(await found('Zoë')).toEqual([pk])
    expect(await found('Zoë Miller')).toEqual([])
  })

  it('is shown with what they agreed to pay, in the words that they saw', async () => {
    const ann = await signUpColleague(service, 'support')
    const { pk, access: token } = await service.signUp()
    const payload = { plan_name: 'retirement_account_membership' }
    const headers = { 'idempotency-key': service.context.newId() }
    await service.ask({ method: 'POST', url: '/api/v1/memberships/create/', token, payload, headers })
    const { parts } = (await post(`customers/${pk}/`, ann, { reason: 'He asks about a charge' })).body
    expect(parts).toMatchObject([{ title: 'Agreed to pay', facts: [{ value: expect.stringContaining('$') }] }])
  })

  it('is shown masked, for a reason that is in the audit log; a number in full for another', async () => {
    const ann = await signUpColleague(service, 'support')
    const auditor = await signUpColleague(service, 'compliance')
    const { pk } = await service.signUp({ first_name: 'Iris', last_name: 'Okonjo' })
    expect((await post(`customers/${pk}/`, ann, { reason: ' ' })).body.code).toBe('validation_failed')
    const shown = (await post(`customers/${pk}/`, ann, { reason: 'She called about a paper' })).body
    expect(shown).toMatchObject({ name: 'Iris Okonjo', masked: [] })
    const happened = shown.timeline.map(({ title }: { title: string }) => title)
    expect([happened.includes('Account made'), happened.includes('Desk looked')]).toEqual([true, false])
    const log = (await get(`audit/?person=${pk}`, auditor)).body.results
    expect(log[0]).toMatchObject({ actor: `person:${ann.pk}`, action: 'desk.looked', detail: { reason: 'She called about a paper' } })
    expect((await get('audit/', ann)).body.code).toBe('forbidden')
    expect((await post(`customers/${pk}/reveal/`, auditor, { what: 'ssn', reason: 'x' })).body.code).toBe('forbidden')
    expect((await post(`customers/${pk}/reveal/`, ann, { what: 'ssn', reason: 'x' })).body.code).toBe('not_found')
  })

  it('is named in the audit as everywhere else, in whatever letters the colleague named them', async () => {
    const ann = await signUpColleague(service, 'support')
    const { pk } = await service.signUp()
    expect((await post(`customers/${pk.toUpperCase()}/`, ann, { reason: 'In large letters' })).status).toBe(200)
    const auditor = await signUpColleague(service, 'compliance')
    const [look] = (await get(`audit/?person=${pk}`, auditor)).body.results
    expect(look).toMatchObject({ action: 'desk.looked', detail: { reason: 'In large letters' } })
  })

  it('stands in the audit of everybody at the desk with all that colleagues do, on whatever page, also to each other', async () => {
    const [auditor, moved, { pk }] = [
      await signUpColleague(service, 'compliance'),
      await signUpColleague(service, 'support'),
      await service.signUp(),
    ]
    const byLead = await signUpColleague(service, 'lead')
    await post(`staff/${moved.pk}/role/`, byLead, { role: 'operations' })
    await post(`customers/${pk}/phone/stop-calling/`, byLead, { reason: 'Only by mail' })
    await post('staff/invitations/', byLead, { email: 'somebody-new@example.com', role: 'lead' })
    await post(`staff/${moved.pk}/end/`, byLead, { reason: 'Has left us' })
    const all = (await get('audit/', auditor)).body.results.slice(0, 4)
    const acts = ['staff.ended', 'staff.invited', 'calls.not-wanted', 'staff.role-changed']
    expect(all).toMatchObject(acts.map((action) => ({ action, actor: `person:${byLead.pk}` })))
  })

  it('is shown with what happened, however often colleagues have looked since', async () => {
    const ann = await signUpColleague(service, 'support')
    const { pk } = await service.signUp()
    const looked = { actor: `person:${ann.pk}`, action: 'desk.looked', subject: `person:${pk}`, detail: '{}' }
    await service.db
      .insertInto('audit_events')
      .values(Array.from({ length: 200 }, () => looked))
      .execute()
    const { timeline } = (await post(`customers/${pk}/`, ann, { reason: 'She called again' })).body
    expect(timeline.map(({ title }: { title: string }) => title)).toContain('Account made')
  })

  it('is one of few in an hour whose numbers a colleague may see, so that a stolen session does not get far', async () => {
    const [ann, bob, { pk }] = [
      await signUpColleague(service, 'support'),
      await signUpColleague(service, 'support'),
      await service.signUp(),
    ]
    const reveal = async () => (await post(`customers/${pk}/reveal/`, ann, { what: 'ssn', reason: 'x' })).body.code
    for (let times = 0; times < 30; times++) expect(await reveal()).toBe('not_found')
    expect(await reveal()).toBe('too_many_requests')
    expect((await post(`customers/${pk}/reveal/`, bob, { what: 'ssn', reason: 'x' })).body.code).toBe('not_found')
  })
})
