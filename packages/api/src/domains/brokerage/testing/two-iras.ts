import { type Failure, isFailure } from '../../../failure/failure.ts'
import {
  listChangeableDeposits,
  listRecharacterizations,
  quoteRecharacterization,
} from '../recharacterizations/list-recharacterizations.ts'
import { recharacterize } from '../recharacterizations/recharacterize.ts'
import { takeRecharacterizationBack } from '../recharacterizations/take-recharacterization-back.ts'
import { roomsOf } from '../rooms.ts'
import { deposit } from '../transfers/deposits.ts'
import { withdraw } from '../transfers/withdrawals.ts'
import { openTestBrokerage } from './test-brokerage.ts'

type Wish = Parameters<typeof recharacterize>[3]

/** Somebody with a traditional and a Roth IRA, whose changes wait for half an hour before they are sent. */
export async function openTwoIras(start?: string, answers?: object) {
  const house = await openTestBrokerage(start)
  const { person, id, number } = await house.customerWithAccount(undefined, undefined, answers)
  const roth = await house.openFor(person, 'ROTH_IRA')
  await house.passDays(4)
  const { settings, partners } = house.context
  const waiting = { ...house.context, settings: { ...settings, moneyWaitsMinutes: 30 }, partners: { ...partners, holdsFunds: false } }
  const sure = () => house.sure(person)
  /** A deposit just asked for. */
  const put = async (amount: number, into = number, contribution_type: 'CURRENT_YEAR' | 'PRIOR_YEAR' | 'ROLLOVER' = 'CURRENT_YEAR') =>
    done(await deposit(house.context, person, house.key(), { account_number: into, amount, contribution_type })).pk
  return {
    ...house,
    context: waiting,
    person,
    traditional: { id, number },
    roth: { id: roth.id, number: roth.number },
    put,
    /** A deposit that can be given out again. */
    putIn: async (...given: Parameters<typeof put>) => {
      const pk = await put(...given)
      await house.passDays(12)
      return pk
    },
    take: (amount: number, from = number) =>
      withdraw(house.context, sure(), house.key(), { distribution_type: 'EARLY', account_number: from, amount }),
    possible: async () => done(await listChangeableDeposits(waiting, person.id, 'en')).results,
    changes: async () => (await listRecharacterizations(house.db, person.id, 'en')).results,
    quote: (wish: Wish) => quoteRecharacterization(waiting, person, wish),
    change: (wish: Wish, key = house.key()) => recharacterize(waiting, sure(), key, wish),
    takeBack: (pk: string, personId = person.id) => takeRecharacterizationBack(waiting, { ...person, id: personId }, pk),
    rooms: async () => done(await roomsOf(waiting, person.id, 'en')).results,
    passMinutes: async (minutes: number) => {
      house.clock.now = new Date(house.clock.now.getTime() + minutes * 60_000)
      await house.doJobs()
    },
    goTo: (day: string) => {
      house.clock.now = new Date(`${day}T15:00:00Z`)
    },
    cash: async () => [(await house.money(id)).cash, (await house.money(roth.id)).cash],
    partnersCash: async () => [await house.partnerCash(id), await house.partnerCash(roth.id)],
  }
}

export function done<T>(result: T): Exclude<T, Failure> {
  if (isFailure(result)) throw new Error(JSON.stringify(result))
  return result as Exclude<T, Failure>
}
