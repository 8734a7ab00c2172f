import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

export type LinkState = 'exchanging' | 'reading' | 'linked' | 'login_required' | 'failed' | 'removed'

/** A sign-in at a bank or a plan that somebody has let us read through. */
export type LinkedInstitutionsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  version: Generated<number>
  kind: Fixed<'bank' | 'investments'>
  /** By numbers and a small deposit, not by signing in. */
  is_by_hand: Generated<boolean>
  /** Whether its account becomes the one that money is paid in from and out to. */
  makes_primary: Fixed<boolean>
  institution_id: string | null
  institution_name: string | null
  state: LinkState
  /** Until it is exchanged. */
  public_token: string | null
  public_token_index: Fixed<string>
  access_token: string | null
  item_id: string | null
  /** Somebody is talking about it with the partner. */
  busy_until: Date | null
  created_at: Fixed<Date>
  updated_at: Date
}
