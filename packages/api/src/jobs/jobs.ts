import type { Queries } from '../db/database.ts'

/** Names of rows, and the `requestId` of the request that it comes from. Nothing personal. */
export type JobData = Readonly<Record<string, string>>

/** Work for later. */
export type Jobs = {
  /**
   * Saved together with what the transaction writes, and done at least once after it is committed; not before `at`, where that is given.
   */
  readonly send: (trx: Queries, name: string, data: JobData, at?: Date) => Promise<void>
}

/** What is in the queue. The kind is in it because a dead letter is no longer in the queue of its kind. */
export type Envelope = {
  readonly job: string
  readonly data: JobData
  /** When it was due, for work that had a time. */
  readonly at?: string
}

/** Puts work into the queue within the transaction of the caller: it is there if and only if that is committed. */
export type Queue = (trx: Queries, envelope: Envelope) => Promise<void>

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
