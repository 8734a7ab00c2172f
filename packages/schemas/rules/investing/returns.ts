import { dayNumber, daysBetween } from '../days/days.ts'

/** What there was at the end of a day, and what had come from outside until then, less what had gone there. */
export type WorthAt = { readonly day: string; readonly valueCents: number; readonly paidCents: number }

const daysPerYear = 365.25

/**
 * How the investments did, whoever put in how much and when: the growth between two movements of money, one after the other. Every day
 * on which money came or went is among the days. Money that moves on a day is there at its end, so it has earned nothing on it.
 */
export function timeWeightedReturn(days: readonly WorthAt[]): number {
  let grown = 1
  let before: WorthAt | undefined
  for (const after of days) {
    if (before && before.valueCents > 0) grown = (grown * (after.valueCents - (after.paidCents - before.paidCents))) / before.valueCents
    before = after
  }
  return grown - 1
}

/**
 * How the person's own money did, with what they put in and when: the rate at which all they put in, and had at the beginning, would have
 * become what there is. A year’s rate; undefined where there is none.
 */
export function moneyWeightedReturn(days: readonly WorthAt[]): number | undefined {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return undefined
  const moved = movedOn(days)
  const until = dayNumber(last.day)
  if (moved.days.every((day) => day === until)) return undefined
  return rateOf((daily) => {
    const grown = grownUntil(moved, until, daily)
    return { over: grown.sum - last.valueCents, slope: grown.slope }
  })
}

/** Day by day, in columns: they are gone through for each rate that is tried. */
type Moved = { readonly days: readonly number[]; readonly cents: readonly number[] }

/** What there was at first, and what came or went after that. */
function movedOn(all: readonly WorthAt[]): Moved {
  const [days, cents]: [number[], number[]] = [[], []]
  let paidBefore: number | undefined
  for (const { day, valueCents, paidCents } of all) {
    const moved = paidBefore === undefined ? valueCents : paidCents - paidBefore
    paidBefore = paidCents
    if (moved === 0) continue
    days.push(dayNumber(day))
    cents.push(moved)
  }
  return { days, cents }
}

/**
 * What money that moved on some days, in order, has become, and how fast that changes with the rate. All of it grows from one day to the
 * next, which is mostly one multiplication.
 */
function grownUntil({ days, cents }: Moved, until: number, daily: number) {
  let [sum, slope, at] = [0, 0, days[0] ?? until]
  for (let index = 0; index <= days.length; index++) {
    const day = days[index] ?? until
    const passed = day - at
    const grown = passed === 1 ? daily : daily ** passed
    slope = slope * grown + (passed === 1 ? sum : (sum * passed * grown) / daily)
    sum = sum * grown + (cents[index] ?? 0)
    at = day
  }
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
  let paidBefore = first.paidCents
  for (const { day, paidCents } of days) {
    if (paidCents !== paidBefore) units += (paidCents - paidBefore) / levelOn(day)
    if (units < lowest) lowest = units
    paidBefore = paidCents
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
