import type { Language } from '../language.ts'
import type { NumberLimits } from '../rules/answers/typed-number.ts'
import { calculatorFieldWords } from './calculator-words.ts'

/** A number as a field shows it before anybody types: with commas between thousands, and without its unit, which is beside the field. */
export function typedWords(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 3 })
}

/** What to enter where a number is too small or too large. */
export function withinWords({ unit, least, most }: NumberLimits, language: Language): string {
  const [from, to] = [typedWords(least), typedWords(most)]
  const { withinDollars, withinPercent, withinYears } = calculatorFieldWords[language]
  return { $: withinDollars, '%': withinPercent, years: withinYears }[unit](from, to)
}
