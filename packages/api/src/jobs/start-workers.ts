import { setTimeout as pause } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { despiteOutage } from './despite-outage.ts'
import { errorName } from './error-name.ts'
import type { JobHandler, JobHandlers } from './job-handlers.ts'
import type { Envelope } from './jobs.ts'
import { longestMsOf } from './queues.ts'
import { repeat } from './repeat.ts'
import { findReadyQueues, putBack, type TakenJob } from './store.ts'

type Working = {
  readonly boss: PgBoss
  readonly now: () => Date
  readonly log: (line: string) => void
  readonly failed: (error: unknown) => void
  /** How many jobs of one kind are done at once. */
  readonly atOnce: number
  /** How often the queues are looked at for work. */
  readonly pollMs: number
}

/**
 * Starts a worker for each kind of job, and wakes those whose queue has jobs to do. One statement asks about all queues: the cost of an
 * idle service does not grow with them. Returns what stops them all.
 */
export function startWorkers(working: Working, handlers: JobHandlers): Worker['stop'] {
  const { boss, failed, pollMs } = working
  const workers = new Map(Object.entries(handlers).map(([name, handler]) => [name, startWorker(working, name, handler)]))
  const wake = async () => {
    for (const name of await findReadyQueues(boss.getDb(), [...workers.keys()])) workers.get(name)?.wake()
    return false
  }
  const round = repeat({ everyMs: pollMs, failed, work: wake })
  // The workers at once: a round may take a while, and until it ends they would take new jobs.
  return async (withinMs) => {
    await Promise.all([round.stop(), ...[...workers.values()].map(({ stop }) => stop(withinMs))])
  }
}

type Worker = {
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
function startWorker({ boss, now, log, failed, atOnce }: Working, name: string, handler: JobHandler): Worker {
  const running = new Map<TakenJob, Promise<void>>()
  const stopping = new AbortController()
  let woken = Promise.withResolvers<void>()
  const begin = (job: Job) => {
    const taken = { id: job.id, name, retryCount: job.retryCount }
    running.set(
      taken,
      doJob({ boss, handler, now, log, failed }, job, () => running.has(taken)).finally(() => running.delete(taken)),
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

type Job = JobWithMetadata<Envelope>

type Doing = {
  readonly boss: PgBoss
  readonly handler: JobHandler
  readonly now: () => Date
  readonly log: (line: string) => void
  readonly failed: (error: unknown) => void
}

const writeDownWithinMs = 60_000

/** Does one job and writes down how it went: done, to be tried again, or given up. Never throws; what ends too late records nothing. */
async function doJob({ boss, handler, now, log, failed }: Doing, job: Job, isStillOurs: () => boolean): Promise<void> {
  const failure = await tryJob(handler, job, now)
  if (!isStillOurs()) return
  const { name, id, retryCount, retryLimit } = job
  const tries = retryCount + 1
  const write = async () => {
    if (failure === undefined) await boss.complete(name, id)
    else await boss.fail(name, id, { error: failure, tries })
  }
  try {
    await despiteOutage(write, writeDownWithinMs)
    if (failure !== undefined && retryCount >= retryLimit)
      log(
        `The job ${name} (${id}${fromRequest(job)}) was given up after ${tries} tries: ${failure}. “npm run jobs -- dead” lists such jobs.`,
      )
  } catch (error) {
    failed(error)
  }
}

async function tryJob(handler: JobHandler, { id, data: { data, at } }: Job, now: () => Date): Promise<string | undefined> {
  const { requestId } = data
  const done = new AbortController()
  try {
    const about = { jobId: id, at: at === undefined ? now() : new Date(at), ...(requestId !== undefined && { requestId }) }
    await Promise.race([handler.work(data, about), tooLong(longestMsOf(handler), done.signal)])
    return undefined
  } catch (error) {
    return errorName(error)
  } finally {
    done.abort()
  }
}

async function tooLong(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined)
  throw Object.assign(new Error('The job took too long.'), { code: 'took-too-long' })
}

function fromRequest({ data: { data } }: Job): string {
  return data['requestId'] === undefined ? '' : `, request ${data['requestId']}`
}
