import type { UnclaimedState } from '@app/schemas/rules/accounts/unclaimed-life'
import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** How the search for a person stands. `wanted` and `matched` are hashes of what was looked with, and in. */
export type UnclaimedSearchesTable = {
  person_id: Fixed<string>
  wanted: string
  wanted_at: Date
  matched: string | null
  matched_at: Date | null
  next_look_at: Date | null
}

/** A record that may be about a person, and what came of it. */
export type UnclaimedMatchesTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  /** Sealed. */
  record_id: Fixed<string>
  record_index: Fixed<string>
  /** What the record says and why it fits, sealed as JSON. */
  details: string
  confidence: number
  /** From a retirement account, and the state says of how much: what flows may ask for, and all that is to be read of it without a key. */
  is_retirement_money: ColumnType<boolean, boolean | undefined, boolean>
  state: Generated<UnclaimedState>
  how: ColumnType<'free' | 'with-help' | null, never, 'free' | 'with-help' | null>
  claimed_cents: ColumnType<number | null, never, number | null>
  found_at: Fixed<Date>
  shown_at: ColumnType<Date | null, never, Date>
  claim_started_at: ColumnType<Date | null, never, Date | null>
  claimed_at: ColumnType<Date | null, never, Date | null>
  version: Generated<number>
}
