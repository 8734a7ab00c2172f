import type { Database, Queries } from '../db/database.ts'
import type { Jobs } from './jobs.ts'
import { type DeadLetterRow, findDeadLetters, removeDeadLetters } from './store.ts'

/** A job that was given up. It never shows the message of its error. */
export type DeadLetter = DeadLetterRow

const atOnce = 100

/** The oldest first. */
export function listDeadLetters(db: Queries): Promise<readonly DeadLetter[]> {
  return findDeadLetters(db)
}

/** Sends these again, each with all its tries. Says how many of them were still there. */
export async function retryDeadLetters(db: Database, jobs: Jobs, ids: readonly string[]): Promise<number> {
  let sent = 0
  for (let start = 0; start < ids.length; start += atOnce) sent += await retrySome(db, jobs, ids.slice(start, start + atOnce))
  return sent
}

function retrySome(db: Database, jobs: Jobs, ids: readonly string[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const taken = await removeDeadLetters(trx, ids)
    for (const { job, data, at } of taken) await jobs.send(trx, job, data, at === undefined ? undefined : new Date(at))
    return taken.length
  })
}
