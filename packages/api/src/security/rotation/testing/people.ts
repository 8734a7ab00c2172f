import { randomUUID } from 'node:crypto'
import type { Database } from '../../../db/database.ts'
import { accountOf, emailIndex, emailIndexes } from '../../../domains/auth/account.ts'
import { sealedPeople } from '../../../domains/auth/sealed.ts'
import { findHolder } from '../../../domains/auth/store.ts'
import { toRecord } from '../../../domains/personal-information/record.ts'
import { sealedPersonalInformation } from '../../../domains/personal-information/sealed.ts'
import { findRecord } from '../../../domains/personal-information/store.ts'
import { blindIndex } from '../../blind-index.ts'
import type { KeyRing } from '../../key-ring.ts'
import { sealing } from '../../sealing.ts'

/** A person with values that tests know: their number is in each. */
export type Somebody = { readonly id: string; readonly recordId: string; readonly number: number }

const atOnce = 500
const signedAt = new Date('2025-01-02T03:04:05Z')

/** So many people with an account and personal information, sealed with the current keys. */
export async function addPeople(db: Database, ring: KeyRing, count: number, { isConfirmed = true } = {}): Promise<readonly Somebody[]> {
  const people = Array.from({ length: count }, (_, number): Somebody => ({ id: randomUUID(), recordId: randomUUID(), number }))
  for (let start = 0; start < count; start += atOnce) {
    const some = people.slice(start, start + atOnce)
    await db
      .insertInto('people')
      .values(some.map((one) => ({ ...accountRow(ring, one), email_confirmed_at: isConfirmed ? signedAt : null })))
      .execute()
    await db
      .insertInto('personal_information')
      .values(some.map((one) => personalRow(ring, one)))
      .execute()
  }
  return people
}

/** What the service returns about a person, read through its calls. */
export async function readSomebody(db: Database, ring: KeyRing, { id, number }: Somebody) {
  const [account, row, byEmail] = await Promise.all([
    accountOf({ db, keys: ring }, id),
    findRecord(db, id),
    findHolder(db, emailIndexes(ring, emailOf(number))),
  ])
  if (!account || !row) throw new Error('Somebody is gone.')
  const { street_address, dob, version } = toRecord({ keys: ring, now: () => new Date() }, row, account)
  const ssn = row.ssn && sealing(ring, sealedPersonalInformation).open('ssn', row.id, row.ssn)
  return { email: account.email, lastName: account.lastName, foundByEmail: byEmail?.id, street_address, dob, version, ssn }
}

export function emailOf(number: number): string {
  return `person${number}@example.com`
}

export function ssnOf(number: number): string {
  return `123-45-${String(number % 10_000).padStart(4, '0')}`
}

function accountRow(ring: KeyRing, { id, number }: Somebody) {
  const { seal } = sealing(ring, sealedPeople)
  return {
    id,
    email: seal('email', id, emailOf(number)),
    email_index: emailIndex(ring, emailOf(number)),
    pending_email: number % 2 === 0 ? seal('pending_email', id, `new-${emailOf(number)}`) : null,
    first_name: seal('first_name', id, 'Pat'),
    last_name: seal('last_name', id, `Example ${number}`),
    password_hash: '',
    user_flow_id: '',
    origin_domain: '',
    partner_name: '',
    unsubscribed_at: null,
    created_at: signedAt,
    last_seen_at: signedAt,
  }
}

function personalRow(ring: KeyRing, { id, recordId, number }: Somebody) {
  const { seal } = sealing(ring, sealedPersonalInformation)
  return {
    id: recordId,
    person_id: id,
    version: 1,
    street_address: seal('street_address', recordId, `${number} Main Street`),
    city: seal('city', recordId, 'Springfield'),
    zip_code: seal('zip_code', recordId, '62701'),
    phone_number: seal('phone_number', recordId, '2175550123'),
    dob: seal('dob', recordId, '1970-01-02'),
    ssn: seal('ssn', recordId, ssnOf(number)),
    ssn_index: blindIndex(ring, { table: 'personal_information', column: 'ssn' }, ssnOf(number)),
    state: 'IL',
    ira_interest: true,
    signed_at: signedAt,
    signed_name: seal('signed_name', recordId, `Pat Example ${number}`),
    user_external_id: randomUUID(),
    unknown_providers: '[]',
    created_by: 'test',
    created_at: signedAt,
    updated_at: signedAt,
  }
}
