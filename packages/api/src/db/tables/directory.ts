/** A filing of a plan, as it was sent to the Department of Labor. Public data, like all of the directory. */
export type FilingsTable = {
  ack_id: string
  /** The EIN as a number. */
  company_id: number
  plan_number: string
  form: 'full' | 'short'
  company_name: string
  name_key: string
  exact_key: string
  plan_name: string
  city: string | null
  state: string | null
  zip_code: string | null
  plan_year: number | null
  received_on: string | null
  participants: number | null
  accounts: number | null
  admin_name: string | null
  admin_phone: string | null
  assets_begin_cents: number | null
  assets_end_cents: number | null
  admin_cents: number | null
}

/** What a schedule says of the money of a filing. Management of the funds is not in the administration. */
export type FilingMoneyTable = {
  ack_id: string
  assets_begin_cents: number | null
  assets_end_cents: number | null
  admin_cents: number | null
}

/** Who was paid for keeping the records. */
export type FilingKeepersTable = { ack_id: string; row_order: number; name: string; name_key: string; paid_cents: number | null }

export type RecordKeepersTable = { name_key: string; name: string }

/** A company by its EIN, as the latest filing of its plans tells it. */
export type CompaniesTable = {
  /** The EIN as a number. */
  id: number
  name: string
  /** The name without what people write differently. */
  name_key: string
  /** The name in small letters. */
  exact_key: string
  city: string | null
  state: string | null
  zip_code: string | null
  /** Of all its plans. */
  assets_cents: number
  /** Of its largest plan. */
  plan_assets_cents: number
  participants: number | null
  plan_count: number
}

/** The latest filing of each plan. */
export type PlansTable = {
  company_id: number
  plan_number: string
  name: string
  form: 'full' | 'short'
  plan_year: number | null
  received_on: string | null
  participants: number | null
  accounts: number | null
  admin_name: string | null
  admin_phone: string | null
  assets_begin_cents: number | null
  assets_end_cents: number | null
  admin_cents: number | null
  record_keeper: string | null
  ack_id: string
}

/** How far a file was read, by what is in it. */
export type DirectoryImportsTable = {
  source: string
  name: string
  kind: string
  rows_done: number
  is_read: boolean
  /** Whether plans and companies were made of it. */
  is_folded: boolean
}
