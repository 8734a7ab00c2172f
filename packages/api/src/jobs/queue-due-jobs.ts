import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { Queue } from './send-job.ts'
import { takeDueJobs } from './timed-jobs.ts'

type Due = {
  readonly db: Database
  readonly queue: Queue
  readonly now: () => Date
  readonly everyMs: number
  readonly failed: (error: unknown) => void
}

const atOnce = 100

/** Moves work whose time has come to the queue, for as long as the service runs. Any number of services may do it at once. */
export function queueDueJobs({ db, queue, now, everyMs, failed }: Due): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const moved = await queueSome(db, queue, now()).catch((error) => {
        failed(error)
        return 0
      })
      if (moved < atOnce) await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const ended = loop()
  const stop = async () => {
    stopping.abort()
    await ended
  }
  return { stop }
}

/** In one transaction: work is either still waiting for its time or in the queue. */
function queueSome(db: Database, queue: Queue, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await takeDueJobs(trx, now, atOnce)
    for (const { name, data, due_at } of due) await queue(trx, { job: name, data, at: due_at.toISOString() })
    return due.length
  })
}
