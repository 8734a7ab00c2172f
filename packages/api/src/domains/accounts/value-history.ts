import { toDollars } from '@app/schemas/api/fields'
import { addDays, dayNumber, dayOf, daysBetween, dayWithNumber } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { cashAndValueOf, ownsBrokerageAccount } from '../brokerage/money-of.ts'
import { movementsOf, nothingOn, type Worth, worthOverTime } from './worth-over-time.ts'

/** As many as a chart has room for. */
const mostPoints = 120

/**
 * What everything with us, or one account, was worth over time, what came from outside and what went there. Inside, money only changes its place: the
 * rest of the value is growth.
 */
export async function valueHistory(context: Context, personId: string, accountId?: string) {
  if (accountId !== undefined && !(await ownsBrokerageAccount(context.db, personId, accountId))) return fail('not_found')
  const today = dayOf(context.now())
  const movements = await movementsOf(context, personId, accountId)
  const [first] = movements.money.days
  if (first === undefined || first > dayNumber(today)) return { ...toAnswer(nothingOn(today)), began_on: null, points: [] }
  const began = dayWithNumber(first)
  // The day before this year began is none of the evenly spaced.
  const newYear = addDays(`${today.slice(0, 4)}-01-01`, -1)
  const days = [...new Set([...daysFor(began, today), ...(newYear >= began ? [newYear] : [])])].sort()
  const points = worthOverTime(movements, days)
  const last = points.at(-1) ?? nothingOn(today)
  if (context.partners.holdsFunds) {
    const held = (await cashAndValueOf(context.db, personId)).filter(({ id }) => accountId === undefined || id === accountId)
    const valueCents = held.reduce((sum, { totalCents }) => sum + totalCents, 0)
    return { ...toAnswer({ ...last, valueCents }), gain_this_year: null, gain_all_time: null, began_on: began, points: [] }
  }
  return {
    ...toAnswer(
      last,
      points.find(({ day }) => day === newYear),
    ),
    began_on: began,
    points: points.map((point) => ({ day: point.day, value: toDollars(point.valueCents), ...toMoney(point) })),
  }
}

/** `before`: what there was when this year began; undefined where there was nothing yet. */
function toAnswer(now: Worth, before: Worth | undefined = undefined) {
  const gained = gainOf(now)
  return {
    value: toDollars(now.valueCents),
    ...toMoney(now),
    gain_this_year: toDollars(gained - (before ? gainOf(before) : 0)),
    gain_all_time: toDollars(gained),
  }
}

function toMoney({ inCents, outCents, lentCents, repaidCents }: Worth) {
  return {
    money_in: toDollars(inCents),
    money_out: toDollars(outCents),
    paid_in: toDollars(inCents - outCents),
    lent: toDollars(lentCents),
    repaid: toDollars(repaidCents),
  }
}

function gainOf({ valueCents, inCents, outCents }: Worth): number {
  return valueCents - inCents + outCents
}

/** From the first day until today, evenly spaced. */
function daysFor(first: string, today: string): readonly string[] {
  const step = Math.max(1, Math.ceil(daysBetween(first, today) / mostPoints))
  const count = Math.ceil(daysBetween(first, today) / step)
  return Array.from({ length: count + 1 }, (_, index) => addDays(today, (index - count) * step)).map((day) => (day < first ? first : day))
}
