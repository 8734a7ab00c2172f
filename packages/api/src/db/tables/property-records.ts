/** What a state holds for somebody, as public lists tell it. */
export type PropertyRecordsTable = {
  /** State, who reported it (as a hash), year, number of the report and of the property in it. */
  id: string
  state: string
  holder: string
  kind_code: string
  amount_cents: number | null
  /** A state that tells no amounts tells a band of them. Without an end it is open. */
  band_from_cents: number | null
  band_to_cents: number | null
  report_year: number
}

/** Whom it belongs to. The name is there only as a hash of its key, to be looked up by. */
export type PropertyOwnersTable = {
  record_id: string
  number: number
  name_key: string
  /** The same of the last name and the initial of the first. */
  initial_key: string
  city: string | null
  state: string | null
  zip_code: string | null
}

/** How far a file was read, by what is in it. */
export type PropertyImportsTable = { source: string; name: string; state: string; rows_done: number; is_read: boolean }
