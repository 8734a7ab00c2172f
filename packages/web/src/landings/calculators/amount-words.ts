import type { Language, Words } from '@app/schemas/language'

export function percent(number: number): string {
  return `${Math.round(number * 1000) / 1000}%`
}

/** A rate as loans are reckoned with: hundredths of a percent. */
export function basisPoints(rate: number): number {
  return Math.round(rate * 100)
}

const units: Words<{ readonly year: string; readonly years: string }> = {
  en: { year: 'year', years: 'years' },
  es: { year: 'año', years: 'años' },
}

export function yearsWords(years: number, language: Language): string {
  const { year, years: several } = units[language]
  return `${years} ${years === 1 ? year : several}`
}
