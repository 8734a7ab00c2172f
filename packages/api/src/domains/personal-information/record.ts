import { toDollars } from '@app/schemas/api/fields'
import { isLetterInForce } from '@app/schemas/rules/people/letter-term'
import type { CoreContext } from '../../core/core-context.ts'
import { sealing } from '../../security/sealing.ts'
import type { Account } from '../auth/account.ts'
import { sealedPersonalInformation } from './sealed.ts'
import type { PersonalRow } from './store.ts'

/** The record as calls give it. The Social Security number is not opened for it. */
export function toRecord({ keys, now }: Pick<CoreContext, 'keys' | 'now'>, row: PersonalRow, { firstName, lastName, email }: Account) {
  const { open } = sealing(keys, sealedPersonalInformation)
  const streetAddress = open('street_address', row.id, row.street_address)
  return {
    pk: row.id,
    version: row.version,
    street_address: streetAddress,
    address: streetAddress,
    city: open('city', row.id, row.city),
    state: row.state,
    zip_code: open('zip_code', row.id, row.zip_code),
    phone_number: open('phone_number', row.id, row.phone_number),
    dob: open('dob', row.id, row.dob),
    ira_interest: row.ira_interest,
    has_custodial_auth: isLetterInForce(row.signed_at, now()),
    total_401k_balance: row.total_401k_balance_cents === null ? null : toDollars(row.total_401k_balance_cents),
    old_401k_count: row.old_401k_count,
    ira_count: row.ira_count,
    user_external_id: row.user_external_id,
    first_name: firstName,
    last_name: lastName,
    email,
    unknown_providers: row.unknown_providers,
    credit_card_num: row.card_brand === null ? null : `${row.card_brand} ${row.card_last_four}`,
  }
}
