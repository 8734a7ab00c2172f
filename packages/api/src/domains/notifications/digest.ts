import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { writeTo } from '../auth/write-to.ts'
import { beginDigest, findForDigest, takeDigest } from './digest-store.ts'
import { digestEmail } from './emails.ts'
import { openWords } from './notify.ts'

export const digestJob = 'send-digest'

/** Mondays at noon in the middle of the country, when it is the same day everywhere in it. */
const hourUtc = 18
const dayMs = 86_400_000

export function nextDigestAt(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hourUtc)
  const days = (8 - new Date(today).getUTCDay()) % 7
  const monday = new Date(today + days * dayMs)
  return monday > now ? monday : new Date(monday.getTime() + 7 * dayMs)
}

/** Something waits for the e-mail of the week: the first of them orders it. */
export async function orderDigest({ now, jobs }: Pick<CoreContext, 'now' | 'jobs'>, trx: Queries, personId: string): Promise<void> {
  const dueAt = nextDigestAt(now())
  const isFirst = await beginDigest(trx, { person_id: personId, since: now(), due_at: dueAt })
  if (isFirst) await jobs.send(trx, digestJob, { personId }, dueAt)
}

/** One e-mail about everything that has waited. Done twice, or turned off meanwhile, there is none. */
export async function sendDigest(context: CoreContext, personId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const digest = await takeDigest(trx, personId, context.now())
    if (!digest) return
    const rows = await findForDigest(trx, personId, digest.since)
    if (rows.length === 0) return
    const titles = rows.map((row) => {
      const { en, es } = openWords(context.keys, row)
      return { en: en.title, es: es.title }
    })
    await writeTo(context, trx, personId, (addressed) => digestEmail(addressed, titles))
  })
}
