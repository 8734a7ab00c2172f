import { createHmac } from 'node:crypto'
import type { Language } from '@app/schemas/language'
import type { Queries } from '../../db/database.ts'
import { blindIndex, blindIndexes } from '../../security/blind-index.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedPeople } from './sealed.ts'
import { findPerson, type PersonRow } from './store.ts'

/** An account as its owner sees it. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly partnerName: string
  readonly originDomain: string
  readonly isConfirmed: boolean
  readonly pendingEmail: string | null
  readonly language: Language
  readonly madeAt: Date
}

const addresses = { table: 'people', column: 'email' } as const

export function openAccount(keys: KeyRing, row: PersonRow): Account {
  const { open } = sealing(keys, sealedPeople)
  return {
    id: row.id,
    email: open('email', row.id, row.email),
    firstName: open('first_name', row.id, row.first_name),
    lastName: open('last_name', row.id, row.last_name),
    partnerName: row.partner_name,
    originDomain: row.origin_domain,
    isConfirmed: row.email_confirmed_at !== null,
    pendingEmail: row.pending_email && open('pending_email', row.id, row.pending_email),
    language: row.language,
    madeAt: row.created_at,
  }
}

type UserKeys = { readonly deviceSecret: Buffer }

/** The account as the calls give it. `madeAccount`: to the session in which it was made. */
export function toUser({ deviceSecret }: UserKeys, account: Account, madeAccount = false) {
  const { id, email, firstName, lastName, partnerName, originDomain, isConfirmed, pendingEmail, language } = account
  return {
    pk: id,
    email,
    first_name: firstName,
    last_name: lastName,
    partner_name: partnerName,
    origin_domain: originDomain,
    email_confirmed: isConfirmed,
    may_give_ssn: isConfirmed || madeAccount,
    device_key: createHmac('sha256', deviceSecret).update(id).digest('base64'),
    pending_email: pendingEmail,
    language,
  }
}

/** What an address is stored under. */
export function emailIndex(keys: KeyRing, email: string): string {
  return blindIndex(keys, addresses, email)
}

/** What it may be stored under. */
export function emailIndexes(keys: KeyRing, email: string): string[] {
  return blindIndexes(keys, addresses, email)
}

type Reads = { readonly db: Queries; readonly keys: KeyRing }

/** The account of a person, for code that needs their name or address; undefined when it has been deleted or closed. */
export async function accountOf({ db, keys }: Reads, personId: string): Promise<Account | undefined> {
  const row = await findPerson(db, personId)
  return row && row.closed_at === null ? openAccount(keys, row) : undefined
}
