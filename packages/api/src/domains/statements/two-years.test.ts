import { addDays, dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { formatCents } from '@app/schemas/rules/money/money'
import { nextPaperDay, paperDueOn } from '@app/schemas/rules/papers/paper-days'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balanceBefore, isLedgerEven } from '../../ledger/ledger.ts'
import { findAccount, saveAccount } from '../../partners/brokerage/sandbox-changes.ts'
import { samplePersonal } from '../../testing/sample-person.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { goToKnownYear } from '../brokerage/testing/go-to-known-year.ts'
import { newSaverWithBank } from '../brokerage/testing/saver.ts'
import { applyToTransfer } from '../brokerage/transfers/at-partner.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'
import { callsOf } from '../documents/testing/document-calls.ts'
import { portfolioValueOf } from '../portfolios/portfolio-value-of.ts'
import type { StatementRow } from './store.ts'
import { newInvestor, papersOf } from './testing/papers-of.ts'

const dayMs = 86_400_000

let service: Awaited<ReturnType<typeof startTestApp>>
let saver: Awaited<ReturnType<typeof newInvestor>>
let openedOn: string

const today = () => dayOf(service.context.now())

/** Two years with deposits, one that comes back, a rollover, one for the year before, and a withdrawal. */
beforeAll(async () => {
  service = await startTestApp()
  // In June: what is put in near the end of a year arrives in the next, and belongs to other forms.
  goToKnownYear(service, '06-02')
  saver = await newInvestor(service)
  openedOn = dayOf(
    (await service.db.selectFrom('brokerage_accounts').select('active_at').executeTakeFirstOrThrow()).active_at ?? new Date(),
  )
  const began = today()
  const until = async (day: string) => {
    while (today() < day) {
      service.pass(3 * dayMs)
      await service.doJobs()
    }
    await saver.signInAgain()
  }
  const deposit = async (amount: number, contribution_type: string) => {
    const sent = { account_number: saver.number, contribution_type, amount }
    expect((await saver.post('user/transfer/deposit/create/', sent)).body.state).toBe('WAITING')
  }
  await deposit(500, 'CURRENT_YEAR')
  await deposit(100.01, 'CURRENT_YEAR')
  await until(addDays(began, 20))
  await deposit(1814.71, 'ROLLOVER')
  await until(`${Number(began.slice(0, 4)) + 1}-02-10`)
  await deposit(300, 'PRIOR_YEAR')
  await until(`${Number(began.slice(0, 4)) + 1}-06-01`)
  const out = { account_number: saver.number, distribution_type: 'EARLY', amount: 200 }
  expect((await saver.post('user/transfer/withdraw/create/', out)).body.amount).toBe(200)
  await until(addDays(began, 730))
  // The last of it is confirmed on the day after.
  await until(addDays(today(), 2))
}, 300_000)
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

/** The brokerage has closed an account. */
async function closeAtPartner(partnerId: string): Promise<void> {
  const { context } = service
  await service.db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, context.keys, partnerId)
    if (account) await saveAccount(context, trx, { ...account, state: 'CLOSED' }, [], context.now())
  })
}

const statements = (): Promise<StatementRow[]> =>
  service.db.selectFrom('account_statements').selectAll().where('person_id', '=', saver.pk).orderBy('period_end').execute()

describe('the statements of two years', () => {
  it('are one for each quarter, the newest first', async () => {
    const due: string[] = []
    for (let day = nextPaperDay(openedOn); day <= today(); day = nextPaperDay(day)) {
      const paper = paperDueOn(day)
      if (paper.kind === 'statement') due.unshift(paper.end)
    }
    expect(due.length).toBeGreaterThan(6)
    expect((await papersOf(service, saver).find('STATEMENT')).map(({ date }) => date)).toEqual(due)
  })

  it('name the account by the number that its owner reads everywhere else', async () => {
    const { last_four } = await service.db.selectFrom('brokerage_accounts').select('last_four').executeTakeFirstOrThrow()
    expect(last_four).toMatch(/^\w{4}$/)
    const papers = papersOf(service, saver)
    const found = await papers.find('STATEMENT')
    expect(new Set(found.map(({ file_name }) => file_name.replace(/^.*, /, '')))).toEqual(new Set([`account ending in ${last_four}.pdf`]))
    expect(await papers.read(found[0]?.pk ?? '')).toContain(`account ending in ${last_four}`)
  })

  it('go on from each other, and their sums come to the value at the end', async () => {
    let endCents = 0
    for (const row of await statements()) {
      expect([row.start_cents, row.correction_cents]).toEqual([endCents, 0])
      endCents = row.cash_cents + row.fund_cents
      expect(row.start_cents + row.in_cents - row.out_cents + row.dividend_cents + row.change_cents).toBe(endCents)
    }
    expect(endCents).toBeGreaterThan(2_000_00)
  })

  it('say what the ledger and the portfolio say', async () => {
    const rows = await statements()
    let [moved, gained] = [0, 0]
    for (const row of rows) {
      const end = startOfDay(addDays(row.period_end, 1))
      const value = await portfolioValueOf(service.db, saver.pk, new Date(end.getTime() - 1))
      moved += row.in_cents - row.out_cents
      gained += row.dividend_cents + row.change_cents
      const fromBank = await balanceBefore(
        service.db,
        [`bank/${saver.pk}`, `brokerage/${row.account_id}/pending`, `brokerage/${row.account_id}/withheld-tax`],
        end,
      )
      expect([row.fund_cents, gained, moved]).toEqual([value.totalCents, value.alltimeCents, -fromBank])
    }
    expect(rows.reduce((sum, row) => sum + row.dividend_cents, 0)).toBeGreaterThan(0)
    expect(await isLedgerEven(service.db)).toBe(true)
  })

  it('show on paper what was counted', async () => {
    const { find, read } = papersOf(service, saver)
    const rows = await statements()
    for (const { pk, date } of await find('STATEMENT')) {
      const row = rows.find(({ period_end }) => period_end === date)
      const text = await read(pk)
      for (const cents of [row?.start_cents, row?.in_cents, row?.change_cents, (row?.cash_cents ?? 0) + (row?.fund_cents ?? 0)])
        expect(text).toContain(formatCents(cents ?? Number.NaN))
    }
    const all = (await Promise.all((await find('STATEMENT')).map(({ pk }) => read(pk)))).join()
    for (const words of ['Rollover received', 'sent back by the bank', 'Withheld for federal income tax 06', 'Dividend reinvested'])
      expect(all).toContain(words)
  })
})

describe('the other papers of two years', () => {
  it('confirm each trade and transfer once', async () => {
    const { find, read } = papersOf(service, saver)
    const texts = await Promise.all((await find('CONFIRMATION')).map(({ pk }) => read(pk)))
    const times = (words: string) => texts.reduce((sum, text) => sum + text.split(words).length - 1, 0)
    expect([times('Rollover received'), times('sent back by the bank'), times('Withheld for federal income tax')]).toEqual([1, 1, 1])
    const before = startOfDay(addDays(today(), -1))
    const trades = await service.db.selectFrom('portfolio_trades').select('security_id').where('at', '<', before).execute()
    expect(times('Bought ') + times('Sold ') + times('Dividend reinvested: ')).toBe(trades.length)
  })

  it('report the withdrawal on Form 1099-R, with the tax that the ledger holds', async () => {
    const { find, read } = papersOf(service, saver)
    const forms = (await find('TAX_FORM')).filter(({ doc_type }) => doc_type === '1099-R')
    expect(forms.map(({ date }) => date.slice(4))).toEqual(['-01-20'])
    const text = await read(forms[0]?.pk ?? '')
    for (const part of [
      '1 Gross distribution $200.00',
      '4 Federal income tax withheld $20.00',
      '7 Distribution code 1',
      '7 IRA/SEP/SIMPLE X',
      'ending in 1120',
    ])
      expect(text).toContain(part)
  })

  it('report on Form 5498 what was put in for the year until tax day, and what it was worth', async () => {
    const { find, read } = papersOf(service, saver)
    const [, first] = (await find('TAX_FORM')).filter(({ doc_type }) => doc_type === '5498')
    const text = await read(first?.pk ?? '')
    const row = (await statements()).find(({ period_end }) => period_end.endsWith('12-31'))
    for (const part of ['1 IRA contributions $800.00', '2 Rollover contributions $1,814.71', '10 Roth IRA contributions $0.00'])
      expect(text).toContain(part)
    expect(text).toContain(formatCents((row?.cash_cents ?? 0) + (row?.fund_cents ?? 0)))
  })

  it('are found by their days', async () => {
    const { find } = papersOf(service, saver)
    const [newest] = await find('STATEMENT')
    expect(await find('STATEMENT', { start_date: newest?.date, end_date: newest?.date })).toEqual([newest])
    expect((await find('LETTER')).map(({ doc_type }) => doc_type)).toEqual(['welcome-letter'])
  })

  it('report again on a corrected form what a booking has changed, once', async () => {
    const { find, read } = papersOf(service, saver)
    const forms = async () => (await find('TAX_FORM')).filter(({ doc_type }) => doc_type === '1099-R')
    const row = await service.db.selectFrom('brokerage_transfers').selectAll().where('direction', '=', 'OUT').executeTakeFirstOrThrow()
    const at = service.context.now()
    await applyToTransfer(service.context, row, {
      id: row.partner_id ?? '',
      state: 'RETURNED',
      reason: 'R03',
      at,
      amountCents: row.amount_cents,
    })
    for (let days = 0; days < 3; days++) {
      service.pass(dayMs)
      await service.doJobs()
    }
    await saver.signInAgain()
    expect((await forms()).map(({ file_name }) => file_name.includes('corrected')).toSorted()).toEqual([false, true])
    const [corrected] = (await forms()).filter(({ file_name }) => file_name.includes('corrected'))
    const text = await read(corrected?.pk ?? '')
    for (const part of ['CORRECTED', '1 Gross distribution $0.00', '4 Federal income tax withheld $0.00', '7 Distribution code 1'])
      expect(text).toContain(part)
    expect(service.emails.filter(({ kind }) => kind === 'form-corrected').map(({ to }) => to)).toEqual([saver.email])
  })

  it.each([
    ['a deposit that came back', 50_000, 1, ['1 IRA contributions $300.00', '2 Rollover contributions $1,814.71']],
    ['a rollover that was sent back', 181_471, 2, ['1 IRA contributions $300.00', '2 Rollover contributions $0.00']],
  ] as const)('report %s on a corrected Form 5498, listed and announced', async (_what, cents, times, boxes) => {
    const { find, read } = papersOf(service, saver)
    const forms = async () => (await find('TAX_FORM')).filter(({ doc_type }) => doc_type === '5498')
    const before = await forms()
    const row = await service.db.selectFrom('brokerage_transfers').selectAll().where('amount_cents', '=', cents).executeTakeFirstOrThrow()
    const told = {
      id: row.partner_id ?? '',
      state: 'RETURNED',
      reason: 'R10',
      at: service.context.now(),
      amountCents: row.amount_cents,
    } as const
    await applyToTransfer(service.context, row, told)
    for (let days = 0; days < 3; days++) {
      service.pass(dayMs)
      await service.doJobs()
    }
    await saver.signInAgain()
    const fresh = (await forms()).filter(({ pk }) => !before.some((one) => one.pk === pk))
    expect(fresh.map(({ file_name }) => file_name)).toEqual([expect.stringContaining(`corrected ${times}`)])
    const text = await read(fresh[0]?.pk ?? '')
    for (const part of ['CORRECTED', ...boxes]) expect(text).toContain(part)
    // The first was about the withdrawal.
    expect(service.emails.filter(({ kind }) => kind === 'form-corrected')).toHaveLength(1 + times)
  })

  it('are announced without an amount', () => {
    const sent = service.emails.filter(({ kind }) => kind === 'paper-ready')
    expect(sent.length).toBeGreaterThan(10)
    for (const { paragraphs, unsubscribeUrl } of sent)
      expect([paragraphs.join(' ').includes('$'), unsubscribeUrl]).toEqual([false, undefined])
  })

  it('of an account that is closed end with the statement of its quarter, the Form 1099-R in January and the Form 5498', async () => {
    const closing = await newSaverWithBank(service, '078-05-1199')
    const [account] = (await service.db.selectFrom('brokerage_accounts').selectAll().where('person_id', '=', closing.pk).execute()).map(
      ({ id, partner_id }) => ({ id, partnerId: partner_id ?? '' }),
    )
    const sent = { account_number: closing.number, contribution_type: 'ROLLOVER', amount: 500 }
    expect((await closing.post('user/transfer/deposit/create/', sent)).body).toMatchObject({ state: 'WAITING' })
    await closing.passDays(12)
    const out = { account_number: closing.number, distribution_type: 'EARLY', amount: 500 }
    expect((await closing.post('user/transfer/withdraw/create/', out)).body.amount).toBe(500)
    await closing.passDays(5)
    await closeAtPartner(account?.partnerId ?? '')
    await closing.passDays(2)
    const closedOn = dayOf(
      (
        await service.db
          .selectFrom('brokerage_accounts')
          .select('updated_at')
          .where('id', '=', account?.id ?? '')
          .executeTakeFirstOrThrow()
      ).updated_at,
    )
    expect((await closing.get('user/accounts/')).results).toMatchObject([{ state: 'CLOSED' }])
    expect(service.emails.filter(({ to, kind }) => to === closing.email && kind === 'brokerage-account-closed')).toHaveLength(1)
    const [paid] = await service.db
      .selectFrom('brokerage_transfers')
      .select('settled_at')
      .where('account_id', '=', account?.id ?? '')
      .where('direction', '=', 'OUT')
      .execute()
    const paidIn = Number(dayOf(paid?.settled_at ?? new Date(0)).slice(0, 4))
    service.pass(730 * dayMs)
    await service.doJobs()
    await closing.signInAgain()
    const { find, read } = papersOf(service, closing)
    const [last] = await find('STATEMENT')
    expect(last?.date && last.date >= closedOn && last.date < addDays(closedOn, 93)).toBe(true)
    expect(await read(last?.pk ?? '')).toContain('$0.00')
    const forms = await find('TAX_FORM')
    expect(forms.filter(({ doc_type }) => doc_type === '1099-R').map(({ date }) => date)).toEqual([`${paidIn + 1}-01-20`])
    const years = forms.filter(({ doc_type }) => doc_type === '5498').map(({ date }) => Number(date.slice(0, 4)) - 1)
    expect(Math.max(...years)).toBeLessThanOrEqual(Number(closedOn.slice(0, 4)))
    const { next_on: next } = await service.db
      .selectFrom('paper_accounts')
      .select('next_on')
      .where('account_id', '=', account?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(next).toBe(null)
  })

  it('of people who left are mailed: the forms of the year they left in, with no more saved than these need, and not for longer', async () => {
    const left = await newSaverWithBank(service, '078-05-1177')
    const sent = { account_number: left.number, contribution_type: 'ROLLOVER', amount: 500 }
    await left.post('user/transfer/deposit/create/', sent)
    await left.passDays(12)
    const out = { account_number: left.number, distribution_type: 'EARLY', amount: 500 }
    expect((await left.post('user/transfer/withdraw/create/', out)).body.amount).toBe(500)
    await left.passDays(5)
    const { partner_id: partnerId } = await service.db
      .selectFrom('brokerage_accounts')
      .select('partner_id')
      .where('person_id', '=', left.pk)
      .executeTakeFirstOrThrow()
    await closeAtPartner(partnerId ?? '')
    await left.passDays(2)
    await service.db.transaction().execute((trx) => service.context.hooks.leaving.forget(service.context, trx, left.pk))
    const saved = await service.db.selectFrom('left_holders').selectAll().where('person_id', '=', left.pk).execute()
    expect(saved.map(({ holder }) => holder.startsWith('v1'))).toEqual([true])
    for (const secret of ['078-05-1177', '078051177', samplePersonal.street_address]) expect(JSON.stringify(saved)).not.toContain(secret)
    const payload = { email: left.email, password: left.password1 }
    expect((await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload })).status).toBe(400)
    const year = Number(today().slice(0, 4))
    service.pass(startOfDay(`${year + 1}-02-01`).getTime() - service.context.now().getTime())
    await service.doJobs()
    const colleague = await colleagueAtDesk(service)
    const shown = JSON.stringify(await colleague.show(left.pk, 'mail-paper'))
    for (const words of [samplePersonal.street_address, 'Statement']) expect(shown).toContain(words)
    service.pass(startOfDay(`${year + 2}-06-01`).getTime() - service.context.now().getTime())
    await service.doJobs()
    const forms = await service.db
      .selectFrom('tax_forms')
      .selectAll()
      .where('person_id', '=', left.pk)
      .orderBy('year')
      .orderBy('form')
      .execute()
    expect(forms.map(({ form }) => form)).toContain('1099-R')
    const mailed = await colleague.find(left.pk, 'mail-paper')
    expect(mailed.map(({ about }) => about.slice(-5))).toEqual(expect.arrayContaining(['01-20', '05-20']))
    expect(service.emails.filter(({ to, kind }) => to === left.email && kind === 'paper-mailed')).toHaveLength(mailed.length)
    expect(await service.db.selectFrom('left_holders').selectAll().where('person_id', '=', left.pk).execute()).toEqual([])
  })

  it('are nobody else’s', async () => {
    const other = await service.signUp()
    const calls = callsOf(service, other.access)
    const [paper] = await papersOf(service, saver).find('STATEMENT')
    expect((await calls.search({ account_number: saver.number, doc_category: 'STATEMENT' })).body.code).toBe('not_found')
    expect((await calls.file(paper?.pk ?? '')).status).toBe(404)
  })
})
