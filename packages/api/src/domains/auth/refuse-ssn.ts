import type { CoreContext } from '../../core/core-context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { findSession } from './sessions/session-store.ts'
import { findPerson } from './store.ts'

/**
 * A Social Security number is taken once the address is proven, and before that only in the session in which the account was made:
 * elsewhere, whoever made the account may be somebody else, and could read it.
 */
export async function refuseSsn(
  { db }: Pick<CoreContext, 'db'>,
  { id, sessionId }: Person,
  { ssn }: { readonly ssn?: string | undefined },
): Promise<Failure<'address_not_proven'> | undefined> {
  if (ssn === undefined) return undefined
  const [person, session] = await Promise.all([findPerson(db, id), findSession(db, sessionId)])
  return person?.email_confirmed_at || session?.made_account ? undefined : fail('address_not_proven')
}
