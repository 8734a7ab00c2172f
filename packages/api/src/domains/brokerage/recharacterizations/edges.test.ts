import { addDays } from '@app/schemas/rules/days/days'
import { changeDueDay, lastDayToChange } from '@app/schemas/rules/money/recharacterization'
import { describe, expect, it } from 'vitest'
import { codeOf, isFailure } from '../../../failure/failure.ts'
import { firstRothYear } from '../for-papers.ts'
import { done, openTwoIras } from '../testing/two-iras.ts'
import { sumOwnMoney } from '../transfers/transfer-store.ts'
import { listChangeableDeposits } from './list-recharacterizations.ts'
import { recharacterize } from './recharacterize.ts'

describe('what has come between a change and the brokerage', () => {
  /** Somebody who has asked for a change that is not sent yet. */
  async function asked(on?: string, amount = 500) {
    const house = await openTwoIras()
    const transfer_id = await house.putIn(500)
    if (on !== undefined) house.goTo(on)
    done(await house.change({ transfer_id, amount }))
    return { ...house, transfer_id }
  }

  it('a deposit that its bank has sent back is not moved', async () => {
    const { db, transfer_id, passMinutes, changes } = await asked()
    await db.updateTable('brokerage_transfers').set({ state: 'RETURNED' }).where('id', '=', transfer_id).execute()
    await passMinutes(31)
    expect((await changes())[0]).toMatchObject({ state: 'REFUSED', reason: 'Your bank sent the deposit back.' })
  })

  it('an account that was closed gets nothing', async () => {
    const { db, roth, passMinutes, changes, money, traditional } = await asked()
    await db.updateTable('brokerage_accounts').set({ state: 'CLOSED' }).where('id', '=', roth.id).execute()
    await passMinutes(31)
    expect((await changes())[0]).toMatchObject({ state: 'REFUSED', reason: 'The account isn’t open.' })
    expect(await money(traditional.id)).toMatchObject({ cash: 50_000, held: 0 })
  })

  it('after the day by which the money has to have moved, it is not sent any more; on that day it is', async () => {
    const late = await asked(lastDayToChange(2026, false))
    late.goTo(addDays(changeDueDay(2026, false), 1))
    await late.doJobs()
    expect((await late.changes())[0]).toMatchObject({ state: 'REFUSED', reason: expect.stringMatching(/before the last day for it\.$/) })
    const justInTime = await asked(lastDayToChange(2026, false))
    justInTime.goTo(changeDueDay(2026, false))
    await justInTime.doJobs()
    expect((await justInTime.changes())[0]?.state).toBe('SENT')
  })

  it.each([
    ['whose answer was lost has moved', 100.03, 'SETTLED', 10_003],
    ['that met a partner who was down has not, and is not sent after its last day', 100.04, 'REFUSED', 0],
  ])('what %s', async (_what, amount, state, there) => {
    const house = await asked(lastDayToChange(2026, false), amount)
    house.goTo(changeDueDay(2026, false))
    await house.doJobs()
    expect((await house.changes())[0]?.state).toBe('WAITING')
    house.goTo(addDays(changeDueDay(2026, false), 1))
    await house.passDays(6)
    expect((await house.changes())[0]?.state).toBe(state)
    expect([await house.cash(), await house.partnersCash()]).toEqual([
      [50_000 - there, there],
      [50_000 - there, there],
    ])
  })
})

it('what is owed in the account that gets it is paid first', async () => {
  const { put, putIn, take, change, passDays, roth, money, partnersCash } = await openTwoIras()
  // Such a deposit comes back after it could be taken out.
  await put(50.06, roth.number)
  await passDays(9)
  done(await take(50.06, roth.number))
  await passDays(9)
  expect(await money(roth.id)).toMatchObject({ cash: 0, owed: 5_006 })
  done(await change({ transfer_id: await putIn(100), amount: 100 }))
  await passDays(4)
  expect(await money(roth.id)).toMatchObject({ cash: 4_994, owed: 0 })
  expect(await partnersCash()).toEqual([0, 4_994])
})

it('where the brokerage holds the funds it is not offered: nobody knows what an account was worth', async () => {
  const { putIn, context, person, sure, key } = await openTwoIras()
  const transfer_id = await putIn(500)
  const held = { ...context, partners: { ...context.partners, holdsFunds: true } }
  expect(await listChangeableDeposits(held, person.id, 'en')).toEqual({ is_offered: false, results: [] })
  const answer = await recharacterize(held, sure(person), key(), { transfer_id, amount: 500 })
  expect(isFailure(answer) && codeOf(answer)).toBe('not_eligible')
})

it('a deposit that was changed to the traditional IRA, all of it, begins no years of a Roth IRA, and is no money of its own there', async () => {
  const { putIn, change, passDays, db, person, roth, traditional } = await openTwoIras()
  const transfer_id = await putIn(500, roth.number)
  done(await change({ transfer_id, amount: 300 }))
  await passDays(4)
  expect(await firstRothYear(db, person.id)).toBe(2026)
  done(await change({ transfer_id, amount: 200 }))
  await passDays(4)
  expect(await firstRothYear(db, person.id)).toBeUndefined()
  expect([await sumOwnMoney(db, roth.id), await sumOwnMoney(db, traditional.id)]).toEqual([0, 50_000])
})
