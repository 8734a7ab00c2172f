import { daysBetween } from '../days/days.ts'

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
    .map(({ day, cents }) => ({ cents, years: yearsBetween(day, last.day) }))
  if (moved.every(({ years }) => years === 0)) return undefined
  return rootOf((yearly) => moved.reduce((sum, { cents, years }) => sum + cents * (1 + yearly) ** years, -last.valueCents))
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

/** Halves the range until it is as narrow as a number can tell. */
function rootOf(over: (rate: number) => number): number | undefined {
  let [low, high] = [lowestRate, highestRate]
  if (over(low) > 0 || over(high) < 0) return undefined
  for (;;) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) return middle
    if (over(middle) > 0) high = middle
    else low = middle
  }
}
