import { randomUUID } from 'node:crypto'
import { isOptional } from '@app/schemas/rules/people/notification-subjects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { type Email, sameInAll } from '../../core/email.ts'
import { type EmailKind, emailKinds } from '../../core/email-kinds.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { nextDigestAt } from './digest.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const base = '/api/v1/notifications/'
type Listed = { readonly pk: string; readonly about: string; readonly link: string | null; readonly read_at: string | null }

async function customer() {
  const person = await service.signUp()
  const post = (own: Partial<Email> = {}) =>
    service.db.transaction().execute((trx) =>
      service.context.post(trx, {
        kind: 'loan-paid-out',
        to: person.email,
        personId: person.pk,
        link: '/dashboard/loan',
        en: { subject: 'Your loan is on its way', paragraphs: ['It arrives on Friday.'] },
        es: { subject: 'Tu préstamo está en camino', paragraphs: ['Llega el viernes.'] },
        ...own,
      }),
    )
  const ask = (method: 'GET' | 'POST' | 'PUT', url = '', payload?: object) =>
    service.ask({ method, url: `${base}${url}`, token: person.access, ...(payload && { payload }) })
  const list = async (query = '') => (await ask('GET', query)).body as { results: Listed[]; unread: number; has_older: boolean }
  const mailed = () => service.emails.filter(({ personId }) => personId === person.pk).map(({ kind }) => kind)
  return { ...person, post, ask, list, mailed }
}

describe('a notification', () => {
  it('is written with its e-mail, in every language', async () => {
    const { post, ask, mailed } = await customer()
    await post()
    const { body } = await ask('GET')
    expect(body).toEqual({
      results: [
        {
          pk: expect.any(String),
          about: 'money',
          link: '/dashboard/loan',
          sent_at: expect.any(String),
          read_at: null,
          en: { title: 'Your loan is on its way', paragraphs: ['It arrives on Friday.'], button: 'Open my loan' },
          es: { title: 'Tu préstamo está en camino', paragraphs: ['Llega el viernes.'], button: 'Abrir mi préstamo' },
        },
      ],
      unread: 1,
      has_older: false,
    })
    expect(mailed()).toContain('loan-paid-out')
  })

  it('keeps its place among others of the same moment', async () => {
    const { post, list, pk } = await customer()
    const kinds = ['loan-paid-out', 'search-ended', 'call-reminder', 'loan-repaid', 'search-ended', 'call-reminder'] as const
    for (const kind of kinds) await post({ kind })
    await service.db.updateTable('notifications').set({ sent_at: new Date() }).where('person_id', '=', pk).execute()
    const abouts = (await list()).results.map(({ about }) => about)
    expect(abouts).toEqual(['calls', 'search', 'money', 'calls', 'search', 'money'])
    const [, , third] = (await list()).results
    expect((await list(`?before=${third?.pk}`)).results.map(({ about }) => about)).toEqual(['calls', 'search', 'money'])
  })

  it('is not there when its transaction is taken back', async () => {
    const { pk, email, list } = await customer()
    const takenBack = service.db.transaction().execute(async (trx) => {
      const said = sameInAll({ subject: 'Never', paragraphs: [] })
      await service.context.post(trx, { kind: 'loan-repaid', to: email, personId: pk, link: '/dashboard/loan', ...said })
      throw new Error('no')
    })
    await expect(takenBack).rejects.toThrow('no')
    expect((await list()).results).toEqual([])
  })

  it('is kept sealed', async () => {
    const { post } = await customer()
    await post(sameInAll({ subject: 'canary-subject', paragraphs: ['canary-paragraph'] }))
    expect(JSON.stringify(await service.db.selectFrom('notifications').selectAll().execute())).not.toMatch(/canary/)
  })

  it.each([
    ['https://elsewhere.example/dashboard', null],
    ['//elsewhere.example', null],
    ['/signin?token=secret', null],
    ['/dashboard#secret', null],
  ])('never links to %s', async (link, shown) => {
    const { post, list } = await customer()
    await post({ link })
    expect((await list()).results).toMatchObject([{ link: shown }])
  })

  it('links to a page of ours that its e-mail names in full', async () => {
    const { post, list } = await customer()
    await post({ link: `${service.context.settings.publicUrl}/onboarding/after-call` })
    expect((await list()).results).toMatchObject([{ link: '/onboarding/after-call' }])
  })

  it.each(['welcome', 'sign-in', 'password-reset', 'change-email', 'address-proven', 'account-exists', 'sign-on-phone'] as const)(
    'is not written with %s, whose link is good for getting in',
    async (kind) => {
      const { post, list, mailed } = await customer()
      await post({ kind })
      expect([(await list()).results, mailed().at(-1)]).toEqual([[], kind])
    },
  )

  it('is forgotten after two years', async () => {
    const late = await startTestApp()
    const { pk, email } = await late.signUp()
    const said = sameInAll({ subject: 'Paid', paragraphs: [] })
    await late.db
      .transaction()
      .execute((trx) => late.context.post(trx, { kind: 'loan-repaid', to: email, personId: pk, link: '/dashboard', ...said }))
    late.pass(731 * 86_400_000)
    await clearOut(late.context)
    expect(await late.db.selectFrom('notifications').selectAll().execute()).toEqual([])
    await late.close()
  })
})

describe('the list', () => {
  it('has twenty at a time, the newest first, and each once', async () => {
    const { post, list } = await customer()
    for (let index = 0; index < 45; index++) await post(sameInAll({ subject: `Number ${index}`, paragraphs: [] }))
    const pages = [await list()]
    while (pages.at(-1)?.has_older) pages.push(await list(`?before=${pages.at(-1)?.results.at(-1)?.pk}`))
    const all = pages.flatMap(({ results }) => results)
    expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 5])
    expect(new Set(all.map(({ pk }) => pk)).size).toBe(45)
    expect(all[0]).toMatchObject({ en: { title: 'Number 44' } })
    expect(all.at(-1)).toMatchObject({ en: { title: 'Number 0' } })
  })

  it('shows nothing of others, and begins nowhere in theirs', async () => {
    const [one, other] = [await customer(), await customer()]
    await one.post()
    const [own] = (await one.list()).results
    expect(await other.list()).toEqual({ results: [], unread: 0, has_older: false })
    await other.post()
    expect((await other.list(`?before=${own?.pk}`)).results).toEqual([])
  })
})

describe('read marks', () => {
  it('are set on one, and again without harm, or on all that are older', async () => {
    const { post, ask, list } = await customer()
    for (let index = 0; index < 3; index++) await post()
    const [newest, middle, oldest] = (await list()).results
    expect((await ask('POST', 'read/', { pk: newest?.pk, and_older: false })).body).toEqual({ unread: 2 })
    expect((await ask('POST', 'read/', { pk: newest?.pk, and_older: false })).body).toEqual({ unread: 2 })
    await post()
    expect((await ask('POST', 'read/', { pk: middle?.pk, and_older: true })).body).toEqual({ unread: 1 })
    const marks = new Map((await list()).results.map(({ pk, read_at }) => [pk, read_at !== null]))
    expect([newest, middle, oldest].map((one) => marks.get(one?.pk ?? ''))).toEqual([true, true, true])
  })

  it('of others cannot be set', async () => {
    const [one, other] = [await customer(), await customer()]
    await one.post()
    const [own] = (await one.list()).results
    for (const pk of [own?.pk, randomUUID()]) {
      const { status, body } = await other.ask('POST', 'read/', { pk, and_older: true })
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    expect((await one.list()).unread).toBe(1)
  })
})

describe('what people may turn off', () => {
  it('is no longer e-mailed, and still stands in their account', async () => {
    const { post, ask, list, mailed } = await customer()
    const { body } = await ask('PUT', 'choices/', { about: 'calls', by_email: 'never' })
    expect(body.results).toEqual([
      { about: 'search', by_email: 'at-once' },
      { about: 'calls', by_email: 'never' },
      { about: 'reminders', by_email: 'at-once' },
    ])
    await post({ kind: 'call-reminder' })
    await post({ kind: 'search-ended' })
    expect(mailed().slice(-2)).toEqual(['welcome', 'search-ended'])
    expect((await list()).results.map(({ about }) => about)).toEqual(['search', 'calls'])
    await ask('PUT', 'choices/', { about: 'calls', by_email: 'at-once' })
    await post({ kind: 'call-reminder' })
    expect(mailed().at(-1)).toBe('call-reminder')
  })

  it('is each change once in the audit log', async () => {
    const { ask, pk } = await customer()
    for (const by_email of ['weekly', 'weekly', 'never', 'at-once', 'at-once']) await ask('PUT', 'choices/', { about: 'search', by_email })
    const rows = await service.db
      .selectFrom('audit_events')
      .select('detail')
      .where('subject', '=', `person:${pk}`)
      .where('action', '=', 'notifications.chosen')
      .execute()
    expect(rows.map(({ detail }) => detail)).toEqual([
      { about: 'search', by_email: 'weekly' },
      { about: 'search', by_email: 'never' },
      { about: 'search', by_email: 'at-once' },
    ])
  })

  it.each(['money', 'identity', 'papers', 'help'])('is never %s', async (about) => {
    const { ask } = await customer()
    const { status, body } = await ask('PUT', 'choices/', { about, by_email: 'never' })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })

  it('leaves every e-mail about money, identity, papers and answers alone', async () => {
    const { post, ask, mailed } = await customer()
    for (const about of ['search', 'calls', 'reminders']) await ask('PUT', 'choices/', { about, by_email: 'never' })
    const always = (Object.keys(emailKinds) as EmailKind[]).filter((kind) => {
      const subject = emailKinds[kind]
      return subject === 'none' || !isOptional(subject)
    })
    for (const kind of always) await post({ kind })
    expect(mailed().slice(1)).toEqual(always)
    expect(always.length).toBeGreaterThan(80)
  })
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const minuteMs = 60_000
const dayMs = 86_400_000

describe('what is new', () => {
  it('is so since the last visit: opened again within half an hour, it is the same visit and nothing is lost', async () => {
    const { ask, email, password1: password } = await customer()
    expect((await ask('POST', 'visit/', {})).body).toEqual({ since: null })
    const end = service.context.now().getTime()
    service.pass(2 * dayMs)
    const { access } = (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })).body
    const visit = async () => (await service.ask({ method: 'POST', url: `${base}visit/`, token: access, payload: {} })).body.since
    const first = await visit()
    expect(Math.abs(Date.parse(first) - end)).toBeLessThan(minuteMs)
    service.pass(minuteMs)
    expect([await visit(), await visit()]).toEqual([first, first])
    service.pass(8 * minuteMs)
    expect(await visit()).toBe(first)
  })

  it('is one visit when two tabs open at once', async () => {
    const { ask } = await customer()
    const both = await Promise.all([ask('POST', 'visit/', {}), ask('POST', 'visit/', {})])
    expect(both.map(({ body }) => body)).toEqual([{ since: null }, { since: null }])
  })
})

describe('once a week', () => {
  it('what waits comes in one e-mail on Monday, with titles alone and a link that opens nothing by itself', async () => {
    const { post, ask, mailed, email } = await customer()
    await ask('PUT', 'choices/', { about: 'search', by_email: 'weekly' })
    await post({ kind: 'search-ended', ...sameInAll({ subject: 'Your search is over', paragraphs: ['A secret detail.'] }) })
    await post({ kind: 'record-keeper-answered', ...sameInAll({ subject: 'A record keeper answered', paragraphs: [] }) })
    await post({ kind: 'call-booked' })
    expect(mailed().slice(1)).toEqual(['call-booked'])
    service.pass(7 * dayMs)
    await service.doJobs()
    const digest = service.emails.findLast(({ to }) => to === email)
    expect(digest).toMatchObject({
      kind: 'digest',
      subject: 'Your week: 2 things are new',
      action: { url: expect.stringMatching(/\/dashboard\/notifications$/) },
    })
    expect(digest?.paragraphs).toEqual(expect.arrayContaining(['• Your search is over', '• A record keeper answered']))
    expect(JSON.stringify(digest)).not.toContain('secret detail')
    service.pass(7 * dayMs)
    await service.doJobs()
    expect(mailed().filter((kind) => kind === 'digest')).toHaveLength(1)
  })

  it('what is turned off before Monday does not come', async () => {
    const { post, ask, mailed } = await customer()
    await ask('PUT', 'choices/', { about: 'search', by_email: 'weekly' })
    await post({ kind: 'search-ended' })
    await ask('PUT', 'choices/', { about: 'search', by_email: 'never' })
    service.pass(7 * dayMs)
    await service.doJobs()
    expect(mailed()).not.toContain('digest')
  })

  it('what waits when its subject is wanted at once comes at once, and not again on Monday', async () => {
    const { post, ask, mailed, email } = await customer()
    for (const about of ['search', 'reminders']) await ask('PUT', 'choices/', { about, by_email: 'weekly' })
    await post({ kind: 'search-ended', ...sameInAll({ subject: 'Your search is over', paragraphs: [] }) })
    await post({ kind: 'savings-need-bank', ...sameInAll({ subject: 'Something is waiting', paragraphs: [] }) })
    const digests = () => service.emails.filter(({ to, kind }) => to === email && kind === 'digest').map(({ paragraphs }) => paragraphs)
    for (const by_email of ['at-once', 'at-once', 'weekly']) await ask('PUT', 'choices/', { about: 'search', by_email })
    expect(digests()).toEqual([expect.arrayContaining(['• Your search is over'])])
    expect(digests()[0]).not.toContain('• Something is waiting')
    service.pass(7 * dayMs)
    await service.doJobs()
    expect(digests()).toHaveLength(2)
    expect(digests()[1]).toContain('• Something is waiting')
    expect(digests()[1]).not.toContain('• Your search is over')
    expect(mailed()).not.toContain('search-ended')
  })

  it('what came at once before does not come again', async () => {
    const { post, ask, mailed } = await customer()
    await ask('PUT', 'choices/', { about: 'reminders', by_email: 'weekly' })
    await post({ kind: 'savings-need-bank', ...sameInAll({ subject: 'Something is waiting', paragraphs: [] }) })
    service.pass(minuteMs)
    await post({ kind: 'search-ended', ...sameInAll({ subject: 'Your search is over', paragraphs: [] }) })
    service.pass(minuteMs)
    await ask('PUT', 'choices/', { about: 'search', by_email: 'weekly' })
    service.pass(7 * dayMs)
    await service.doJobs()
    expect(mailed().slice(1)).toEqual(['search-ended', 'digest'])
    expect(service.emails.findLast(({ kind }) => kind === 'digest')?.paragraphs).not.toContain('• Your search is over')
  })

  it('never holds back a call, nor money', async () => {
    const { ask } = await customer()
    expect((await ask('PUT', 'choices/', { about: 'calls', by_email: 'weekly' })).body.code).toBe('validation_failed')
    expect((await ask('PUT', 'choices/', { about: 'money', by_email: 'weekly' })).body.code).toBe('validation_failed')
  })

  it.each([
    ['2026-11-22T12:00:00Z', '2026-11-23T18:00:00Z'],
    ['2026-11-23T17:59:00Z', '2026-11-23T18:00:00Z'],
    ['2026-11-23T18:00:00Z', '2026-11-30T18:00:00Z'],
    ['2026-11-26T12:00:00Z', '2026-11-30T18:00:00Z'],
  ])('after %s it is %s', (now, due) => {
    expect(nextDigestAt(new Date(now))).toEqual(new Date(due))
  })
})

describe('one press in an e-mail', () => {
  it('ends what may be turned off, and nothing else; the settings then say so', async () => {
    const { post, ask, mailed, email } = await customer()
    await post({ kind: 'search-ended' })
    const { unsubscribeUrl: url = '' } = service.emails.findLast(({ to }) => to === email) ?? {}
    expect(url).toContain('/unsubscribe/')
    const page = await service.ask({ url: new URL(url).pathname, headers: { accept: 'text/html' } })
    expect(page.text).toContain('You still get those about your money')
    expect(
      (await service.ask({ method: 'POST', url: new URL(url).pathname, payload: 'List-Unsubscribe=One-Click', headers: form })).status,
    ).toBe(200)
    expect((await ask('GET', 'choices/')).body.results.map(({ by_email }: { by_email: string }) => by_email)).toEqual([
      'never',
      'never',
      'never',
    ])
    await post({ kind: 'search-ended' })
    await post({ kind: 'call-reminder' })
    await post({ kind: 'loan-paid-out' })
    expect(mailed().slice(1)).toEqual(['search-ended', 'loan-paid-out'])
  })

  it('is offered by no e-mail that always comes', async () => {
    const { post, email } = await customer()
    await post({ kind: 'loan-paid-out' })
    expect(service.emails.findLast(({ to }) => to === email)?.unsubscribeUrl).toBeUndefined()
  })
})
