import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { emailIndex } from './account.ts'
import { sealedPeople } from './sealed.ts'
import { setClosed } from './store.ts'

/** Takes name and address from the row of a person who has left. Nobody signs in with it, and the address is free for another account. */
export async function emptyPerson({ keys, now }: Pick<CoreContext, 'keys' | 'now'>, trx: Queries, personId: string): Promise<void> {
  const { seal } = sealing(keys, sealedPeople)
  await setClosed(trx, personId, {
    first_name: seal('first_name', personId, ''),
    last_name: seal('last_name', personId, ''),
    email: seal('email', personId, ''),
    email_index: emailIndex(keys, ''),
    closed_at: now(),
  })
}
