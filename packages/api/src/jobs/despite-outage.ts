import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseDown } from '../db/connections/is-database-down.ts'

const pauseMs = 250

/** Writes down what has been done, as soon as a lost database is back. Forgetting it would mean doing it again. */
export async function despiteOutage(write: () => Promise<unknown>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  for (;;) {
    try {
      await write()
      return
    } catch (error) {
      if (!isDatabaseDown(error) || performance.now() > deadline) throw error
      await pause(pauseMs)
    }
  }
}
