import type { JobData } from './jobs.ts'

/** Which job it is, and since when it is due: what follows from it is counted from there, however late it is done. */
type AboutJob = { readonly jobId: string; readonly at: Date; readonly requestId?: string }

/**
 * How a kind of job is done. A job is done at least once: after a crash, a lost connection or a stop it may be done again, even
 * while the first one still runs. So the work must bear being done twice.
 */
export type JobHandler = {
  readonly work: (data: JobData, about: AboutJob) => Promise<void>
  /** How often it is tried again, after about 1, 2, 4, 8, 16 … seconds, each up to twice that by chance. 5 unless it says so. */
  readonly retries?: number
  /** No delay is longer. An hour unless it says so. */
  readonly longestDelaySeconds?: number
  /** A job that runs longer has failed. Also how long it takes until another service takes over from one that died. A minute by default. */
  readonly longestSeconds?: number
}

/** Every kind of job by its name. */
export type JobHandlers = Readonly<Record<string, JobHandler>>
