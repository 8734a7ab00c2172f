const minuteMs = 60_000

/** Whole minutes from one moment to another. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / minuteMs))
}
