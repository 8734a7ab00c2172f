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
