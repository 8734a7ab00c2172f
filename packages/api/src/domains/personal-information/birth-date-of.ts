import type { CoreContext } from '../../core/core-context.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedPersonalInformation } from './sealed.ts'
import { findRecord } from './store.ts'

/** The birth date of a person as YYYY-MM-DD, once they have given it. */
export async function birthDateOf({ db, keys }: Pick<CoreContext, 'db' | 'keys'>, personId: string): Promise<string | undefined> {
  const row = await findRecord(db, personId)
  return row && sealing(keys, sealedPersonalInformation).open('dob', row.id, row.dob)
}
