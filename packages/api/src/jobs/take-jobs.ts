import { setTimeout as pause } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Envelope } from './send-job.ts'
import { putBack, type Taken } from './store.ts'

export type Job = JobWithMetadata<Envelope>

type Take = {
  readonly boss: PgBoss
  readonly name: string
  /** How many are worked on at once. */
  readonly atOnce: number
  readonly pollMs: number
  /** Never throws. Whoever is too late no longer writes down how it went. */
  readonly work: (job: Job, isStillOurs: () => boolean) => Promise<void>
  readonly failed: (error: unknown) => void
}

export type Taking = {
  /** Takes no more. What is being worked on has this long to finish; the rest is put back. */
  readonly stop: (withinMs: number) => Promise<void>
}

/**
 * Takes jobs of one kind for as long as there are any, without a pause. pg-boss has a worker of its own, but that rests after
 * every job, waits for the slowest of a batch, and counts what it cuts off when it stops as failed.
 */
export function takeJobs({ boss, name, atOnce, pollMs, work, failed }: Take): Taking {
  const running = new Map<Taken, Promise<void>>()
  const stopping = new AbortController()
  const rest = () => restFor(pollMs, stopping.signal)
  const begin = (job: Job) => {
    const taken = { id: job.id, name, retryCount: job.retryCount }
    running.set(
      taken,
      work(job, () => running.has(taken)).finally(() => running.delete(taken)),
    )
  }
  const putAllBack = async (jobs: readonly Taken[]) => {
    for (const job of jobs) await putBack(boss.getDb(), job)
  }
  const takeSome = async () => {
    const free = atOnce - running.size
    const jobs = await boss.fetch<Envelope>(name, { batchSize: free, includeMetadata: true, priority: false })
    if (stopping.signal.aborted) return putAllBack(jobs)
    for (const job of jobs) begin(job)
    if (jobs.length < free) await rest()
    else if (running.size === atOnce) await Promise.race(running.values())
  }
  const loop = async () => {
    while (!stopping.signal.aborted) {
      try {
        await takeSome()
      } catch (error) {
        failed(error)
        await rest()
      }
    }
  }
  const ended = loop()
  const stop = async (withinMs: number) => {
    stopping.abort()
    const inTime = new AbortController()
    await Promise.race([ended.then(() => Promise.all(running.values())), restFor(withinMs, inTime.signal)])
    inTime.abort()
    const cutOff = [...running.keys()]
    running.clear()
    await putAllBack(cutOff).catch(failed)
  }
  return { stop }
}

async function restFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined)
}
