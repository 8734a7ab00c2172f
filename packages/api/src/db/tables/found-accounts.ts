import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Other names and earlier places of a person, sealed as JSON. */
export type SearchHintsTable = { id: Fixed<string>; person_id: Fixed<string>; names: string; zip_codes: string; updated_at: Date }

export type SearchesTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  state: 'running' | 'ended'
  started_at: Fixed<Date>
  ended_at: Date | null
}

export type SearchSourcesTable = {
  search_id: Fixed<string>
  source: Fixed<'plan-filings' | 'your-entries' | 'record-keepers'>
  state: 'waiting' | 'running' | 'done'
}

/** An old account that may be there. */
export type FoundAccountsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  origin: Fixed<string>
  kind: 'matched' | 'no-match' | 'user-entered'
  /** Names of employer, plan and record keeper, sealed as JSON. */
  details: string
  confidence: number | null
  balance_cents: number | null
  balance_from: 'you' | 'record-keeper' | null
  answer: ColumnType<'not-asked' | 'waiting' | 'found' | 'nothing' | 'needs-call', never, 'waiting' | 'found' | 'nothing' | 'needs-call'>
  asked_at: ColumnType<Date | null, never, Date>
  answered_at: ColumnType<Date | null, never, Date>
  is_shown: Generated<boolean>
  is_mine: Generated<'yes' | 'no' | 'unsure'>
  tax_type: ColumnType<'pre-tax' | 'roth' | 'both' | null, never, 'pre-tax' | 'roth' | 'both' | null>
  account_plan: ColumnType<
    'move' | 'employer-plan' | 'leave' | 'cash-out' | null,
    never,
    'move' | 'employer-plan' | 'leave' | 'cash-out' | null
  >
  online_access: ColumnType<'yes' | 'lost' | 'never' | null, never, 'yes' | 'lost' | 'never' | null>
  is_selected: Generated<boolean>
  version: Generated<number>
  found_at: Fixed<Date>
}

/** Money on its way from a plan. */
export type RolloversTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  found_account_id: Fixed<string>
  way: Fixed<'direct-check' | 'direct-wire' | 'paid-to-person'>
  is_taken: Generated<boolean>
  amount_cents: number | null
  requested_at: Fixed<Date>
  accepted_at: ColumnType<Date | null, never, Date>
  sent_at: ColumnType<Date | null, never, Date>
  received_at: ColumnType<Date | null, never, Date>
  refused_at: ColumnType<Date | null, never, Date>
  refused_why: ColumnType<
    'form-missing' | 'spouse-consent' | 'still-employed' | 'other' | null,
    never,
    'form-missing' | 'spouse-consent' | 'still-employed' | 'other'
  >
  warned_stage: ColumnType<string | null, never, string>
}
