import type { Context, CustomerIdentity } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedPersonalInformation } from './sealed.ts'
import { findRecord } from './store.ts'

type Reads = { readonly db: Queries; readonly keys: KeyRing }

/** The complete identity of a person. */
export type Identity = {
  readonly streetAddress: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly phoneNumber: string
  readonly birthDate: string
  readonly ssn: string
}

/** For domains that have to tell a partner who a person is; reading the number is audited, with the reader. */
export async function identityOf({ db, keys }: Reads, personId: string, actor: string): Promise<Identity | undefined> {
  const row = await findRecord(db, personId)
  if (!row?.ssn) return undefined
  const { open } = sealing(keys, sealedPersonalInformation)
  await audit(db, { actor, action: 'ssn.read', subject: `person:${personId}` })
  return {
    streetAddress: open('street_address', row.id, row.street_address),
    city: open('city', row.id, row.city),
    state: row.state,
    zipCode: open('zip_code', row.id, row.zip_code),
    phoneNumber: open('phone_number', row.id, row.phone_number),
    birthDate: open('dob', row.id, row.dob),
    ssn: open('ssn', row.id, row.ssn),
  }
}

/** Where a person lives, for the head of a paper; undefined until they have said it. */
export async function postalAddressOf({ db, keys }: Reads, personId: string): Promise<readonly string[] | undefined> {
  const row = await findRecord(db, personId)
  if (!row) return undefined
  const { open } = sealing(keys, sealedPersonalInformation)
  const [street, city, zipCode] = [
    open('street_address', row.id, row.street_address),
    open('city', row.id, row.city),
    open('zip_code', row.id, row.zip_code),
  ]
  return [street, `${city}, ${row.state} ${zipCode}`]
}

/** The number under which a person says that they are reached, once they have given one. */
export async function givenPhoneOf({ db, keys }: Reads, personId: string): Promise<string | undefined> {
  const row = await findRecord(db, personId)
  return row && sealing(keys, sealedPersonalInformation).open('phone_number', row.id, row.phone_number)
}

/** The state that a person lives in, once they have given it. */
export async function stateOf(db: Queries, personId: string): Promise<string | undefined> {
  return (await findRecord(db, personId))?.state ?? undefined
}

/** The birth date of a person, once they have given it. */
export async function birthDateOf({ db, keys }: Reads, personId: string): Promise<string | undefined> {
  const row = await findRecord(db, personId)
  return row && sealing(keys, sealedPersonalInformation).open('dob', row.id, row.dob)
}

/** The same of a person whose record is complete; others cannot have an account. */
export async function completeBirthDateOf({ db, keys }: Reads, personId: string): Promise<string | undefined> {
  const row = await findRecord(db, personId)
  return row?.ssn ? sealing(keys, sealedPersonalInformation).open('dob', row.id, row.dob) : undefined
}

/** Who a customer is, for a colleague who looks; they are audited where they ask. */
export async function identityFor({ db, keys }: Context, personId: string): Promise<CustomerIdentity | undefined> {
  const row = await findRecord(db, personId)
  if (!row) return undefined
  const { open } = sealing(keys, sealedPersonalInformation)
  const [street, city, zipCode] = [
    open('street_address', row.id, row.street_address),
    open('city', row.id, row.city),
    open('zip_code', row.id, row.zip_code),
  ]
  return {
    ssn: row.ssn === null ? undefined : open('ssn', row.id, row.ssn),
    dob: open('dob', row.id, row.dob),
    phone: open('phone_number', row.id, row.phone_number),
    address: `${street}, ${city}, ${row.state} ${zipCode}`,
  }
}
