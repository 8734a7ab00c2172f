import { isLetterInForce } from '@app/schemas/rules/people/letter-term'
import type { CoreContext } from '../../core/core-context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { findRecord } from './store.ts'

/** The letter has a call of its own: the other forms may state that it is signed, but can neither sign nor withdraw it. */
export async function refuseClaim(
  { db, now }: Pick<CoreContext, 'db' | 'now'>,
  person: Person,
  said: { readonly has_custodial_auth: boolean },
): Promise<Failure<'claimed_progress'> | undefined> {
  if (!said.has_custodial_auth) return undefined
  const record = await findRecord(db, person.id)
  return isLetterInForce(record?.signed_at ?? null, now()) ? undefined : fail('claimed_progress')
}
