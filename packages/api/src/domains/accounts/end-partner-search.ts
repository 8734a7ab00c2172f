import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { endSearch } from './store.ts'

/** The search of a partner for this person has ended. The first time counts, and colleagues see it among what happened. */
export async function endPartnerSearch({ db, now }: Context, personId: string) {
  return db.transaction().execute(async (trx) => {
    const at = now()
    const endedAt = await endSearch(trx, personId, at)
    const subject = `person:${personId}`
    if (endedAt.getTime() === at.getTime()) await audit(trx, { actor: subject, action: 'partner-search.ended', subject })
    return { completed: true as const, completed_at: endedAt.toISOString() }
  })
}
