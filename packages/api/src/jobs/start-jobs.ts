import type { Jobs } from '../ground.ts'
import { doJob } from './do-job.ts'
import type { JobHandlers } from './job-handlers.ts'
import { type OpenBoss, openBoss } from './open-boss.ts'
import { makeQueues } from './queues.ts'
import { jobsOf } from './send-job.ts'
import { takeJobs } from './take-jobs.ts'

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
  /** How many jobs of one kind are done at once. 0: jobs are only sent, and others do them. */
  readonly workers?: number
  /** How long a queue that was empty is left alone. */
  readonly pollMs?: number
  /** How often jobs are looked for that nobody works on any more. */
  readonly superviseSeconds?: number
}

const finishWithinMs = 5_000

/**
 * Begins to do jobs, and to take new ones. They live in the database, beside what they are about: what is committed is done at
 * least once, by any service on that database, however often services or the database stop in between.
 */
export async function startJobs({ url, handlers, log, workers = 4, pollMs = 500, superviseSeconds = 10 }: Start): Promise<RunningJobs> {
  const open = await openBoss({ url, log, superviseSeconds: workers > 0 ? superviseSeconds : 0 })
  try {
    const jobs = jobsOf(open.boss)
    const all = handlers(jobs)
    await makeQueues(open.boss, all)
    const stopTaking = workers > 0 ? takeAll(open, all, { log, atOnce: workers, pollMs }) : async () => undefined
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

type Pace = { readonly log: (line: string) => void; readonly atOnce: number; readonly pollMs: number }

function takeAll({ boss, telling: { failed } }: OpenBoss, handlers: JobHandlers, { log, ...pace }: Pace): () => Promise<void> {
  const takings = Object.entries(handlers).map(([name, handler]) =>
    takeJobs({ boss, name, ...pace, failed, work: (job, isStillOurs) => doJob({ boss, handler, log, failed }, job, isStillOurs) }),
  )
  return async () => {
    await Promise.all(takings.map(({ stop }) => stop(finishWithinMs)))
  }
}
