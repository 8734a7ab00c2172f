const daysBefore1970 = 719_469
const daysOf400Years = 146_097
const zero = '0'.charCodeAt(0)

/** The day of a moment, YYYY-MM-DD. Days begin at midnight UTC, for everybody alike. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The moment at which a day begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

export function addDays(day: string, count: number): string {
  return dayWithNumber(dayNumber(day) + count)
}

/** The same day of a later month, or its last day where the month is too short: a month after 31 January is 28 February. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = partsOf(day)
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, lastDate))))
}

/** How many days lie between two days. Below zero when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/**
 * How many days after 1 January 1970 a day is. Years are counted from March, so that a leap day ends one. Charts and returns ask for
 * thousands of days, and reading the digits takes a tenth of the time that a Date takes.
 */
export function dayNumber(day: string): number {
  const month = digits(day, 5, 7)
  const year = digits(day, 0, 4) - (month <= 2 ? 1 : 0)
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  const daysOfMonths = Math.floor((153 * ((month + 9) % 12) + 2) / 5)
  return 365 * year + leapDays + daysOfMonths + digits(day, 8, 10) - daysBefore1970
}

/** The day that has a number; without a Date for the same reason: of each 400 years, which year, and of that, which month from March on. */
export function dayWithNumber(number: number): string {
  const sinceMarch0 = number + daysBefore1970 - 1
  const before = Math.floor(sinceMarch0 / daysOf400Years)
  const left = sinceMarch0 - before * daysOf400Years
  const leapDays = Math.floor(left / 1_460) - Math.floor(left / 36_524) + Math.floor(left / 146_096)
  const years = Math.floor((left - leapDays) / 365)
  const ofYear = left - 365 * years - Math.floor(years / 4) + Math.floor(years / 100)
  const months = Math.floor((5 * ofYear + 2) / 153)
  const year = 400 * before + years + (months >= 10 ? 1 : 0)
  if (!(year >= 0 && year <= 9_999)) throw new RangeError('There is no such day.')
  return `${String(year).padStart(4, '0')}-${twoDigits(((months + 2) % 12) + 1)}-${twoDigits(ofYear - Math.floor((153 * months + 2) / 5) + 1)}`
}

/** The last day of the quarter that follows the quarter of a day. */
export function endOfNextQuarter(day: string): string {
  const [year, month] = partsOf(day)
  const quarter = Math.floor((month - 1) / 3)
  return dayOf(new Date(Date.UTC(year, (quarter + 2) * 3, 0)))
}

function digits(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) number = number * 10 + text.charCodeAt(at) - zero
  return number
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

function partsOf(day: string): readonly [number, number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}
