import { addDays, addMonths } from '@app/schemas/rules/days/days'
import { priceCentsOn } from './prices.ts'
import { fundOf, type Security } from './securities.ts'

/** What portfolios are held against: two funds that anybody could have bought, brought back to these shares at the end of each month. */
const parts = [
  { security: fundOf('us_stocks'), bps: 6_000 },
  { security: fundOf('us_bonds'), bps: 4_000 },
] as const

const whole = 10_000
const quartersOfBps = 40_000
/** The months on whose first the funds pay out what they earned. */
const payingMonths = ['03', '06', '09', '12']

/** The funds of the plain mix with their shares in percent. */
export function plainMixParts() {
  return parts.map(({ security, bps }) => ({ name: security.name, weight: bps / 100 }))
}

/** How the plain mix did from a day on: 1 on that day. What the funds pay out is put back into them, as it is in portfolios here. */
export function plainMixFrom(first: string): (day: string) => number {
  const firstEnd = addDays(addMonths(monthOf(first), 1), -1)
  // Once its shares were put right, it grows as one does that began earlier.
  const perLevel = mixGrown(first, firstEnd) / levelOn(firstEnd)
  return (day) => (day <= firstEnd ? mixGrown(first, day) : perLevel * levelOn(day))
}

/** Nobody had anything here by then. */
const anchor = '1999-12-31'
const levels = new Map<string, number>()

/** The level of a mix that began on the day of the anchor. It is the same for everybody: reckoned once for each day. */
function levelOn(day: string): number {
  if (day <= anchor) return 1
  const kept = levels.get(day)
  if (kept !== undefined) return kept
  const monthEnd = addDays(monthOf(day), -1)
  const level = levelOn(monthEnd) * mixGrown(monthEnd, day)
  levels.set(day, level)
  return level
}

/** From a day on which its shares were right to one before they are put right again. */
function mixGrown(from: string, to: string): number {
  return parts.reduce((sum, { security, bps }) => sum + (bps / whole) * grown(security, from, to), 0)
}

/** The first day of its month. */
function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

function grown(security: Security, from: string, to: string): number {
  const payDay = monthOf(to)
  const isPaid = payDay > from && payingMonths.includes(to.slice(5, 7))
  const paid = isPaid ? 1 + security.yieldBps / quartersOfBps : 1
  return (paid * priceCentsOn(security, to)) / priceCentsOn(security, from)
}
