import { expect, it } from 'vitest'
import { codeOf, type Failure, isFailure } from '../../../failure/failure.ts'
import { isLedgerEven } from '../../../ledger/ledger.ts'
import { openTestBrokerage } from '../testing/test-brokerage.ts'
import { deposit } from './deposits.ts'
import { takeTransferBack } from './take-back.ts'
import { withdraw } from './withdrawals.ts'

const waitsMinutes = 30
const nothing = { cash: 0, pending: 0, unsettled: 0, held: 0, owed: 0 }

/** Somebody with an account and so much in it, whose money waits for half an hour before it is sent. */
async function opened(dollars = 0) {
  const house = await openTestBrokerage()
  const { person, id, number } = await house.customerWithAccount()
  const put = (amount: number, on = context) =>
    deposit(on, person, house.key(), { contribution_type: 'CURRENT_YEAR', account_number: number, amount })
  const context = { ...house.context, settings: { ...house.context.settings, moneyWaitsMinutes: waitsMinutes } }
  if (dollars > 0) {
    await put(dollars, house.context)
    await house.passDays(9)
  }
  const take = (amount: number) =>
    withdraw(context, house.sure(person), house.key(), { distribution_type: 'EARLY', account_number: number, amount })
  const takeBack = (pk: string, personId = person.id) => takeTransferBack(context, { ...person, id: personId }, pk)
  const passMinutes = async (minutes: number) => {
    house.clock.now = new Date(house.clock.now.getTime() + minutes * 60_000)
    await house.doJobs()
  }
  return { ...house, id, person, put, take, takeBack, passMinutes, now: () => house.money(id) }
}

function isDone<T>(result: T): Exclude<T, Failure> {
  if (isFailure(result)) throw new Error(codeOf(result))
  return result as Exclude<T, Failure>
}

const codeIn = (result: unknown) => (isFailure(result) ? codeOf(result) : 'done')

it('a deposit that is taken back in time never reaches the partner, and leaves room for another', async () => {
  const { put, takeBack, passMinutes, now, partnerCash, id, db, passDays } = await opened()
  const asked = isDone(await put(7_000))
  expect(asked.waits_until).toBe('2026-03-06T16:30:00.000Z')
  expect(asked.state_words).toBe('Saved. It isn’t sent yet, so you can still take it back.')
  await passMinutes(29)
  expect(await now()).toEqual({ ...nothing, pending: 700_000 })
  const back = isDone(await takeBack(asked.pk))
  expect([back.state, back.waits_until, back.processed, await now()]).toEqual(['TAKEN_BACK', null, true, nothing])
  // Pressed twice, the second time changes nothing.
  expect(isDone(await takeBack(asked.pk)).state).toBe('TAKEN_BACK')
  expect(codeIn(await put(7_000))).toBe('done')
  await passDays(9)
  expect([await now(), await partnerCash(id), await isLedgerEven(db)]).toEqual([{ ...nothing, cash: 700_000 }, 700_000, true])
})

it('a withdrawal that is taken back stays in the account, and can be asked for again', async () => {
  const { take, takeBack, passMinutes, now, partnerCash, id, db, emails } = await opened(500)
  const asked = isDone(await take(500))
  const { kind, paragraphs } = emails.at(-1) ?? {}
  expect([kind, paragraphs?.[1]]).toEqual(['brokerage-withdrawal-asked', expect.stringMatching(/^It’s sent 30 minutes after/)])
  expect([await now(), codeIn(await take(500))]).toEqual([{ ...nothing, held: 50_000 }, 'not_enough_money'])
  isDone(await takeBack(asked.pk))
  await passMinutes(60)
  expect([await now(), await partnerCash(id), await isLedgerEven(db)]).toEqual([{ ...nothing, cash: 50_000 }, 50_000, true])
  expect(codeIn(await take(500))).toBe('done')
})

it('is sent once the time is over, and then stays sent', async () => {
  const { put, takeBack, passMinutes, now } = await opened()
  const asked = isDone(await put(100))
  await passMinutes(30)
  expect(codeIn(await takeBack(asked.pk))).toBe('not_in_this_state')
  expect((await now()).pending).toBe(10_000)
})

it('can be taken back late as long as nobody has begun to send it', async () => {
  const { put, takeBack, clock, now } = await opened()
  const asked = isDone(await put(100))
  clock.now = new Date(clock.now.getTime() + 3 * 60 * 60_000)
  expect([isDone(await takeBack(asked.pk)).state, await now()]).toEqual(['TAKEN_BACK', nothing])
})

it('what is sent and taken back at the same moment is either, and the books agree with the partner', async () => {
  const { put, takeBack, clock, doJobs, now, partnerCash, passDays, id, db } = await opened()
  const asked = isDone(await put(100))
  clock.now = new Date(clock.now.getTime() + waitsMinutes * 60_000)
  const [back] = await Promise.all([takeBack(asked.pk), doJobs()])
  await passDays(9)
  const cents = codeIn(back) === 'done' ? 0 : 10_000
  expect([(await now()).cash, await partnerCash(id), await isLedgerEven(db)]).toEqual([cents, cents, true])
})

it('is nobody else’s to take back', async () => {
  const { put, takeBack, customer, now } = await opened()
  const asked = isDone(await put(100))
  const other = await customer('219099999')
  expect([codeIn(await takeBack(asked.pk, other.id)), (await now()).pending]).toEqual(['not_found', 10_000])
})

it('where nothing waits, it goes out at once and cannot be taken back', async () => {
  const { put, context, now, takeBack } = await opened()
  const asked = isDone(await put(100, context))
  expect([asked.waits_until, codeIn(await takeBack(asked.pk)), (await now()).pending]).toEqual([null, 'not_in_this_state', 10_000])
})
