import { closeDatabase, openDatabase } from '../db/database.ts'
import type { JobHandlers } from './job-handlers.ts'
import type { Jobs } from './jobs.ts'
import { type OpenBoss, openBoss } from './open-boss.ts'
import { makeQueues } from './queues.ts'
import { repeat } from './repeat.ts'
import { jobsOf, queueDueJobs, queueOf } from './send-jobs.ts'
import { startWorkers } from './start-workers.ts'

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
  const stopWorkers = startWorkers({ boss, now, log, failed, atOnce, pollMs }, handlers)
  const db = openDatabase({ url, maxConnections: 1, statementTimeoutMs: dueTimeoutMs })
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
