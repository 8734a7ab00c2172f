import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { CoreContext } from '../core/core-context.ts'
import { openPost } from '../domains/notifications/open-post.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import type { JobHandlers } from '../jobs/jobs.ts'

type Job = { readonly name: string; readonly data: Readonly<Record<string, string>>; readonly at: Date | undefined }

/** The service as it would have run since that day, on the same database: with a clock and a queue of its own. */
export type StoryService = {
  readonly app: FastifyInstance
  readonly now: () => Date
  readonly securityCode: string | undefined
  readonly flows: Pick<LiveCatalogue, 'current'>
  /** Lets time pass, and does on the way what is due, each at its time. */
  readonly passTo: (moment: Date) => Promise<void>
  /** Hands over to the real service what is still to come. */
  readonly close: () => Promise<void>
}

/** Builds the service on that context. */
export type BuildStory = (core: CoreContext) => Promise<{
  readonly app: FastifyInstance
  readonly jobHandlers: JobHandlers
  readonly closePartners: () => Promise<void>
}>

type Real = CoreContext & {
  readonly flows: Pick<LiveCatalogue, 'current'>
  readonly settings: { readonly securityCode: string | undefined; readonly publicUrl: string }
}

export async function openStory(real: Real, build: BuildStory, beganAt: Date): Promise<StoryService> {
  let now = beganAt
  const waiting: Job[] = []
  const { db, keys, random, newId, passwordCost } = real
  const core: CoreContext = {
    ...{ db, keys, random, newId, passwordCost },
    now: () => now,
    jobs: { send: async (_trx, name, data, at) => void waiting.push({ name, data, at }) },
    post: (trx, email) => openPost({ ...core, publicUrl: real.settings.publicUrl })(trx, email),
  }
  const { app, jobHandlers, closePartners } = await build(core)
  await app.ready()
  const passTo = async (moment: Date) => {
    for (;;) {
      const [job] = waiting
        .filter(({ at }) => !at || at <= moment)
        .toSorted((one, other) => Number(one.at ?? now) - Number(other.at ?? now))
      if (!job) break
      waiting.splice(waiting.indexOf(job), 1)
      if (job.at && job.at > now) now = job.at
      await jobHandlers[job.name]?.work(job.data, { jobId: randomUUID(), at: job.at ?? now })
    }
    now = moment
  }
  const close = async () => {
    await app.close()
    await closePartners()
    for (const { name, data, at } of waiting) await real.jobs.send(real.db, name, data, at)
  }
  return { app, now: () => now, securityCode: real.settings.securityCode, flows: real.flows, passTo, close }
}

/** Nobody signs in with it: demo customers are chosen from a list. */
export function anyPassword(): string {
  return randomBytes(24).toString('base64url')
}
