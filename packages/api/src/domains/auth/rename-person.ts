import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { indexName } from './name-words.ts'
import { sealedPeople } from './sealed.ts'
import { setName } from './store.ts'

/** Gives an account another name, and writes down that it has one. Who may do that is for the caller to know. */
export async function renamePerson(
  { keys, newId }: Pick<Context, 'keys' | 'newId'>,
  trx: Queries,
  personId: string,
  firstName: string,
  lastName: string,
): Promise<void> {
  const { seal } = sealing(keys, sealedPeople)
  await setName(trx, personId, seal('first_name', personId, firstName), seal('last_name', personId, lastName))
  await indexName({ keys, newId }, trx, personId, `${firstName} ${lastName}`)
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'name.changed', subject })
}
