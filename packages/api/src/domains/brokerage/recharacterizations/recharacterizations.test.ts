import { randomUUID } from 'node:crypto'
import { addDays } from '@app/schemas/rules/days/days'
import { lastDayToChange } from '@app/schemas/rules/money/recharacterization'
import { describe, expect, it } from 'vitest'
import { codeOf, isFailure } from '../../../failure/failure.ts'
import { isLedgerEven } from '../../../ledger/ledger.ts'
import { listTransfers } from '../answers.ts'
import { leavingBrokerage } from '../leaving.ts'
import { done, openTwoIras } from '../testing/two-iras.ts'
import { recharacterize } from './recharacterize.ts'

const codeIn = (result: unknown) => (isFailure(result) ? codeOf(result) : 'done')
const kindsOf = ({ emails }: { readonly emails: readonly { readonly kind: string }[] }) =>
  emails.map(({ kind }) => kind).filter((kind) => kind.startsWith('brokerage-recharacterization'))

describe('a deposit in the wrong kind of IRA', () => {
  it('is listed with what is left of it, the last day, and what would move today', async () => {
    const { putIn, possible, roth, traditional } = await openTwoIras()
    const transfer_id = await putIn(500, roth.number)
    expect(await possible()).toEqual([
      {
        transfer_id,
        account_number: roth.number,
        account_type: 'ROTH_IRA',
        to_account_type: 'TRADITIONAL_IRA',
        to_account_number: traditional.number,
        tax_year: 2026,
        deposited: 500,
        deposited_on: '2026-03-16',
        left: 500,
        moves: 500,
        earnings: 0,
        last_day: '2027-10-13',
        last_day_unfiled: '2027-04-13',
        asks_if_filed: false,
        is_possible: true,
        words: null,
      },
    ])
  })

  it('goes to the other one, which has it after a bank day or two, and is asked for once for its key', async () => {
    const house = await openTwoIras()
    const transfer_id = await house.putIn(500)
    const key = randomUUID()
    const asked = done(await house.change({ transfer_id, amount: 500 }, key))
    expect([asked.state, asked.moves, await house.money(house.traditional.id)]).toMatchObject(['WAITING', 500, { cash: 0, held: 50_000 }])
    expect(done(await house.change({ transfer_id, amount: 500 }, key))).toEqual(asked)
    await house.passMinutes(29)
    expect((await house.changes())[0]?.state_words).toBe('Saved. It isn’t sent yet, so you can still take it back.')
    await house.passMinutes(2)
    expect((await house.changes())[0]).toMatchObject({ state: 'SENT', state_words: 'On its way to your Roth IRA.', waits_until: null })
    await house.passDays(3)
    const [moved, ...others] = await house.changes()
    expect([moved?.state, moved?.state_words, others]).toEqual(['SETTLED', 'It’s in your Roth IRA.', []])
    expect((moved?.settled_at ?? '').slice(0, 10) <= asked.moved_by).toBe(true)
    expect([await house.cash(), await house.partnersCash(), await house.possible()]).toEqual([[0, 50_000], [0, 50_000], []])
    expect((await listTransfers(house.db, house.person.id, 'en', () => true)).results[0]).toMatchObject({
      pk: transfer_id,
      recharacterized: 500,
    })
    expect(kindsOf(house)).toEqual(['brokerage-recharacterization-asked', 'brokerage-recharacterization-done'])
    expect(await isLedgerEven(house.db)).toBe(true)
  })

  it('uses no room: both kinds share it, and it was used when the deposit was made', async () => {
    const { putIn, rooms, change, passDays } = await openTwoIras()
    const transfer_id = await putIn(500)
    const before = await rooms()
    expect(before.filter(({ account_type }) => account_type !== 'INDIVIDUAL_401K').map(({ contributed }) => contributed)).toContain(500)
    done(await change({ transfer_id, amount: 500 }))
    expect(await rooms()).toEqual(before)
    await passDays(4)
    expect(await rooms()).toEqual(before)
  })

  it('may be changed in parts, and never more than it was', async () => {
    const { putIn, change, quote, possible, passDays, cash } = await openTwoIras()
    const transfer_id = await putIn(500)
    done(await change({ transfer_id, amount: 300 }))
    expect((await possible())[0]).toMatchObject({ left: 200, moves: 200 })
    expect(codeIn(await change({ transfer_id, amount: 200.01 }))).toBe('validation_failed')
    expect(done(await quote({ transfer_id, amount: 201 }))).toMatchObject({
      is_possible: false,
      moves: 200,
      words: 'Enter $200.00 or less: that’s what’s left of this deposit.',
    })
    done(await change({ transfer_id, amount: 200 }))
    await passDays(4)
    expect(await cash()).toEqual([0, 50_000])
  })
})

describe('before it is sent', () => {
  it('it can be taken back: the money is as before, and it can be asked for again', async () => {
    const { putIn, change, changes, takeBack, passMinutes, passDays, possible, cash, partnersCash, db } = await openTwoIras()
    const transfer_id = await putIn(500)
    const { pk } = done(await change({ transfer_id, amount: 500 }))
    expect(codeIn(await takeBack(pk, randomUUID()))).toBe('not_found')
    for (const _time of [1, 2]) expect(done(await takeBack(pk))).toMatchObject({ state: 'TAKEN_BACK', waits_until: null })
    expect([await cash(), (await possible())[0]?.left]).toEqual([[50_000, 0], 500])
    await passDays(3)
    expect(await partnersCash()).toEqual([50_000, 0])
    done(await change({ transfer_id, amount: 500 }))
    await passMinutes(31)
    expect(codeIn(await takeBack((await changes())[0]?.pk ?? ''))).toBe('not_in_this_state')
    expect(await isLedgerEven(db)).toBe(true)
  })

  it('who asks for it has just shown who they are', async () => {
    const { putIn, context, person, clock } = await openTwoIras()
    const transfer_id = await putIn(500)
    const earlier = { ...person, passwordCheckedAt: new Date(clock.now.getTime() - 6 * 60_000) }
    expect(codeIn(await recharacterize(context, earlier, randomUUID(), { transfer_id, amount: 500 }))).toBe('step_up_required')
  })
})

describe('at the brokerage', () => {
  it.each([
    ['at once', 50.02],
    ['on the day of the move', 50.08],
  ])('it may be refused %s: the money stays where it is, and people hear why', async (_when, amount) => {
    const house = await openTwoIras()
    const transfer_id = await house.putIn(600)
    done(await house.change({ transfer_id, amount }))
    await house.passDays(4)
    const [refused] = await house.changes()
    expect(refused).toMatchObject({ state: 'REFUSED', state_words: 'It wasn’t moved. The money is still in your Traditional IRA.' })
    expect(refused?.reason).toBe('The brokerage didn’t give a reason we can share. Please ask us.')
    expect([await house.cash(), await house.partnersCash()]).toEqual([
      [60_000, 0],
      [60_000, 0],
    ])
    expect((await house.possible())[0]).toMatchObject({ left: 600, is_possible: true })
    expect(kindsOf(house)).toEqual(['brokerage-recharacterization-asked', 'brokerage-recharacterization-refused'])
  })

  it.each([
    ['a lost answer', 50.03],
    ['a partner that is down', 50.04],
    ['a message that comes twice', 50.05],
  ])('%s changes nothing: it moves once', async (_what, amount) => {
    const house = await openTwoIras()
    const transfer_id = await house.putIn(600)
    done(await house.change({ transfer_id, amount }))
    await house.passDays(5)
    const cents = Math.round(amount * 100)
    expect((await house.changes())[0]?.state).toBe('SETTLED')
    expect([await house.cash(), await house.partnersCash()]).toEqual([
      [60_000 - cents, cents],
      [60_000 - cents, cents],
    ])
    expect(await isLedgerEven(house.db)).toBe(true)
  })
})

it('while it is on its way, nobody closes their account', async () => {
  const { putIn, change, context, db, person, passDays } = await openTwoIras()
  const transfer_id = await putIn(500)
  const obstacles = () => leavingBrokerage.obstacles(context, db, person.id)
  expect(await obstacles()).toEqual(['money'])
  done(await change({ transfer_id, amount: 500 }))
  expect(await obstacles()).toEqual(['money', 'transfer'])
  await passDays(4)
  expect(await obstacles()).toEqual(['money'])
})

describe('it is not possible', () => {
  it('for a rollover, for a deposit on its way, and for what belongs to somebody else', async () => {
    const { putIn, put, change, possible } = await openTwoIras()
    const [rolled, onItsWay] = [await putIn(500, undefined, 'ROLLOVER'), await put(50)]
    expect(await possible()).toEqual([])
    for (const transfer_id of [rolled, onItsWay, randomUUID()]) expect(codeIn(await change({ transfer_id, amount: 50 }))).toBe('not_found')
  })

  it('while the bank can still take the deposit back, and people read from when it is', async () => {
    const { put, passDays, change, possible } = await openTwoIras()
    const transfer_id = await put(60)
    await passDays(4)
    expect((await possible())[0]).toMatchObject({
      is_possible: false,
      words: 'Your bank can still take this deposit back. You can change it from March 17, 2026.',
    })
    expect(codeIn(await change({ transfer_id, amount: 60 }))).toBe('not_in_this_state')
  })

  it('to Roth with an income that closes it for the year', async () => {
    const { putIn, change, possible } = await openTwoIras(undefined, { annual_pretax_income: '500000-up' })
    const transfer_id = await putIn(500)
    expect((await possible())[0]?.words).toMatch(/nothing can go into a Roth IRA for 2026/)
    expect(codeIn(await change({ transfer_id, amount: 500 }))).toBe('not_eligible')
  })

  it('without an open account of the other kind', async () => {
    const { putIn, change, possible, db, roth } = await openTwoIras()
    const transfer_id = await putIn(500)
    await db.updateTable('brokerage_accounts').set({ state: 'CLOSED' }).where('id', '=', roth.id).execute()
    expect((await possible())[0]).toMatchObject({ to_account_number: null, words: 'For this you need a Roth IRA with us that is open.' })
    expect(codeIn(await change({ transfer_id, amount: 500 }))).toBe('not_in_this_state')
  })

  it('of more than there is: a smaller part still is', async () => {
    const { putIn, take, change, passDays } = await openTwoIras()
    const transfer_id = await putIn(500)
    done(await take(400))
    await passDays(3)
    expect(codeIn(await change({ transfer_id, amount: 500 }))).toBe('not_enough_money')
    expect(done(await change({ transfer_id, amount: 100 })).moves).toBe(100)
  })

  it('after tax day without a return in time, and after October 15 at all', async () => {
    const { putIn, goTo, change, quote, possible } = await openTwoIras()
    const transfer_id = await putIn(500)
    goTo(lastDayToChange(2026, false))
    expect(done(await quote({ transfer_id, amount: 500 })).is_possible).toBe(true)
    goTo(addDays(lastDayToChange(2026, false), 1))
    expect((await possible())[0]).toMatchObject({ asks_if_filed: true, is_possible: true })
    expect(codeIn(await change({ transfer_id, amount: 500 }))).toBe('not_eligible')
    expect(done(await quote({ transfer_id, amount: 500, has_filed_in_time: true })).is_possible).toBe(true)
    goTo(addDays(lastDayToChange(2026, true), 1))
    expect(await possible()).toEqual([])
    expect(codeIn(await change({ transfer_id, amount: 500, has_filed_in_time: true }))).toBe('not_eligible')
  })
})
