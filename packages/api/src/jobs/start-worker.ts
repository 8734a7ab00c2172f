import { setTimeout as pause } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Envelope } from './jobs.ts'
import { findReadyQueues, putBack, type TakenJob } from './store.ts'

export type Job = JobWithMetadata<Envelope>

type WorkerParts = {
  readonly boss: PgBoss
  readonly name: string
  /** How many are worked on at once. */
  readonly atOnce: number
  /** Never throws. Work that ends too late no longer records how it went. */
  readonly work: (job: Job, isStillOurs: () => boolean) => Promise<void>
  readonly failed: (error: unknown) => void
}

export type Worker = {
  /** Says that jobs may be waiting. */
  readonly wake: () => void
  /** Fetches no more. Jobs in progress have this long to finish; the rest is put back. */
  readonly stop: (withinMs: number) => Promise<void>
}

/**
 * A worker for one kind of job: woken, it takes jobs for as long as there are any, without a pause. pg-boss has a worker of its
 * own, but that polls each queue, rests after every job, waits for the slowest of a batch, and counts what it cuts off when it
 * stops as failed.
 */
export function startWorker({ boss, name, atOnce, work, failed }: WorkerParts): Worker {
  const running = new Map<TakenJob, Promise<void>>()
  const stopping = new AbortController()
  let woken = Promise.withResolvers<void>()
  const begin = (job: Job) => {
    const taken = { id: job.id, name, retryCount: job.retryCount }
    running.set(
      taken,
      work(job, () => running.has(taken)).finally(() => running.delete(taken)),
    )
  }
  const putAllBack = async (jobs: readonly TakenJob[]) => {
    for (const job of jobs) await putBack(boss.getDb(), job)
  }
  const takeWaiting = async () => {
    while (!stopping.signal.aborted) {
      const free = atOnce - running.size
      const jobs = await boss.fetch<Envelope>(name, { batchSize: free, includeMetadata: true })
      if (stopping.signal.aborted) return putAllBack(jobs)
      for (const job of jobs) begin(job)
      if (jobs.length < free) return
      await Promise.race(running.values())
    }
  }
  const loop = async () => {
    for (;;) {
      await woken.promise
      if (stopping.signal.aborted) return
      // Being woken again in the meantime counts: that job may have come too late for this look.
      woken = Promise.withResolvers()
      await takeWaiting().catch(failed)
    }
  }
  const wake = () => woken.resolve()
  const ended = loop()
  const stop = async (withinMs: number) => {
    stopping.abort()
    wake()
    const inTime = new AbortController()
    const late = pause(withinMs, undefined, { signal: inTime.signal }).catch(() => undefined)
    await Promise.race([ended.then(() => Promise.all(running.values())), late])
    inTime.abort()
    const cutOff = [...running.keys()]
    running.clear()
    await putAllBack(cutOff).catch(failed)
  }
  return { wake, stop }
}

/** Wakes the workers whose queue has jobs to do. One statement asks about all queues: the cost of an idle service does not grow with them. */
export async function wakeWorkers(boss: PgBoss, workers: ReadonlyMap<string, Worker>): Promise<void> {
  for (const name of await findReadyQueues(boss.getDb(), [...workers.keys()])) workers.get(name)?.wake()
}
