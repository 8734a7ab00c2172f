import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { findSession, recordMoneyMoved } from '../sessions/session-store.ts'
import { isFresh } from '../step-up.ts'

/**
 * Whether money may be moved from this device. The first time it takes a fresh proof, unless the account was made here: somebody who has
 * taken over a session has none.
 */
export async function admitMoney(db: Queries, person: Person, now: Date): Promise<Failure<'step_up_required'> | undefined> {
  const session = await findSession(db, person.sessionId)
  if (session?.made_account || session?.money_moved_at) return undefined
  if (!isFresh(person.passwordCheckedAt, now)) return fail('step_up_required')
  await recordMoneyMoved(db, person.sessionId, now)
  return undefined
}
