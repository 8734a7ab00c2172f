/** What a person can have done, in the order of the specification's list. */
export const progressKeys = [
  'previous_jobs',
  'personal_information',
  'letter_auth',
  'accounts_found',
  'estimated_401k_fees',
  'ira_interested',
  'ira_created',
  'selected_401ks',
  'rollover_call_scheduled',
  'rollover_401k_accounts',
  'rollover_destination',
] as const

export type ProgressKey = (typeof progressKeys)[number]

/** What a person does and nothing that is stored tells of: they alone say so. The other keys follow from what is stored. */
export const actKeys = ['rollover_destination', 'estimated_401k_fees', 'ira_interested'] as const satisfies readonly ProgressKey[]

export type ActKey = (typeof actKeys)[number]
