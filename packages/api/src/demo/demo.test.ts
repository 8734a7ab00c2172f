import { taskQueues } from '@app/schemas/rules/desk/task-kinds'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queries } from '../db/database.ts'
import { demoColleagues } from '../domains/demo/colleagues.ts'
import { findDemoPeople } from '../domains/demo/store.ts'
import { domains } from '../domains/index.ts'
import { type DemoApp, startDemoApp } from '../testing/demo-app.ts'
import { isFew } from '../testing/is-few.ts'
import { type StartedTestApp, startTestApp } from '../testing/test-app.ts'

/** What partners and colleagues do takes bank days: after a week of Thanksgiving, and after Christmas and New Year, that is most days. */
const hardDays = isFew ? [] : ['2026-11-30T00:30:00Z', '2027-01-04T00:30:00Z']

describe.each(['now', ...hardDays])('told up to %s', (on) => {
  let demo: DemoApp
  let service: StartedTestApp

  beforeAll(async () => {
    demo = await startDemoApp(on === 'now' ? {} : { on })
    service = demo.service
  }, 240_000)
  afterAll(() => service.close())

  it('tells the story of every persona that has one, without a hitch', async () => {
    expect(demo.complaints).toEqual([])
    const told = [...service.context.flows.current().files.persona.values()].flatMap(({ persona, demo: story }) => (story ? [persona] : []))
    const colleagues = demoColleagues.map(({ name }) => name)
    expect((await findDemoPeople(service.db)).map(({ persona }) => persona)).toEqual([...told, ...colleagues].sort())
  })

  const be = async (persona: string) => {
    const token = await demo.accessOf(persona)
    return async (url: string) => (await service.ask({ method: 'GET', url, token })).body
  }

  it('has colleagues at the desk, and something for them to do', async () => {
    const { body } = await service.ask({ method: 'POST', url: '/dev/people/colleague-lead' })
    const queues = await service.ask({ url: '/api/v1/desk/queues/', token: body.access })
    const waiting = queues.body.results.filter(({ open }: { open: number }) => open > 0).map(({ queue }: { queue: string }) => queue)
    expect(waiting).toEqual(taskQueues)
  })

  it('shows the one phone on which somebody is signed in', async () => {
    const get = await be('lou-outline')
    const { results } = await get('/api/v1/auth/sessions/')
    expect(results.filter(({ device }: { device: string }) => device === 'Safari on iPhone')).toHaveLength(1)
    expect(results.length).toBeLessThanOrEqual(2)
  })

  it('shows a search whose record keepers have not answered', async () => {
    const get = await be('ben-example')
    const { search } = await get('/api/v1/accounts/onboarding/')
    expect([search.state, search.sources[2].state]).toEqual(['ended', 'running'])
  })

  it('shows money on its way', async () => {
    const get = await be('dov-stand-in')
    const { results } = await get('/api/v1/accounts/found_accounts_tracker/')
    expect(results.length).toBeGreaterThan(0)
    expect(results.map(({ state }: { state: string }) => state).toSorted()).toEqual(['received', 'sent'])
  })

  it('shows a loan that is past due', async () => {
    const get = await be('hugo-draft')
    const [loan] = (await get('/api/v1/loans/')).results
    expect(loan.status).toBe('PAST_DUE')
  })

  it('shows a deposit that is being changed to the other kind of IRA', async () => {
    const get = await be('ines-demo')
    const [change] = (await get('/api/v1/apex/user/recharacterizations/')).results
    expect([change.amount, change.to_account_type, change.state]).toEqual([800, 'ROTH_IRA', expect.stringMatching(/^(WAITING|SENT)$/)])
  })

  it('shows a deposit that the bank took back', async () => {
    const get = await be('ines-demo')
    const { results } = await get('/api/v1/apex/user/transfers/')
    const [back] = results.filter(({ amount }: { amount: number }) => amount === 250.01)
    expect([back.direction, back.state]).toEqual(['DEPOSIT', 'RETURNED'])
  })

  it('shows papers that the brokerage asks for, one of them because the first could not be read', async () => {
    const get = await be('ewa-template')
    const { results } = await get('/api/v1/documents/verification_docs/')
    const asked = results.map(({ doc_type, refused_because }: Record<string, string>) => [doc_type, refused_because])
    expect(Object.fromEntries(asked)).toEqual({ 'address-statement': null, 'photo-id': expect.stringContaining('couldn’t read it') })
  })

  it('shows money that is owed for a deposit that came back after it was taken out', async () => {
    const get = await be('lou-outline')
    const { results } = await get('/api/v1/apex/investigation/issues/')
    expect(results).toMatchObject([{ kind: 'OWED', words: expect.stringContaining('$500.00') }])
    expect((await get('/api/v1/accounts/closing/')).obstacles).toContain('owed')
  })

  it('shows a loan on which an extra sum was paid, and another can be', async () => {
    const get = await be('lou-outline')
    const [loan] = (await get('/api/v1/loans/')).results
    const paid = await get(`/api/v1/loans/${loan.pk}/payments/`)
    expect([loan.status, paid.bank_last_four, paid.extra]).toEqual(['ACTIVE', expect.any(String), expect.objectContaining({ least: 10 })])
    expect(paid.results.map(({ amount, extra, state }: Record<string, unknown>) => [amount, extra, state])).toContainEqual([
      1_000,
      1_000,
      'SETTLED',
    ])
  })

  it('shows a move that was refused, and one that nobody answers', async () => {
    const get = await be('marco-invented')
    const { results } = await get('/api/v1/accounts/found_accounts_tracker/')
    const moves = results.map(({ employer_name, state, days_overdue }: Record<string, unknown>) => [employer_name, state, days_overdue])
    expect(moves.toSorted()).toEqual([
      ['Anvilside Castings', 'received', 0],
      ['Consent Hill Tooling', 'refused', 0],
      ['Silent Pebble Plastics', 'requested', expect.toSatisfy((late: number) => late > 14)],
    ])
  })

  it('shows a withdrawal that is under way, and one that came back', async () => {
    const get = await be('marco-invented')
    const { results } = await get('/api/v1/apex/user/transfer_requests/')
    const out = results.filter(({ direction }: { direction: string }) => direction === 'WITHDRAWAL')
    expect(out.map(({ state }: { state: string }) => state)).toEqual([expect.stringMatching(/^(WAITING|SENT)$/), 'RETURNED'])
  })

  it('shows a person who has saved for two years', async () => {
    const get = await be('kofi-sketch')
    const { results } = await get('/api/v1/apex/user/transfers/')
    expect(results.length).toBeGreaterThan(20)
    const [account] = (await get('/api/v1/apex/user/accounts/')).results
    const token = await demo.accessOf('kofi-sketch')
    const papers = async (doc_category: string) => {
      const payload = { account_number: account.account_number, doc_category }
      const { body } = await service.ask({ method: 'POST', url: '/api/v1/documents/retirement/', token, payload })
      return body.documentSearchResults
    }
    const statements: readonly { date: string }[] = await papers('STATEMENT')
    expect(statements.length).toBeGreaterThanOrEqual(7)
    expect(new Set(statements.map(({ date }) => date)).size).toBe(statements.length)
    expect((await papers('TAX_FORM')).map(({ doc_type }: { doc_type: string }) => doc_type)).toContain('5498')
    expect((await papers('CONFIRMATION')).length).toBeGreaterThan(20)
    expect(await papers('LETTER')).toHaveLength(1)
    const { totals } = await get('/api/v1/accounts/investment_account/')
    expect(Number(totals.totalSavings)).toBeGreaterThan(3_000)
    expect(Number(totals.totalAlltime)).not.toBe(0)

    const history = await get('/api/v1/accounts/investment_account/history/')
    const transfers: readonly { amount: number }[] = (await get('/api/v1/apex/user/transfers/')).results
    expect(history.value).toBe(Number(totals.totalSavings))
    expect(history.paid_in).toBe(transfers.reduce((sum, { amount }) => sum + amount, 0))
    expect(history.gain_all_time).toBe(Number(totals.totalAlltime))
    expect(history.gain_this_year).toBe(Number(totals.totalYtd))
    expect(history.points.at(-1)).toMatchObject({ value: history.value, paid_in: history.paid_in })
    const days: readonly string[] = history.points.map(({ day }: { day: string }) => day)
    expect(days.toSorted()).toEqual(days)
    expect([days[0], days.length > 50]).toEqual([history.began_on, true])
  })

  it('lists them with a button each, and nowhere else', async () => {
    const page = await service.ask({ method: 'GET', url: '/dev/people' })
    expect(page.text).toContain('Kofi Sketch: Invested for two years')
    const other = await startTestApp()
    expect((await other.ask({ method: 'GET', url: '/dev/people' })).status).toBe(404)
    expect((await other.ask({ method: 'POST', url: '/dev/people/kofi-sketch' })).status).toBe(404)
    await other.close()
  })

  it('forgets everybody’s rows but those that are kept, and nobody else’s', async () => {
    const people = await findDemoPeople(service.db)
    const declared = domains.flatMap(({ personal }) => personal ?? [])
    const forgotten = declared.flatMap(({ forgotten: tables = [] }) => tables)
    const kept = declared.flatMap(({ kept: reasons = {} }) => Object.keys(reasons))
    const takenBack = new Error('The stories go on.')
    for (const { person_id: person } of people) {
      const work = service.db.transaction().execute(async (trx) => {
        const before = await countRows(trx, [...forgotten, ...kept], person)
        await service.context.hooks.leaving.forget(service.context, trx, person)
        const after = await countRows(trx, [...forgotten, ...kept], person)
        for (const table of forgotten) expect(after.get(table)).toEqual({ own: 0, others: before.get(table)?.others })
        for (const table of kept.filter((one) => one !== 'left_holders')) expect(after.get(table)).toEqual(before.get(table))
        expect([...before.values()].some(({ own }) => own > 0)).toBe(true)
        throw takenBack
      })
      await expect(work).rejects.toBe(takenBack)
    }
  })
})

async function countRows(db: Queries, tables: readonly string[], person: string) {
  const counted = new Map<string, { own: number; others: number }>()
  for (const table of tables) {
    const { rows } = await sql<{ own: number; others: number }>`
      select count(*) filter (where person_id = ${person})::int as own,
             count(*) filter (where person_id is distinct from ${person})::int as others from ${sql.table(table)}`.execute(db)
    if (rows[0]) counted.set(table, rows[0])
  }
  return counted
}
