import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import type { ChangedDetail } from '../auth/emails.ts'
import type { Given } from './given.ts'
import { sealedPersonalInformation } from './sealed.ts'
import type { PersonalRow } from './store.ts'

/** What of where a person can be reached would become another: a thief changes that first. */
export function changedDetails(keys: KeyRing, row: PersonalRow, given: Given): readonly ChangedDetail[] {
  const { open } = sealing(keys, sealedPersonalInformation)
  const differs = (column: 'street_address' | 'city' | 'zip_code' | 'phone_number') =>
    given[column] !== undefined && given[column] !== open(column, row.id, row[column])
  const isMoved =
    differs('street_address') || differs('city') || differs('zip_code') || (given.state !== undefined && given.state !== row.state)
  return [...(isMoved ? (['address'] as const) : []), ...(differs('phone_number') ? (['phone number'] as const) : [])]
}
