import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { AskedFor } from '../../partners/record-keepers/record-keepers.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { sealedPersonalInformation } from '../personal-information/sealed.ts'
import { findRecord } from '../personal-information/store.ts'

/** What a record keeper learns about a person; undefined when it is no longer known. */
export async function askedFor({ keys }: Context, db: Queries, personId: string): Promise<AskedFor | undefined> {
  const record = await findRecord(db, personId)
  const account = record && (await accountOf({ db, keys }, personId))
  if (!record || !account) return undefined
  const { open } = sealing(keys, sealedPersonalInformation)
  return {
    externalId: record.user_external_id,
    firstName: account.firstName,
    lastName: account.lastName,
    streetAddress: open('street_address', record.id, record.street_address),
    city: open('city', record.id, record.city),
    state: record.state,
    zipCode: open('zip_code', record.id, record.zip_code),
    phoneNumber: open('phone_number', record.id, record.phone_number),
    dob: open('dob', record.id, record.dob),
  }
}
