import type { Context } from '../../context/context.ts'
import { noteVisit } from './visit-store.ts'

/** A look later than this after the last one begins another visit. */
const visitMs = 30 * 60_000

/** Notes that a person looks at what is new, and says since when it is: since the end of the visit before this one. */
export async function visit({ db, now }: Pick<Context, 'db' | 'now'>, personId: string): Promise<{ readonly since: string | null }> {
  const at = now()
  const before = await noteVisit(db, personId, { at, endedBefore: new Date(at.getTime() - visitMs) })
  return { since: before?.toISOString() ?? null }
}
