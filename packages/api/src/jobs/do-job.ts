import { setTimeout as pause } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { despiteOutage } from './despite-outage.ts'
import { errorName } from './error-name.ts'
import type { JobHandler } from './job-handlers.ts'
import type { Envelope } from './jobs.ts'
import { longestMsOf } from './queues.ts'

export type Job = JobWithMetadata<Envelope>

type Doing = {
  readonly boss: PgBoss
  readonly handler: JobHandler
  readonly now: () => Date
  readonly log: (line: string) => void
  readonly failed: (error: unknown) => void
}

const writeDownWithinMs = 60_000

/** Does one job and writes down how it went: done, to be tried again, or given up. Never throws; what ends too late records nothing. */
export async function doJob({ boss, handler, now, log, failed }: Doing, job: Job, isStillOurs: () => boolean): Promise<void> {
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
