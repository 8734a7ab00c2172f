import { toDollars } from '@app/schemas/api/fields'
import { addDays, dayOf, daysBetween } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import { dailySumsOf } from '../../ledger/ledger.ts'
import { cashAccountsOf } from '../brokerage/booking.ts'
import { cashAndValueOf } from '../brokerage/money-of.ts'
import { fundsOverTime } from '../portfolios/funds-over-time.ts'
import { marketAccountsOf } from '../portfolios/trading/money.ts'

/** As many as a chart has room for. */
const mostPoints = 120

type Point = { readonly day: string; readonly valueCents: number; readonly paidCents: number }

/**
 * What everything with us was worth over time. What came from outside is what all accounts of the ledger that belong to an account here
 * gained together: between them, money only changes its place. The rest of the value is gain.
 */
export async function valueHistory({ db, now, partners }: Context, personId: string) {
  const accounts = await cashAndValueOf(db, personId)
  const cash = new Set(accounts.flatMap(({ id }) => cashAccountsOf(id)))
  const market = accounts.flatMap(({ id }) => Object.values(marketAccountsOf(id)))
  const until = now()
  const moves = await dailySumsOf(db, [...cash, ...market], until)
  const [today, began] = [dayOf(until), moves[0]?.day]
  if (began === undefined) return { ...toAnswer({ day: today, valueCents: 0, paidCents: 0 }), began_on: null, points: [] }

  // The day before this year began is none of the evenly spaced.
  const newYear = addDays(`${today.slice(0, 4)}-01-01`, -1)
  const days = [...new Set([...daysFor(began, today), ...(newYear >= began ? [newYear] : [])])].sort()
  const [cashCents, paidCents] = [
    runningSums(
      moves.filter(({ account }) => cash.has(account)),
      days,
    ),
    runningSums(moves, days),
  ]
  if (partners.holdsFunds) {
    const valueCents = accounts.reduce((sum, { totalCents }) => sum + totalCents, 0)
    const paid = paidCents.at(-1) ?? 0
    return {
      ...toAnswer({ day: today, valueCents, paidCents: paid }),
      gain_this_year: null,
      gain_all_time: null,
      began_on: began,
      points: [],
    }
  }
  const funds = await fundsOverTime(db, personId, days, until)
  const points = days.map((day, at) => ({ day, valueCents: (cashCents[at] ?? 0) + (funds[at] ?? 0), paidCents: paidCents[at] ?? 0 }))
  const last = points.at(-1) ?? { day: today, valueCents: 0, paidCents: 0 }
  return {
    ...toAnswer(
      last,
      points.find(({ day }) => day === newYear),
    ),
    began_on: began,
    points: points.map(({ day, valueCents, paidCents: paid }) => ({ day, value: toDollars(valueCents), paid_in: toDollars(paid) })),
  }
}

/** `before`: what there was when this year began; undefined where there was nothing yet. */
function toAnswer({ valueCents, paidCents }: Point, before: Point | undefined = undefined) {
  const gained = valueCents - paidCents
  const gainedBefore = before ? before.valueCents - before.paidCents : 0
  return {
    value: toDollars(valueCents),
    paid_in: toDollars(paidCents),
    gain_this_year: toDollars(gained - gainedBefore),
    gain_all_time: toDollars(gained),
  }
}

/** From the first day until today, evenly spaced. */
function daysFor(first: string, today: string): readonly string[] {
  const step = Math.max(1, Math.ceil(daysBetween(first, today) / mostPoints))
  const count = Math.ceil(daysBetween(first, today) / step)
  return Array.from({ length: count + 1 }, (_, index) => addDays(today, (index - count) * step)).map((day) => (day < first ? first : day))
}

/** What all moves until the end of each day come to; both are in order. */
function runningSums(moves: readonly { readonly day: string; readonly cents: number }[], days: readonly string[]): readonly number[] {
  let [sum, next] = [0, 0]
  return days.map((day) => {
    for (let move = moves[next]; move && move.day <= day; move = moves[++next]) sum += move.cents
    return sum
  })
}
