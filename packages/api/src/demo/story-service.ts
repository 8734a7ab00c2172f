import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from '../app.ts'
import type { Context } from '../context/context.ts'
import { postLetter } from '../partners/mail/post-letter.ts'

type Job = { readonly name: string; readonly data: Readonly<Record<string, string>>; readonly at: Date | undefined }

/** The service as it would have run since that day, on the same database: with a clock and a queue of its own. */
export type StoryService = {
  readonly app: FastifyInstance
  readonly now: () => Date
  readonly securityCode: string | undefined
  /** Lets time pass, and does on the way what is due, each at its time. */
  readonly passTo: (moment: Date) => Promise<void>
  /** Hands over to the real service what is still to come. */
  readonly close: () => Promise<void>
}

export async function openStory(options: AppOptions, beganAt: Date): Promise<StoryService> {
  let now = beganAt
  const waiting: Job[] = []
  const real = options.context
  const context: Context = {
    ...real,
    now: () => now,
    jobs: { send: async (_trx, name, data, at) => void waiting.push({ name, data, at }) },
    post: (trx, letter) => postLetter(context, trx, letter),
  }
  const app = await buildApp({ ...options, context, logLevel: 'silent' })
  await app.ready()
  const passTo = async (moment: Date) => {
    for (;;) {
      const [job] = waiting
        .filter(({ at }) => !at || at <= moment)
        .toSorted((one, other) => Number(one.at ?? now) - Number(other.at ?? now))
      if (!job) break
      waiting.splice(waiting.indexOf(job), 1)
      if (job.at && job.at > now) now = job.at
      await app.jobHandlers[job.name]?.work(job.data, { jobId: randomUUID(), at: job.at ?? now })
    }
    now = moment
  }
  const close = async () => {
    await app.close()
    for (const { name, data, at } of waiting) await real.jobs.send(real.db, name, data, at)
  }
  return { app, now: () => now, securityCode: options.settings.securityCode, passTo, close }
}

/** Nobody signs in with it: people of a demonstration are chosen from a list. */
export function anyPassword(): string {
  return randomBytes(24).toString('base64url')
}
