import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { codeOf, isFailure } from '../../failure/failure.ts'
import { balanceOf, isLedgerEven } from '../../ledger/ledger.ts'
import { openTurns } from '../../once/in-turn.ts'
import { openTestBrokerage } from './testing/test-brokerage.ts'
import { deposit } from './transfers/deposits.ts'
import { withdraw } from './transfers/withdrawals.ts'

const codeIn = (result: unknown) => (isFailure(result) ? codeOf(result) : 'done')

async function opened(cents = 0) {
  const house = await openTestBrokerage()
  const { person, id, number } = await house.customerWithAccount()
  const put = (amount: number, key = house.key(), more: object = {}) =>
    deposit(house.context, person, key, { contribution_type: 'CURRENT_YEAR', account_number: number, amount, ...more })
  const take = (amount: number, key = house.key(), more: object = {}) =>
    withdraw(house.context, house.sure(person), key, { distribution_type: 'EARLY', account_number: number, amount, ...more })
  if (cents > 0) {
    await put(cents / 100)
    await house.passDays(9)
  }
  return { ...house, person, id, number, put, take, now: () => house.money(id) }
}

describe('a deposit', () => {
  it('is on its way, arrives, is held, and can then be taken out', async () => {
    const { put, now, doJobs, passDays, partnerCash, id } = await opened()
    await put(100)
    await doJobs()
    expect(await now()).toEqual({ cash: 0, pending: 10_000, unsettled: 0, held: 0, owed: 0 })
    await passDays(4)
    expect(await now()).toEqual({ cash: 0, pending: 0, unsettled: 10_000, held: 0, owed: 0 })
    await passDays(5)
    expect([await now(), await partnerCash(id)]).toEqual([{ cash: 10_000, pending: 0, unsettled: 0, held: 0, owed: 0 }, 10_000])
  })

  it('that comes back before it is given out is taken out again, and said', async () => {
    const { put, now, passDays, emails } = await opened()
    await put(90.01)
    await passDays(9)
    expect(await now()).toEqual({ cash: 0, pending: 0, unsettled: 0, held: 0, owed: 0 })
    expect(emails.at(-1)).toMatchObject({
      kind: 'brokerage-deposit-returned',
      paragraphs: expect.arrayContaining([expect.stringContaining('enough money in your bank')]),
    })
  })

  it('that comes back after it was taken out is owed, and the next money pays it', async () => {
    const { put, take, now, passDays, partnerCash, id, db } = await opened()
    await put(100.06)
    await passDays(8)
    expect(codeIn(await take(60))).toBe('done')
    await passDays(12)
    expect([await now(), await partnerCash(id)]).toEqual([{ cash: 0, pending: 0, unsettled: 0, held: 0, owed: 6_000 }, -6_000])
    await put(100)
    await passDays(9)
    expect([await now(), await partnerCash(id), await isLedgerEven(db)]).toEqual([
      { cash: 4_000, pending: 0, unsettled: 0, held: 0, owed: 0 },
      4_000,
      true,
    ])
  })

  it('that the partner does not take moves nothing', async () => {
    const { put, now, passDays, emails } = await opened()
    await put(80.02)
    await passDays(1)
    expect([(await now()).pending, emails.at(-1)?.kind]).toEqual([0, 'brokerage-deposit-refused'])
  })

  it.each([
    ['whose answer was lost', 50.03],
    ['that met a partner who was down', 50.04],
    ['whose messages come twice', 50.05],
  ])('%s is made once', async (_what, amount) => {
    const { put, now, passDays, partnerCash, id, db } = await opened()
    await put(amount)
    await passDays(9)
    const rows = await db.selectFrom('brokerage_transfers').select('state').execute()
    expect([rows, (await now()).cash, await partnerCash(id)]).toEqual([[{ state: 'AVAILABLE' }], amount * 100, amount * 100])
  })

  it.each([
    ['whose answer was lost', 50.03, 'AVAILABLE', 5_003],
    ['that met a partner who was down', 50.04, 'REFUSED', 0],
  ])('%s, and whose bank is gone since, is what the partner made of it', async (_what, amount, state, cents) => {
    const { put, now, doJobs, passDays, partnerCash, id, db } = await opened()
    await put(amount)
    await doJobs()
    await db.deleteFrom('linked_institutions').execute()
    await passDays(9)
    const rows = await db.selectFrom('brokerage_transfers').select('state').execute()
    expect([rows, await now(), await partnerCash(id)]).toEqual([
      [{ state }],
      { cash: cents, pending: 0, unsettled: 0, held: 0, owed: 0 },
      cents,
    ])
  })

  it('that the partner will not look for waits: it may have moved', async () => {
    const { put, context, doJobs, passDays, db } = await opened()
    await put(50.03)
    await doJobs()
    await db.deleteFrom('linked_institutions').execute()
    Object.assign(context.partners.brokerage, { findUnanswered: async () => ({ ok: false, why: 'refused', reason: 'not-accepted-403' }) })
    await passDays(2)
    expect(await db.selectFrom('brokerage_transfers').select('state').execute()).toEqual([{ state: 'WAITING' }])
  })

  it('says honestly that the partner cannot be reached', async () => {
    const { put, db, doJobs } = await opened()
    await put(50.04)
    await doJobs()
    expect(await db.selectFrom('brokerage_transfers').select(['state', 'is_partner_down']).execute()).toEqual([
      { state: 'WAITING', is_partner_down: true },
    ])
  })

  it('is made once for its key, however many ask at once (B6)', async () => {
    const { put, db, now, key } = await opened()
    const one = key()
    const answers = await Promise.all(Array.from({ length: 50 }, () => put(100, one)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await db.selectFrom('brokerage_transfers').select('id').execute()).length).toBe(1)
    expect([(await now()).pending, codeIn(await put(101, one))]).toEqual([10_000, 'idempotency_mismatch'])
  })

  it('stays under the limit of the year, over all IRAs together', async () => {
    const { put, openFor, passDays, person, context, key, db } = await opened()
    expect(codeIn(await put(7_000))).toBe('done')
    expect(codeIn(await put(500.01))).toBe('over_the_limit')
    const roth = await openFor(person, 'ROTH_IRA')
    await passDays(4)
    const into = { contribution_type: 'CURRENT_YEAR', account_number: roth.number } as const
    expect(codeIn(await deposit(context, person, key(), { ...into, amount: 500.01 }))).toBe('over_the_limit')
    expect(codeIn(await deposit(context, person, key(), { ...into, amount: 500 }))).toBe('done')
    // A rollover does not count, and the year before has a limit of its own.
    expect(codeIn(await put(20_000, key(), { contribution_type: 'ROLLOVER' }))).toBe('done')
    expect(codeIn(await put(7_000, key(), { contribution_type: 'PRIOR_YEAR', tax_year: 2025 }))).toBe('done')
    expect(codeIn(await put(10, key(), { contribution_type: 'PRIOR_YEAR' }))).toBe('over_the_limit')
    const all = Array.from({ length: 10 }, () => put(10))
    expect(new Set((await Promise.all(all)).map(codeIn))).toEqual(new Set(['over_the_limit']))
    expect(await db.selectFrom('brokerage_transfers').select('id').execute()).toHaveLength(4)
  })

  it('for a year without a known limit, or past tax day, is refused in clear words', async () => {
    const { put, clock, key } = await opened()
    clock.now = new Date('2026-04-16T12:00:00Z')
    const late = await put(10, key(), { contribution_type: 'PRIOR_YEAR' })
    expect(late).toMatchObject({
      said: { detail: { en: 'The last day for 2025 was April 15, 2026.', es: 'El último día para 2025 fue el 15 de abril de 2026.' } },
    })
    clock.now = new Date('2027-01-04T12:00:00Z')
    expect(await put(10)).toMatchObject({ said: { detail: { en: expect.stringContaining('isn’t known yet') } } })
  })

  it.each([
    ['no bank', 'not_in_this_state'],
    ['a broken link', 'bank_link_broken'],
  ])('is refused with %s', async (what, code) => {
    const { put, db } = await opened()
    if (what === 'no bank') await db.deleteFrom('linked_institutions').execute()
    else await db.updateTable('financial_accounts').set({ account_number: null }).execute()
    expect(codeIn(await put(10))).toBe(code)
  })

  it.each([9.99, 100_000.01])('of $%s is refused', async (amount) => {
    const { put } = await opened()
    expect(codeIn(await put(amount))).toMatch(/validation_failed|over_the_limit/)
  })

  it('into another person’s account is not found', async () => {
    const { context, number, customer, key } = await opened()
    const stranger = await customer()
    const sent = { account_number: number, amount: 10 }
    expect(codeIn(await deposit(context, stranger, key(), { ...sent, contribution_type: 'CURRENT_YEAR' }))).toBe('not_found')
    expect(codeIn(await withdraw(context, stranger, key(), { ...sent, distribution_type: 'EARLY' }))).toBe('not_found')
  })
})

describe('a withdrawal', () => {
  it('is put aside at once and paid less the tax', async () => {
    const { take, now, passDays, db, id, partnerCash, emails } = await opened(100_000)
    const asked = await take(400)
    expect(asked).toMatchObject({ amount: 400, tax_withheld: 40, net_amount: 360, additional_tax: 40, federal_withholding_percent: 10 })
    expect(await now()).toMatchObject({ cash: 60_000, held: 40_000 })
    await passDays(4)
    expect([await now(), await partnerCash(id), await isLedgerEven(db)]).toEqual([
      { cash: 60_000, pending: 0, unsettled: 0, held: 0, owed: 0 },
      60_000,
      true,
    ])
    const tax = await db
      .selectFrom('ledger_accounts')
      .select('balance_cents')
      .where('account', '=', `brokerage/${id}/withheld-tax`)
      .execute()
    expect([tax, emails.at(-1)?.kind]).toEqual([[{ balance_cents: 4_000 }], 'brokerage-withdrawal-sent'])
  })

  it('is paid less what they choose for the tax of their state, which is held with the federal one', async () => {
    const { take, now, passDays, db, id, person, emails, key } = await opened(100_000)
    const share = { state_withholding_percent: 5 }
    await db.updateTable('personal_information').set({ state: 'TX' }).where('person_id', '=', person.id).execute()
    expect(codeIn(await take(400, key(), share))).toBe('validation_failed')
    await db.updateTable('personal_information').set({ state: 'CA' }).where('person_id', '=', person.id).execute()
    expect(await take(400, key(), share)).toMatchObject({
      tax_withheld: 40,
      state_tax_withheld: 20,
      net_amount: 340,
      state_withholding_percent: 5,
    })
    await passDays(4)
    expect([await now(), await isLedgerEven(db)]).toEqual([{ cash: 60_000, pending: 0, unsettled: 0, held: 0, owed: 0 }, true])
    expect(await balanceOf(db, `brokerage/${id}/withheld-tax`)).toBe(6_000)
    expect(JSON.stringify(emails.at(-1))).toContain('$20.00 was withheld for the income tax of your state.')
  })

  it('that the bank sends back is in the account again', async () => {
    const { take, now, passDays, partnerCash, id } = await opened(100_000)
    await take(100.08)
    await passDays(7)
    expect([await now(), await partnerCash(id)]).toEqual([{ cash: 100_000, pending: 0, unsettled: 0, held: 0, owed: 0 }, 100_000])
  })

  it('never takes out more than there is, however many ask at once', async () => {
    const { take, now, passDays, partnerCash, id, db } = await opened(100_000)
    const tries = await Promise.all(Array.from({ length: 30 }, () => take(100)))
    const done = tries.filter((one) => !isFailure(one)).length
    expect([done, new Set(tries.filter(isFailure).map(codeIn))]).toEqual([10, new Set(['not_enough_money'])])
    expect(await now()).toMatchObject({ cash: 0, held: 100_000 })
    await passDays(5)
    expect([await partnerCash(id), (await now()).held, await isLedgerEven(db)]).toEqual([0, 0, true])
  })

  it('never does so either when two services are asked', async () => {
    const { context, person, number, sure, now, db } = await opened(100_000)
    const other = { ...context, db, inTurn: openTurns() }
    const sent = { distribution_type: 'EARLY', account_number: number, amount: 100 } as const
    const tries = Array.from({ length: 30 }, (_, index) => withdraw(index % 2 ? other : context, sure(person), randomUUID(), sent))
    const done = (await Promise.all(tries)).filter((one) => !isFailure(one)).length
    expect([done, await now(), await isLedgerEven(db)]).toEqual([10, { cash: 0, pending: 0, unsettled: 0, held: 100_000, owed: 0 }, true])
  })

  it('of all there is may be small, others not', async () => {
    const { take } = await opened(1_500)
    expect(codeIn(await take(9))).toBe('validation_failed')
    expect(codeIn(await take(10))).toBe('done')
    expect(codeIn(await take(5))).toBe('done')
  })

  it('asks for the password first', async () => {
    const { context, person, number, key, clock } = await opened(10_000)
    clock.now = new Date(clock.now.getTime() + 600_000)
    const sent = { distribution_type: 'EARLY', account_number: number, amount: 10 } as const
    expect(codeIn(await withdraw(context, person, key(), sent))).toBe('step_up_required')
  })

  it('needs a reason that fits', async () => {
    const { take, key } = await opened(10_000)
    expect(await take(10, key(), { distribution_type: 'NORMAL' })).toMatchObject({
      said: { fields: { distribution_type: [{ en: expect.stringContaining('59½') }] } },
    })
  })

  it('without an account number comes from the only IRA', async () => {
    const { context, sure, person, key, openFor, passDays } = await opened(10_000)
    const sent = { distribution_type: 'EARLY', amount: 10 } as const
    expect(await withdraw(context, sure(person), key(), sent)).toMatchObject({ direction: 'WITHDRAWAL', amount: 10 })
    await openFor(person, 'ROTH_IRA')
    await passDays(4)
    expect(codeIn(await withdraw(context, sure(person), key(), sent))).toBe('not_in_this_state')
  })
})
