import { describe, expect, it } from 'vitest'
import { codeOf, isFailure } from '../../../failure/failure.ts'
import { openTurns } from '../../../once/in-turn.ts'
import { trialsAtOnce } from '../../../testing/is-few.ts'
import { openTestBrokerage } from '../testing/test-brokerage.ts'
import { runSchedule } from './run-schedule.ts'
import { cancelSchedule, createSchedule, updateSchedule } from './schedules.ts'

const dayMs = 86_400_000

const code = (result: unknown) => (isFailure(result) ? codeOf(result) : 'done')

async function opened(more: object = {}) {
  const house = await openTestBrokerage()
  const { person, id, number } = await house.customerWithAccount()
  const sent = { contribution_type: 'CURRENT_YEAR', frequency: 'WEEKLY', account_number: number, amount: 50, ...more } as const
  const create = (key = house.key()) => createSchedule(house.context, person, key, sent)
  const days = async () =>
    house.db.selectFrom('brokerage_schedule_days').select(['due_on', 'outcome', 'reason']).orderBy('due_on').execute()
  const transfers = async () => house.db.selectFrom('brokerage_transfers').select('id').execute()
  const begun = async () => {
    const made = await create()
    if (isFailure(made)) throw new Error(`The schedule was not begun: ${codeOf(made)}`)
    return made
  }
  return { ...house, person, id, create, days, transfers, begun }
}

describe('a schedule', () => {
  it('makes one deposit on each of its days', async () => {
    const { begun, passDays, days, transfers, money, id } = await opened()
    const { next_dates } = await begun()
    // It began on Friday 6 March, so the first day is the Monday after.
    expect(next_dates).toEqual(['2026-03-09', '2026-03-16', '2026-03-23'])
    await passDays(22)
    expect((await days()).map(({ due_on, outcome }) => `${due_on} ${outcome}`)).toEqual([
      '2026-03-09 DEPOSITED',
      '2026-03-16 DEPOSITED',
      '2026-03-23 DEPOSITED',
    ])
    expect([(await transfers()).length, (await money(id)).cash]).toEqual([3, 10_000])
  })

  it('makes up for the latest day only after the service was away, and says so', async () => {
    const { begun, clock, doJobs, days, transfers, emails, passDays } = await opened()
    await begun()
    clock.now = new Date(clock.now.getTime() + 18 * dayMs)
    await doJobs()
    expect((await days()).map(({ outcome }) => outcome)).toEqual(['MISSED', 'MISSED', 'DEPOSITED'])
    expect([(await transfers()).length, emails.filter(({ kind }) => kind === 'brokerage-schedule-days').length]).toEqual([1, 1])
    await passDays(7)
    expect([(await transfers()).length, (await days()).length]).toEqual([2, 4])
  })

  it('makes one deposit also when two services do the same day at once, or do it again', async () => {
    const { begun, clock, context, db, transfers, days } = await opened()
    const { transfer_schedule_id: id } = await begun()
    clock.now = new Date('2026-03-09T15:00:00Z')
    const other = { ...context, db, inTurn: openTurns() }
    await Promise.all([runSchedule(context, id, 0), runSchedule(other, id, 0), runSchedule(context, id, 0)])
    await runSchedule(other, id, 0)
    expect([(await transfers()).length, (await days()).length]).toEqual([1, 1])
  })

  it('does nothing before its day', async () => {
    const { begun, context, transfers } = await opened()
    const { transfer_schedule_id: id } = await begun()
    await runSchedule(context, id, 0)
    expect(await transfers()).toEqual([])
  })

  it.each([
    ['there is no bank', 'no-bank'],
    ['the limit is reached', 'limit'],
    ['the limit of the year is not known', 'year-unknown'],
  ])('takes nothing when %s, says so, and goes on', async (what, reason) => {
    const { begun, clock, doJobs, days, emails, db, passDays } = await opened({ amount: 3_000 })
    await begun()
    if (what === 'there is no bank') await db.deleteFrom('linked_institutions').execute()
    if (what.includes('known')) clock.now = new Date('2027-01-04T12:00:00Z')
    await passDays(what.includes('reached') ? 18 : 4)
    await doJobs()
    expect((await days()).at(-1)).toMatchObject({ outcome: 'SKIPPED', reason })
    expect(emails.at(-1)?.kind).toBe('brokerage-schedule-days')
    expect(await db.selectFrom('timed_jobs').select('id').where('name', '=', 'brokerage-schedule').execute()).toHaveLength(1)
  })

  it('ends when it is cancelled, once, with an e-mail', async () => {
    const { begun, passDays, context, person, key, transfers, emails } = await opened()
    const { transfer_schedule_id: id } = await begun()
    expect(await cancelSchedule(context, person, key(), id)).toMatchObject({ status: 'CANCELLED', next_dates: [] })
    expect(await cancelSchedule(context, person, key(), id)).toMatchObject({ status: 'CANCELLED' })
    await passDays(20)
    expect([await transfers(), emails.filter(({ kind }) => kind === 'brokerage-schedule-cancelled')]).toEqual([[], [expect.anything()]])
  })

  it('goes on in another rhythm, from the next day of before or from one that is given, and debits no day twice', async () => {
    const { begun, context, person, key, passDays, days, emails } = await opened()
    const { transfer_schedule_id, version } = await begun()
    await passDays(9)
    const before = (await days()).length
    const change = (more: object) => updateSchedule(context, person, undefined, key(), { transfer_schedule_id, ...more })
    const monthly = await change({ frequency: 'MONTHLY' })
    expect(monthly).toMatchObject({ frequency: 'MONTHLY', amount: 50, version: version + 1 })
    const [first = ''] = (monthly as { next_dates: readonly string[] }).next_dates
    expect(emails.at(-1)).toMatchObject({ kind: 'brokerage-schedule-changed' })
    await passDays(20)
    const after = (await days()).slice(before)
    expect(after.map(({ due_on, outcome }) => [due_on, outcome])).toEqual([[first, 'DEPOSITED']])
    const moved = await change({ first_date: '2026-05-20' })
    expect(moved).toMatchObject({ next_dates: ['2026-05-20', '2026-06-22', '2026-07-20'] })
    expect(code(await change({ first_date: '2026-03-01' }))).toBe('validation_failed')
  })

  it('takes its new amount from the next deposit on', async () => {
    const { begun, passDays, context, person, key, money, id } = await opened()
    const { transfer_schedule_id, version } = await begun()
    await passDays(4)
    expect(await updateSchedule(context, person, version, key(), { transfer_schedule_id, amount: 80 })).toMatchObject({
      amount: 80,
      version: 2,
    })
    await passDays(7)
    const { cash, pending, unsettled } = await money(id)
    expect(cash + pending + unsettled).toBe(13_000)
  })

  it('takes nothing while it is paused, makes up for nothing, and goes on from its next day', async () => {
    const { begun, passDays, context, person, key, days, emails } = await opened()
    const { transfer_schedule_id } = await begun()
    await passDays(4)
    const change = (status: 'ACTIVE' | 'PAUSED') => updateSchedule(context, person, undefined, key(), { transfer_schedule_id, status })
    expect(await change('PAUSED')).toMatchObject({ status: 'PAUSED', next_dates: [] })
    await passDays(15)
    expect(await days()).toHaveLength(1)
    expect(await change('ACTIVE')).toMatchObject({ status: 'ACTIVE', next_dates: ['2026-03-30', '2026-04-06', '2026-04-13'] })
    await passDays(7)
    expect((await days()).map(({ due_on, outcome }) => `${due_on} ${outcome}`)).toEqual(['2026-03-09 DEPOSITED', '2026-03-30 DEPOSITED'])
    expect(emails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['brokerage-schedule-paused', 'brokerage-schedule-resumed']))
  })

  it('goes on only with a bank that can be debited, and ends also while it is paused', async () => {
    const { begun, context, person, key, db } = await opened()
    const { transfer_schedule_id } = await begun()
    await updateSchedule(context, person, undefined, key(), { transfer_schedule_id, status: 'PAUSED' })
    await db.deleteFrom('linked_institutions').execute()
    const refused = await updateSchedule(context, person, undefined, key(), { transfer_schedule_id, status: 'ACTIVE' })
    expect(isFailure(refused) && codeOf(refused)).toBe('not_in_this_state')
    expect(await cancelSchedule(context, person, key(), transfer_schedule_id)).toMatchObject({ status: 'CANCELLED' })
  })

  it('is paused also by whoever may put nothing more in for the year, and goes on only once they may', async () => {
    const { context, customer, openFor, passDays, key, db } = await openTestBrokerage()
    const person = await customer()
    const { number: account_number } = await openFor(person, 'ROTH_IRA')
    await passDays(4)
    const sent = { contribution_type: 'CURRENT_YEAR', frequency: 'WEEKLY', account_number, amount: 50 } as const
    const made = await createSchedule(context, person, key(), sent)
    if (isFailure(made)) throw new Error(`The schedule was not begun: ${codeOf(made)}`)
    const { transfer_schedule_id } = made
    const earns = (annual_pretax_income: string) =>
      db
        .updateTable('questionnaires')
        .set({ answers: JSON.stringify({ annual_pretax_income, tax_filing_status: 'single' }) })
        .execute()
    const change = (more: object) => updateSchedule(context, person, undefined, key(), { transfer_schedule_id, ...more })
    await earns('500000-up')
    expect(code(await change({ amount: 60 }))).toBe('over_the_limit')
    expect(await change({ status: 'PAUSED' })).toMatchObject({ status: 'PAUSED', next_dates: [] })
    expect(code(await change({ status: 'ACTIVE' }))).toBe('over_the_limit')
    await earns('50000-99999')
    expect(await change({ status: 'ACTIVE' })).toMatchObject({ status: 'ACTIVE' })
  })

  it(`loses no change when two make one at once, in ${trialsAtOnce} trials`, async () => {
    const { begun, context, db, person, key } = await opened()
    const other = { ...context, db, inTurn: openTurns() }
    let { transfer_schedule_id, version } = await begun()
    for (let trial = 0; trial < trialsAtOnce; trial++) {
      const [one, two] = await Promise.all([
        updateSchedule(context, person, version, key(), { transfer_schedule_id, amount: 11 + trial }),
        updateSchedule(other, person, version, key(), { transfer_schedule_id, amount: 5_000 + trial }),
      ])
      const won = [one, two].filter((answer) => !isFailure(answer))
      expect([won.length, [one, two].flatMap((answer) => (isFailure(answer) ? [codeOf(answer)] : []))]).toEqual([
        1,
        ['precondition_failed'],
      ])
      version++
    }
  })

  it('is refused when it could never be made, or is somebody else’s', async () => {
    const { begun, context, person, customer, key } = await opened({ amount: 100 })
    const { transfer_schedule_id, version } = await begun()
    const stranger = await customer()
    expect(code(await updateSchedule(context, person, version, key(), { transfer_schedule_id, amount: 7_501 }))).toBe('over_the_limit')
    expect(code(await updateSchedule(context, stranger, version, key(), { transfer_schedule_id, amount: 20 }))).toBe('not_found')
    expect(code(await cancelSchedule(context, stranger, key(), transfer_schedule_id))).toBe('not_found')
  })

  it.each([
    [{ amount: 8_000 }, 'over_the_limit'],
    [{ amount: 5 }, 'validation_failed'],
    [{ contribution_type: 'PRIOR_YEAR' }, 'validation_failed'],
    [{ first_date: '2026-03-06' }, 'validation_failed'],
    [{ first_date: '2027-06-01' }, 'validation_failed'],
    [{ account_number: 'B00000000' }, 'not_found'],
  ])('with %j is not begun', async (more, code) => {
    const { create } = await opened(more)
    const made = await create()
    expect(isFailure(made) && codeOf(made)).toBe(code)
  })

  it('is begun once for its key', async () => {
    const { create, db, key } = await opened({ frequency: 'MONTHLY', first_date: '2026-03-31' })
    const one = key()
    const all = await Promise.all(Array.from({ length: 20 }, () => create(one)))
    expect([
      new Set(all.map((answer) => JSON.stringify(answer))).size,
      await db.selectFrom('brokerage_schedules').select('id').execute(),
    ]).toEqual([1, [expect.anything()]])
  })
})
