import type pg from 'pg'

export type Settled = (error: Error | undefined, result: pg.QueryResult) => void
/** Waits until something that was begun is settled, or for as long as it may take. */
export type Limited = (begin: (settled: Settled) => void) => Promise<pg.QueryResult>

/**
 * For the statements of one connection. The driver has such a limit, with a timer for each statement: what they had read then outlived
 * them, until memory was next collected as a whole, and carrying it along cost more than using it. Here they share a timer, which begins
 * anew with each.
 */
export function within(limitMs: number): Limited {
  // Not a Set: its tables point to those that took their place, and would carry along what was asked long ago.
  const waiting: ((error: Error) => void)[] = []
  const giveUp = () => {
    for (const reject of waiting.splice(0)) reject(new Error('Query read timeout'))
  }
  // Nobody waits for a connection that has nothing to do.
  const timer = setTimeout(giveUp, limitMs).unref()
  return (begin) =>
    new Promise((resolve, reject) => {
      waiting.push(reject)
      timer.refresh()
      begin((error, result) => {
        const at = waiting.indexOf(reject)
        if (at >= 0) waiting.splice(at, 1)
        if (error) reject(error)
        else resolve(result)
      })
    })
}

export const withoutLimit: Limited = (begin) =>
  new Promise((resolve, reject) => begin((error, result) => (error ? reject(error) : resolve(result))))
