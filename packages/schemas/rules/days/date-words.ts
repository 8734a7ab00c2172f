import { isSentDate } from './dates.ts'

/**
 * The day that a limit means, as YYYY-MM-DD: "today", "18 years ago", "6 months from now", or a day itself. Nothing for other words.
 * A day that a month does not have is its last one: who was born on 29 February is 18 years old on 1 March, as by `ageOn`.
 */
export function dayMeant(words: string, today: string): string | undefined {
  const text = words.trim().toLowerCase()
  if (!isSentDate(today)) return undefined
  if (text === 'today') return today
  if (isSentDate(text)) return text
  const [, number, unit, direction] = /^(\d{1,4}) (year|month)s? (ago|from now)$/.exec(text) ?? []
  if (number === undefined) return undefined
  const months = Number(number) * (unit === 'year' ? 12 : 1)
  return monthsLater(today, direction === 'ago' ? -months : months)
}

function monthsLater(day: string, months: number): string | undefined {
  const whole = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const month = `${written(Math.floor(whole / 12), 4)}-${written((whole % 12) + 1, 2)}`
  const wanted = Number(day.slice(8))
  return [wanted, 30, 29, 28]
    .filter((one) => one <= wanted)
    .map((one) => `${month}-${written(one, 2)}`)
    .find(isSentDate)
}

function written(number: number, digits: number): string {
  return String(number).padStart(digits, '0')
}
