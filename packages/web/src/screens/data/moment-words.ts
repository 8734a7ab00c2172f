import type { Language } from '../../client/language.ts'

const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>

/** A day, or the day of a moment, as it is said: “November 20”, and the year where it is another one than now. */
export function dateWords(day: string, language: Language, now = new Date()): string {
  const date = new Date(day.length === 10 ? `${day}T12:00:00` : day)
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString(locales[language], { month: 'long', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) })
}
