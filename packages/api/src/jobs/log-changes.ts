import { isDatabaseDown } from '../db/connections/is-database-down.ts'
import { errorName } from './error-name.ts'

export type ChangeLog = {
  /** Nothing is logged before: the code that starts the queue gets the failure itself. */
  readonly begin: () => void
  readonly end: () => void
  /** Before a question to the database: what `answered` gets. */
  readonly asked: () => number
  readonly answered: (asked: number) => void
  readonly failed: (error: unknown) => void
  readonly warned: (words: string) => void
}

/** Logs what has changed, and nothing twice: a queue asks many times a second, and would fill the log. */
export function logChanges(log: (line: string) => void): ChangeLog {
  let isTelling = false
  let isDown = false
  let failures = 0
  const told = new Set<string>()
  const tellOnce = (line: string) => {
    if (isTelling && !told.has(line)) log(line)
    told.add(line)
  }
  const tellDown = (error: unknown) => {
    if (!isDown && isTelling) log(`The job queue has lost its database (${errorName(error)}). Jobs wait until it is back.`)
    isDown = true
    failures++
  }
  return {
    begin: () => {
      isTelling = true
      told.clear()
    },
    end: () => {
      isTelling = false
    },
    asked: () => failures,
    answered: (asked) => {
      // What was asked before the last failure may still be answered by a connection that is about to break.
      if (!isDown || asked < failures) return
      isDown = false
      told.clear()
      if (isTelling) log('The job queue has its database again.')
    },
    failed: (error) => (isDatabaseDown(error) ? tellDown(error) : tellOnce(`The job queue has trouble: ${errorName(error)}.`)),
    warned: (words) => tellOnce(`The job queue says: ${words}`),
  }
}
