import { stripVTControlCharacters } from 'node:util'

/** A check or a test that failed, and what it printed about it. */
export type Failure = { readonly title: string; readonly why: string }
export type FileTime = { readonly file: string; readonly seconds: number }

/** What became of one part of the run: what passed is counted, what failed is kept to be repeated at the end of a long log. */
export type Outcome = {
  readonly title: string
  readonly seconds: number
  readonly passed: number
  readonly failures: readonly Failure[]
  /** Of a part that runs test files. */
  readonly files: readonly FileTime[]
}

const repeatedLines = 12

/** The line that a run ends in. Nothing may be printed after it. */
export function closingLine(outcomes: readonly Outcome[]): string {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0)
  return `${passed} passed, ${failed} failed`
}

/** A run in which nothing passed has tested nothing. */
export function hasHeld(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(({ passed }) => passed > 0) && outcomes.every(({ failures }) => failures.length === 0)
}

export function failureText({ title, why }: Failure): string {
  const lines = stripVTControlCharacters(why).trim().split('\n')
  const more = lines.length > repeatedLines ? ['…'] : []
  return [`✗ ${title}`, ...[...lines.slice(0, repeatedLines), ...more].map((line) => `  ${line}`)].join('\n')
}
