import { dateFormat } from '@app/schemas/rules/days/date-format'

/** A day in the zone in which it is shown (YYYY-MM-DD), with the times at which a call can begin. */
export type SlotDay = { readonly day: string; readonly starts: readonly string[] }
export type SlotWeek = { readonly days: readonly SlotDay[] }

const dayMs = 86_400_000
const workDays = 5

/** Free times as weeks: each from Monday to Friday, and the weekend where there is a time on it, as it can be far from here. */
export function slotWeeks(starts: readonly string[], timeZone: string): readonly SlotWeek[] {
  const byDay = new Map<string, string[]>()
  for (const start of starts.toSorted()) {
    const day = dayIn(start, timeZone)
    byDay.set(day, [...(byDay.get(day) ?? []), start])
  }
  const mondays = new Set([...byDay.keys()].map(mondayOf))
  return [...mondays].toSorted().map((monday) => ({ days: daysOfWeek(monday, byDay) }))
}

/** The day on which a moment falls, there. */
export function dayIn(start: string, timeZone: string): string {
  return dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(start))
}

/** The hour of a moment, there. */
export function hourIn(start: string, timeZone: string): number {
  return Number(dateFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date(start)))
}

function daysOfWeek(monday: string, byDay: ReadonlyMap<string, readonly string[]>): readonly SlotDay[] {
  return Array.from({ length: 7 }, (_none, index) => laterDay(monday, index)).flatMap((day, index) => {
    const starts = byDay.get(day) ?? []
    return index < workDays || starts.length > 0 ? [{ day, starts }] : []
  })
}

function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return laterDay(day, -weekday)
}

function laterDay(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}
