import { toDollars } from '@app/schemas/api/fields'
import { addDays, addMonths, dayNumber, dayOf, daysBetween, dayWithNumber } from '@app/schemas/rules/days/days'
import { aYear, moneyWeightedReturn, overTime, sameMoneyIn, timeWeightedReturn, type WorthAt } from '@app/schemas/rules/investing/returns'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { outsideDays } from '../brokerage/account-days.ts'
import { ownsBrokerageAccount } from '../brokerage/money-of.ts'
import { plainMixFrom, plainMixParts } from '../portfolios/securities/plain-mix.ts'
import { movementsOf, nothingOn, type Worth, worthOverTime } from './worth-over-time.ts'

const daysOfYear = 366

type Period = { readonly period: 'three_months' | 'this_year' | 'one_year' | 'all'; readonly from: string }

/** How everything with us did, or one account: by itself, with the person’s own deposits, and beside a plain mix with the same deposits. */
export async function performanceOf(context: Context, personId: string, accountId?: string) {
  if (accountId !== undefined && !(await ownsBrokerageAccount(context.db, personId, accountId))) return fail('not_found')
  const today = dayOf(context.now())
  const benchmark = plainMixParts()
  if (context.partners.holdsFunds) return { periods: [], benchmark }
  const movements = await movementsOf(context, personId, accountId)
  const [first] = movements.money.days
  if (first === undefined || first >= dayNumber(today)) return { periods: [], benchmark }
  const periods = periodsFor(dayWithNumber(first), today)
  const days = [...new Set([...periods.map(({ from }) => from), ...outsideDays(movements.money, today), today])].sort()
  const worth = worthOverTime(movements, days)
  return { periods: periods.map((period) => toPeriod(period, worth.slice(days.indexOf(period.from)))), benchmark }
}

/** Those that begin after the first movement of money, and the whole time from the day before it. */
function periodsFor(began: string, today: string): readonly Period[] {
  const all: readonly Period[] = [
    { period: 'three_months', from: addMonths(today, -3) },
    { period: 'this_year', from: addDays(`${today.slice(0, 4)}-01-01`, -1) },
    { period: 'one_year', from: addMonths(today, -12) },
  ]
  return [...all.filter(({ from }) => from >= began && from < today), { period: 'all', from: addDays(began, -1) }]
}

function toPeriod({ period, from }: Period, worth: readonly Worth[]) {
  const days: readonly WorthAt[] = worth.map(({ day, valueCents, inCents, outCents }) => ({
    day,
    valueCents,
    paidCents: inCents - outCents,
  }))
  const [first, last] = [worth[0] ?? nothingOn(''), worth.at(-1) ?? nothingOn('')]
  const until = last.day
  const isByYear = daysBetween(from, until) > daysOfYear
  // Before the first money nothing was held: a day more would make a short time look better.
  const began = days.find(({ valueCents }) => valueCents > 0)?.day ?? from
  const shown = (grown: number) => percent(isByYear ? aYear(grown, began, until) : grown)
  const own = moneyWeightedReturn(days)
  const levelOn = plainMixFrom(from)
  const inPlainMix = sameMoneyIn(levelOn, days)
  const [cameCents, wentCents] = [last.inCents - first.inCents, last.outCents - first.outCents]
  return {
    period,
    from: began,
    until,
    is_by_year: isByYear,
    value_before: toDollars(first.valueCents),
    value: toDollars(last.valueCents),
    money_in: toDollars(cameCents),
    money_out: toDollars(wentCents),
    lent: toDollars(last.lentCents - first.lentCents),
    repaid: toDollars(last.repaidCents - first.repaidCents),
    gain: toDollars(last.valueCents - first.valueCents - cameCents + wentCents),
    time_weighted: shown(timeWeightedReturn(days)),
    money_weighted: own === undefined ? null : percent(isByYear ? own : overTime(own, began, until)),
    benchmark: {
      time_weighted: shown(levelOn(until) / levelOn(began) - 1),
      value: inPlainMix === undefined ? null : toDollars(Math.floor(inPlainMix)),
    },
  }
}

function percent(share: number): number {
  return Math.floor(share * 10_000) / 100
}
