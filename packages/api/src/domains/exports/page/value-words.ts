import { isLanguage, type Language, locales, type Words } from '@app/schemas/language'
import { escaped } from '../../../http/answer/escaped.ts'
import { columnWords } from './column-words.ts'

const yes: Words<string> = { en: 'Yes', es: 'Sí' }
const no: Words<string> = { en: 'No', es: 'No' }

export function columnName(column: string, language: Language): string {
  const named = Object.entries(columnWords).find(([name]) => name === column)?.[1]
  return named?.[language] ?? spaced(column)
}

/** A value as people read it, in HTML: cents as dollars, moments as dates, and what holds several values as a list. */
export function valueWords(column: string, value: unknown, language: Language): string {
  if (typeof value === 'boolean') return (value ? yes : no)[language]
  const sealedCents = sealedAmount(column, value)
  if (sealedCents !== undefined) return escaped(dollars(sealedCents, language))
  if (typeof value === 'number') return escaped(isCents(column) ? dollars(value, language) : String(value))
  if (typeof value === 'string') return escaped(momentWords(value, language) ?? value)
  if (Array.isArray(value)) return listOf(value.map((one) => valueWords(column, one, language)))
  if (typeof value !== 'object' || value === null) return '–'
  // What was told in every language is read in one.
  const told = Object.entries(value)
  if (told.length === 2 && told.every(([name]) => isLanguage(name))) return valueWords(column, Object.fromEntries(told)[language], language)
  return listOf(told.map(([name, one]) => `${escaped(spaced(name))}: ${valueWords(name, one, language)}`))
}

function listOf(items: readonly string[]): string {
  return items.length === 0 ? '–' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** Names that have no words of their own, of answers and of what partners tell. */
function spaced(name: string): string {
  return name.replaceAll(/[_-]+/g, ' ')
}

/** Sealed texts hold amounts too: pay in cents, income in dollars. */
function sealedAmount(column: string, value: unknown): number | undefined {
  const cents = { salary: 1, annual_income: 100 }[column]
  return cents !== undefined && typeof value === 'string' && /^\d+$/.test(value) ? Number(value) * cents : undefined
}

function isCents(column: string): boolean {
  return column === 'cents' || /_cents$|Cents$/.test(column)
}

function dollars(cents: number, language: Language): string {
  return (cents / 100).toLocaleString(locales[language], { style: 'currency', currency: 'USD' })
}

function momentWords(text: string, language: Language): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return undefined
  const moment = new Date(text).toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${moment} UTC`
}
