import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isFailure } from '../../../failure/failure.ts'
import { openTestBrokerage } from '../testing/test-brokerage.ts'
import { deposit } from './deposits.ts'
import { claimTransfer } from './transfer-store.ts'

const minuteMs = 60_000
let house: Awaited<ReturnType<typeof openTestBrokerage>>
beforeEach(async () => {
  house = await openTestBrokerage()
})
afterEach(() => house.close())

/** Two deposits that the partner cannot tell apart, which can no longer be taken back. */
async function twoAlike() {
  const { context, clock, key } = house
  const { person, number, id } = await house.customerWithAccount()
  const put = async () => {
    const row = await deposit(context, person, key(), { contribution_type: 'CURRENT_YEAR', account_number: number, amount: 100 })
    if (isFailure(row)) throw new Error('The deposit was refused.')
    return row.pk
  }
  const both = [await put(), await put()] as const
  clock.now = new Date(clock.now.getTime() + 31 * minuteMs)
  return { both, accountId: id }
}

const after = (minutes: number) => new Date(house.clock.now.getTime() + minutes * minuteMs)

describe('of two transfers that look the same', () => {
  it('one is taken on at a time, however close they are', async () => {
    const { db, clock } = house
    const { both } = await twoAlike()
    const [first, second] = both
    await db.transaction().execute(async (trx) => {
      expect(await claimTransfer(trx, first, clock.now, after(2))).toBeDefined()
      // The first is not committed, so that the second has to wait for it.
      const atOnce = db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '100ms'`.execute(other)
        return claimTransfer(other, second, clock.now, after(2))
      })
      await expect(atOnce).rejects.toMatchObject({ code: '55P03' })
    })
    const later = await db.transaction().execute((trx) => claimTransfer(trx, second, clock.now, after(2)))
    expect(later).toBeUndefined()
  })

  it('both are sent at last, also where both were tried without an answer', async () => {
    const { db, clock, passDays, partnerCash } = house
    const { accountId } = await twoAlike()
    await db.updateTable('brokerage_transfers').set({ tries: 1, trying_until: clock.now, is_partner_down: true }).execute()
    await passDays(10)
    const rows = await db.selectFrom('brokerage_transfers').select('state').execute()
    expect([rows, await partnerCash(accountId)]).toEqual([[{ state: 'AVAILABLE' }, { state: 'AVAILABLE' }], 20_000])
  })
})
