import type { PgBoss } from 'pg-boss'
import { findReadyQueues } from './store.ts'
import type { Worker } from './take-jobs.ts'

/** Wakes the workers whose queue has jobs to do. One statement looks at all queues: what an idle service costs does not grow with them. */
export async function wakeWorkers(boss: PgBoss, workers: ReadonlyMap<string, Worker>): Promise<void> {
  for (const name of await findReadyQueues(boss.getDb(), [...workers.keys()])) workers.get(name)?.wake()
}
