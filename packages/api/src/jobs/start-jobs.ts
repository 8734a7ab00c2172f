import { setTimeout as pause } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { closeDatabase, type Database, openDatabase } from '../db/database.ts'
import { despiteOutage } from './despite-outage.ts'
import { errorName } from './error-name.ts'
import type { Envelope, JobHandler, JobHandlers, Jobs } from './jobs.ts'
import { type OpenBoss, openBoss } from './open-boss.ts'
import { longestMsOf, makeQueues } from './queues.ts'
import { addTimedJob, jobsOf, queueDueJobs, queueOf } from './send-jobs.ts'
import { findReadyQueues, putBack, type TakenJob } from './store.ts'

export type RunningJobs = {
  readonly jobs: Jobs
  /** What is being worked on is finished within 5 seconds, or put back for another service. */
  readonly stop: () => Promise<void>
}

type Start = {
  readonly url: string
  /** How each kind of job is done. Doing one may mean to send others. */
  readonly handlers: (jobs: Jobs) => JobHandlers
  readonly log: (line: string) => void
  readonly now?: () => Date
  /** How many jobs of one kind are done at once. 0: jobs are only sent, and others do them. */
  readonly workers?: number
  /** How often the queues are looked at for work. */
  readonly pollMs?: number
  /** How often work is looked for whose time has come. */
  readonly dueEveryMs?: number
  /** How often jobs are looked for that nobody works on any more. */
  readonly superviseSeconds?: number
}

const finishWithinMs = 5_000

/**
 * Begins to do jobs, and to take new ones. They live in the database, beside what they are about: what is committed is done at
 * least once, by any service on that database, however often services or the database stop in between.
 */
export async function startJobs({ url, handlers, log, ...given }: Start): Promise<RunningJobs> {
  const { workers = 4, pollMs = 500, superviseSeconds = 10, dueEveryMs = 1_000, now = () => new Date() } = given
  const open = await openBoss({ url, log, superviseSeconds })
  try {
    const jobs = jobsOf(queueOf(open.boss))
    const all = handlers(jobs)
    await makeQueues(open.boss, all)
    const stopTaking =
      workers > 0 ? startTaking(open, all, { url, log, now, atOnce: workers, pollMs, dueEveryMs, superviseSeconds }) : async () => undefined
    const stop = async () => {
      await stopTaking()
      await open.close()
    }
    return { jobs, stop }
  } catch (error) {
    await open.close()
    throw error
  }
}

type Pace = {
  readonly url: string
  readonly log: (line: string) => void
  readonly now: () => Date
  readonly atOnce: number
  readonly pollMs: number
  readonly dueEveryMs: number
  readonly superviseSeconds: number
}

const dueTimeoutMs = 10_000

/** Takes what comes: to the queues when its time has come, and from them to the workers. */
function startTaking({ boss, telling: { failed } }: OpenBoss, handlers: JobHandlers, pace: Pace): () => Promise<void> {
  const { url, log, now, atOnce, pollMs, dueEveryMs, superviseSeconds } = pace
  const db = openDatabase({ url, maxConnections: 1, statementTimeoutMs: dueTimeoutMs })
  const stopWorkers = startWorkers({ boss, db, now, log, failed, atOnce, pollMs }, handlers)
  const rounds = [
    repeat({ everyMs: dueEveryMs, failed, work: () => queueDueJobs(db, queueOf(boss), now()) }),
    // By its own timer pg-boss asks for each queue in turn; this way it asks for all of them together.
    repeat({ everyMs: superviseSeconds * 1_000, failed, work: () => boss.supervise().then(() => false) }),
  ]
  return async () => {
    await Promise.all([stopWorkers(finishWithinMs), ...rounds.map(({ stop }) => stop())])
    await closeDatabase(db)
  }
}

type Working = {
  readonly boss: PgBoss
  readonly db: Database
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
function startWorkers(working: Working, handlers: JobHandlers): Worker['stop'] {
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
function startWorker({ boss, db, now, log, failed, atOnce }: Working, name: string, handler: JobHandler): Worker {
  const running = new Map<TakenJob, Promise<void>>()
  const stopping = new AbortController()
  let woken = Promise.withResolvers<void>()
  const begin = (job: Job) => {
    const taken = { id: job.id, name, retryCount: job.retryCount }
    running.set(
      taken,
      doJob({ boss, db, handler, now, log, failed }, job, () => running.has(taken)).finally(() => running.delete(taken)),
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
  readonly db: Database
  readonly handler: JobHandler
  readonly now: () => Date
  readonly log: (line: string) => void
  readonly failed: (error: unknown) => void
}

const writeDownWithinMs = 60_000

/** Does one job and writes down how it went: done, to be tried again, or given up. Never throws; what ends too late records nothing. */
async function doJob(doing: Doing, job: Job, isStillOurs: () => boolean): Promise<void> {
  const { boss, log, failed } = doing
  const failure = await tryJob(doing, job)
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

async function tryJob({ db, handler, now }: Doing, { id, data: { job, data, at } }: Job): Promise<string | undefined> {
  const { requestId } = data
  const done = new AbortController()
  const dueAt = at === undefined ? undefined : new Date(at)
  try {
    // A service whose clock is ahead has handed it on. A handler would find nothing due yet, and it would never be done.
    if (dueAt && dueAt > now()) {
      await addTimedJob(db, { name: job, data, due_at: dueAt })
      return undefined
    }
    const about = { jobId: id, at: dueAt ?? now(), ...(requestId !== undefined && { requestId }) }
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

type Repeat = {
  /** Answers whether there is more to do at once. */
  readonly work: () => Promise<boolean>
  readonly everyMs: number
  /** Gets what goes wrong. The next round comes all the same. */
  readonly failed: (error: unknown) => void
}

/** Works round after round, with a rest after each unless there is more to do. Stopping waits for the round that runs. */
function repeat({ work, everyMs, failed }: Repeat): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const hasMore = await work().catch((error) => {
        failed(error)
        return false
      })
      if (!hasMore) await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const ended = loop()
  const stop = async () => {
    stopping.abort()
    await ended
  }
  return { stop }
}
