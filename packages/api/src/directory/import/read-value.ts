import { isSentDate } from '@app/schemas/rules/days/dates'

const longest = 200
const mostDollars = 10_000_000_000_000
const mostPeople = 2_000_000_000

/** Codes of two characters, with or without separators. */
export function pairsOf(codes: string): readonly string[] {
  return (
    codes
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .match(/../g) ?? []
  )
}

/** A number of people or rows; undefined for an empty text. Throws a RangeError with what is wrong. */
export function numberIn(text: string, what: string): number | null {
  if (text === '') return null
  const number = /^\d{1,12}(\.0*)?$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= mostPeople)) throw new RangeError(`${what} is not a whole number`)
  return number
}

/** Dollars as whole cents. What a plan lost or owes is below zero; half a cent goes up. */
export function moneyIn(text: string, what: string): number | null {
  if (text === '') return null
  const dollars = /^[-+]?\d{1,15}(\.\d{0,6})?(E[+]?\d{1,2})?$/i.test(text) ? Number(text) : Number.NaN
  if (!(Math.abs(dollars) <= mostDollars)) throw new RangeError(`${what} is not an amount`)
  return Math.round(dollars * 100)
}

/** A day, as the files of different years write it; undefined for an empty text. */
export function dayIn(text: string, what: string): string | null {
  if (text === '') return null
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? []
  const sent = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').slice(0, 10)
  if (!isSentDate(sent) || sent < '1900') throw new RangeError(`${what} is not a day`)
  return sent
}

export function shortened(text: string): string {
  return text.length > longest ? text.slice(0, longest).toWellFormed() : text
}
