import type { OptionalSubject } from '@app/schemas/rules/people/notification-subjects'
import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { writeTo } from '../auth/write-to.ts'
import { beginDigest, findForDigest, findWaitingSince, takeDigest } from './digest-store.ts'
import { digestEmail } from './emails.ts'
import { openWords } from './notify.ts'
import { type NotificationRow, turnOn } from './store.ts'

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
    await mailAll(context, trx, personId, await findForDigest(trx, personId, digest))
  })
}

/** Wants a subject at once from now on: what waited until Monday comes with that. False when it was so before. */
export async function endWaiting(context: CoreContext, trx: Queries, personId: string, about: OptionalSubject): Promise<boolean> {
  const since = await findWaitingSince(trx, personId)
  const rows = since ? await findForDigest(trx, personId, { since, about }) : []
  const isNew = await turnOn(trx, personId, about)
  if (isNew) await mailAll(context, trx, personId, rows)
  return isNew
}

async function mailAll(context: CoreContext, trx: Queries, personId: string, rows: readonly NotificationRow[]): Promise<void> {
  if (rows.length === 0) return
  const titles = rows.map((row) => {
    const { en, es } = openWords(context.keys, row)
    return { en: en.title, es: es.title }
  })
  await writeTo(context, trx, personId, (addressed) => digestEmail(addressed, titles))
}
