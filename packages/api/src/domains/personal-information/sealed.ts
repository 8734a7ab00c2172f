import { sealedTable } from '../../security/sealing.ts'

export const sealedPersonalInformation = sealedTable(
  'personal_information',
  ['street_address', 'city', 'zip_code', 'phone_number', 'dob', 'ssn', 'signed_name', 'card_token'],
  { indexes: { ssn_index: { from: 'ssn' } } },
)
