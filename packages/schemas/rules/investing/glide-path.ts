import { addMonths } from '../days/days.ts'
import { splitWhole } from '../money/split-whole.ts'
import { type Allocation, stockClasses } from './asset-classes.ts'
import { leastLimitBps } from './suitability.ts'

export const investmentGoals = ['preserve', 'income', 'balanced', 'growth'] as const

export type InvestmentGoal = (typeof investmentGoals)[number]

type Point = { readonly day: string; readonly monthsLeft: number; readonly stocksBps: number; readonly allocation: Allocation }

const wholeBps = 10_000
/** The way down begins so long before the planned retirement, and ends so long after it. */
const driftBeginsMonths = 30 * 12
export const driftEndsMonths = 15 * 12

/**
 * The share of stocks, in hundredths of a percent: while retirement is far, on the day of it, and long after. The calmest model fits
 * everybody at all times.
 */
export const stockBounds = {
  preserve: { far: leastLimitBps, retired: leastLimitBps, long: 1_500 },
  income: { far: 5_500, retired: 3_500, long: 2_500 },
  balanced: { far: 8_000, retired: 5_000, long: 3_500 },
  growth: { far: 9_500, retired: 6_500, long: 4_500 },
} as const satisfies Readonly<Record<InvestmentGoal, { readonly far: number; readonly retired: number; readonly long: number }>>

const withinStocks = [58, 27, 8, 7]
const withinRest = [55, 20, 10, 15]

/** The share of stocks falls in a straight line to the day of retirement, and in another, flatter one after it. It never rises. */
export function stocksBps(goal: InvestmentGoal, monthsLeft: number): number {
  const { far, retired, long } = stockBounds[goal]
  const before = Math.min(Math.max(monthsLeft, 0), driftBeginsMonths)
  if (before > 0) return retired + Math.floor(((far - retired) * before) / driftBeginsMonths)
  const toGo = Math.max(driftEndsMonths + monthsLeft, 0)
  return long + Math.floor(((retired - long) * toGo) / driftEndsMonths)
}

/** What a model holds so many months before the planned retirement, or after it, with less than nothing. All parts add up to 10,000. */
export function allocationAt(goal: InvestmentGoal, monthsLeft: number): Allocation {
  const stocks = stocksBps(goal, monthsLeft)
  const [us = 0, international = 0, emerging = 0, realEstate = 0] = splitWhole(stocks, withinStocks)
  const [usBonds = 0, inflation = 0, otherBonds = 0, cash = 0] = splitWhole(wholeBps - stocks, withinRest)
  return {
    us_stocks: us,
    international_stocks: international,
    emerging_stocks: emerging,
    real_estate: realEstate,
    us_bonds: usBonds,
    inflation_bonds: inflation,
    international_bonds: otherBonds,
    cash,
  }
}

/** How much of an allocation is stocks, in hundredths of a percent. */
export function stocksIn(allocation: Allocation): number {
  return stockClasses.reduce((sum, one) => sum + allocation[one], 0)
}

/** The birthday on which somebody is as old as they plan to be when they retire. */
export function retirementDay(birthDate: string, plannedAge: number): string {
  return addMonths(birthDate, plannedAge * 12)
}

/** Full months from one day to another; negative when that has passed. */
export function monthsUntil(day: string, later: string): number {
  const months = (Number(later.slice(0, 4)) - Number(day.slice(0, 4))) * 12 + Number(later.slice(5, 7)) - Number(day.slice(5, 7))
  return later.slice(8) < day.slice(8) ? months - 1 : months
}

/** How a model moves from a day on: now, every five years, and until it rests. */
export function driftFrom(goal: InvestmentGoal, today: string, retiresOn: string): readonly Point[] {
  const points: Point[] = []
  for (let months = 0; ; months += 60) {
    const day = addMonths(today, months)
    const monthsLeft = monthsUntil(day, retiresOn)
    points.push({ day, monthsLeft, stocksBps: stocksBps(goal, monthsLeft), allocation: allocationAt(goal, monthsLeft) })
    if (monthsLeft <= -driftEndsMonths) return points
  }
}
