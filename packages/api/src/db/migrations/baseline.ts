import { DatabaseProblem } from '../postgres/database-problem.ts'

const lastOfBaseline = '0016-visitors'
/** Of the 56 migrations that the baseline replaces, the first and the last. */
const [firstBefore, lastBefore] = ['0001-idempotency-keys', '0061-sent-loan-requests']

/**
 * What was made, by the names of today. A database or backup that had all of the migrations before the baseline is at the baseline:
 * its tables are the same. One that stopped halfway cannot be brought further from here.
 */
export function sinceBaseline(made: readonly string[], known: readonly string[]): readonly string[] {
  if (made.includes(lastBefore)) return known.filter((name) => name <= lastOfBaseline)
  if (!made.includes(firstBefore)) return made
  throw new DatabaseProblem(
    `The tables are of an early version of the program, at its migration ${made.at(-1)}, and can only be brought up to date from ${lastBefore}. Run “npm run db -- migrate” once with the last version that has that migration (see docs/decisions/39-baseline.md), then with this one. Nothing was changed.`,
  )
}
