import type { ColumnType, JSONColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Who somebody is, as plans know them. Texts are sealed, but for the state. */
export type PersonalInformationTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  /** How often it was changed, from 1 on. */
  version: number
  street_address: string
  city: string
  zip_code: string
  phone_number: string
  dob: string
  ssn: string | null
  /** Where the number is looked up by. */
  ssn_index: string | null
  state: string
  ira_interest: boolean
  /** When the letter of authorization was signed. */
  signed_at: Date | null
  signed_name: string | null
  total_401k_balance_cents: number | null
  old_401k_count: number | null
  ira_count: number | null
  /** Their name towards others. */
  user_external_id: Fixed<string>
  unknown_providers: JSONColumnType<string[], string, string>
  card_brand: string | null
  card_last_four: string | null
  card_token: string | null
  /** The key of the request that made it, and a hash of what it asked for. */
  created_by: Fixed<string>
  /** The same of the request that last changed what the person says of themselves. */
  changed_by: string | null
  created_at: Fixed<Date>
  updated_at: Date
}
