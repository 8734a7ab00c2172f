import { closingLine, failureText, hasHeld, type Outcome } from './outcome.ts'
import { timeTable } from './time-table.ts'

/** Prints every failure again, where the time went, and the sum as the last line. Answers what the process ends with. */
export function finish(outcomes: readonly Outcome[], seconds: number): number {
  for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n${failureText(failure)}`)
  console.log(`\n${timeTable(outcomes, seconds)}`)
  if (outcomes.every(({ passed }) => passed === 0)) console.log('Nothing has passed.')
  console.log(`\n${closingLine(outcomes)}`)
  return hasHeld(outcomes) ? 0 : 1
}
