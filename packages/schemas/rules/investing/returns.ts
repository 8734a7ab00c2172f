import { dayNumber, daysBetween } from '../days/days.ts'

/** What there was at the end of a day, and what had come from outside until then, less what had gone there. */
export type WorthAt = { readonly day: string; readonly valueCents: number; readonly paidCents: number }

const daysPerYear = 365.25

/**
 * How the investments did, whoever put in how much and when: the growth between two movements of money, one after the other. Every day
 * on which money came or went is among the days. Money that moves on a day is there at its end, so it has earned nothing on it.
 */
export function timeWeightedReturn(days: readonly WorthAt[]): number {
  return (
    days.slice(1).reduce((grown, after, index) => {
      const before = days[index]
      if (!before || before.valueCents <= 0) return grown
      return (grown * (after.valueCents - (after.paidCents - before.paidCents))) / before.valueCents
    }, 1) - 1
  )
}

/**
 * How the person's own money did, with what they put in and when: the rate at which all they put in, and had at the beginning, would have
 * become what there is. A year’s rate; undefined where there is none.
 */
export function moneyWeightedReturn(days: readonly WorthAt[]): number | undefined {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return undefined
  const paid = days.slice(1).map((one, index) => ({ day: one.day, cents: one.paidCents - (days[index]?.paidCents ?? 0) }))
  const moved = [{ day: first.day, cents: first.valueCents }, ...paid]
    .filter(({ cents }) => cents !== 0)
    .map(({ day, cents }) => ({ cents, day: dayNumber(day) }))
  const until = dayNumber(last.day)
  if (moved.every(({ day }) => day === until)) return undefined
  return rateOf((daily) => {
    const grown = grownUntil(moved, until, daily)
    return { over: grown.sum - last.valueCents, slope: grown.slope }
  })
}

type Moved = { readonly day: number; readonly cents: number }

/**
 * What money that moved on some days, in order, has become, and how fast that changes with the rate. All of it grows from one day to the
 * next, which is mostly one multiplication.
 */
function grownUntil(moved: readonly Moved[], until: number, daily: number) {
  let [sum, slope, at] = [0, 0, until]
  const growTo = (day: number) => {
    const days = day - at
    const grown = days === 1 ? daily : daily ** days
    slope = slope * grown + (sum * days * grown) / daily
    sum *= grown
    at = day
  }
  for (const { day, cents } of moved) {
    growTo(day)
    sum += cents
  }
  growTo(until)
  return { sum, slope }
}

/** The same for the time between two days. */
export function overTime(yearly: number, from: string, to: string): number {
  return (1 + yearly) ** yearsBetween(from, to) - 1
}

/** What a return over the time between two days comes to in a year. */
export function aYear(grown: number, from: string, to: string): number {
  return (1 + grown) ** (1 / yearsBetween(from, to)) - 1
}

/**
 * What would be there if the same money had come and gone on the same days, and grown as something else did. Undefined where it would not
 * have been enough for what was taken out.
 */
export function sameMoneyIn(levelOn: (day: string) => number, days: readonly WorthAt[]): number | undefined {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return undefined
  let [units, lowest] = [first.valueCents / levelOn(first.day), 0]
  for (const [index, { day, paidCents }] of days.slice(1).entries()) {
    units += (paidCents - (days[index]?.paidCents ?? 0)) / levelOn(day)
    lowest = Math.min(lowest, units)
  }
  return lowest < -1e-9 ? undefined : Math.max(units, 0) * levelOn(last.day)
}

function yearsBetween(from: string, to: string): number {
  return daysBetween(from, to) / daysPerYear
}

const [lowestRate, highestRate] = [-0.999_999, 1_000_000]

/** Of a day: what that comes to over decades is far less than a cent. */
const nearestRate = 1e-14
/** Five lead there; where the slope leads about in a circle, halving ends. */
const mostFollowed = 20

/** The yearly rate at which nothing is left over. Follows the slope, and halves the range where that leads out of it. */
function rateOf(at: (daily: number) => { readonly over: number; readonly slope: number }): number | undefined {
  let [low, high] = [dailyOf(lowestRate), dailyOf(highestRate)]
  if (at(low).over > 0 || at(high).over < 0) return undefined
  let daily = 1
  for (let step = 0; ; step++) {
    const { over, slope } = at(daily)
    if (over > 0) high = daily
    else low = daily
    const followed = daily - over / slope
    const isInside = followed === daily || (followed > low && followed < high)
    const next = step < mostFollowed && isInside ? followed : (low + high) / 2
    if (Math.abs(next - daily) <= nearestRate) return next ** daysPerYear - 1
    daily = next
  }
}

function dailyOf(yearly: number): number {
  return (1 + yearly) ** (1 / daysPerYear)
}
