import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** A provider that a person remembers. */
export type KnownProvidersTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  record_keeper_name: string
  /** The name without what people write differently: two that agree are one provider. */
  name_key: Fixed<string>
  balance_cents: number | null
  current_job: boolean
  /** Whether a loan of this plan is owed; null while nobody has said. */
  owes_loan: boolean | null
  score: number
  named_at: Fixed<Date>
}
