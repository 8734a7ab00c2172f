/** A letter of authorization ends one year after it was signed, as its text says. In milliseconds, like every moment here. */
export function letterEndsMs(signedAt: Date): number {
  return yearsFrom(signedAt, 1)
}

/** What was signed later than this is still in force. */
export function oldestLetterInForceMs(now: Date): number {
  return yearsFrom(now, -1)
}

export function isLetterInForce(signedAt: Date | null, now: Date): boolean {
  return signedAt !== null && signedAt.getTime() > oldestLetterInForceMs(now)
}

/** From 29 February it is a day earlier, where there is none: a letter never lasts longer than it says. */
function yearsFrom(moment: Date, years: number): number {
  const year = moment.getUTCFullYear() + years
  const [month, day] = [moment.getUTCMonth(), moment.getUTCDate()]
  const startOfDay = Date.UTC(moment.getUTCFullYear(), month, day)
  return Date.UTC(year, month, month === 1 && day === 29 ? 28 : day) + moment.getTime() - startOfDay
}
