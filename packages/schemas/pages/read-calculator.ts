import { type NumberLimits, readTypedNumber } from '../rules/answers/typed-number.ts'

export type Numbers = Readonly<Record<string, number>>
export type Asked = NumberLimits & {
  readonly name: string
  /** What to enter, said where something else was typed. */
  readonly ask: string
  /** The same where a number was typed that is too small or too large. */
  readonly within: string
}

/** What was typed into a calculator: all of its numbers, or what to do about each that is none. */
export type ReadCalculator =
  | { readonly ok: true; readonly numbers: Numbers }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

export function readCalculator(fields: readonly Asked[], typed: Readonly<Record<string, string>>): ReadCalculator {
  const numbers: Record<string, number> = {}
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const read = readTypedNumber(typed[field.name] ?? '', field)
    if (read.ok) numbers[field.name] = read.value
    else errors[field.name] = read.problem === 'min' || read.problem === 'max' ? field.within : field.ask
  }
  return Object.keys(errors).length === 0 ? { ok: true, numbers } : { ok: false, errors }
}
