import { addDays } from '@app/schemas/rules/days/days'
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
  const levels = new Map<string, number>([[first, 1]])
  const levelAt = (day: string): number => {
    const kept = levels.get(day)
    if (kept !== undefined) return kept
    const base = baseOf(day, first)
    const level = levelAt(base) * parts.reduce((sum, { security, bps }) => sum + (bps / whole) * grown(security, base, day), 0)
    levels.set(day, level)
    return level
  }
  return levelAt
}

/** The last day on which the shares were put right before a day: the end of the month before, or the day on which it began. */
function baseOf(day: string, first: string): string {
  const monthEnd = addDays(`${day.slice(0, 7)}-01`, -1)
  return monthEnd > first ? monthEnd : first
}

function grown(security: Security, from: string, to: string): number {
  const payDay = `${to.slice(0, 7)}-01`
  const isPaid = payDay > from && payingMonths.includes(to.slice(5, 7))
  const paid = isPaid ? 1 + security.yieldBps / quartersOfBps : 1
  return (paid * priceCentsOn(security, to)) / priceCentsOn(security, from)
}
