/** Personal information as it is sent, of a person who does not exist. A test adds what it is about. */
export const samplePersonal = {
  street_address: '5 Rehearsal Way',
  city: 'Seattle',
  state: 'WA',
  zip_code: '98103',
  phone_number: '2065550101',
  dob: '1980-04-05',
  ira_interest: true,
  has_custodial_auth: false,
} as const
