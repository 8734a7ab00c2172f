import type { ColumnType } from 'kysely'

/** Proofs of work that were handed in. The same one again is refused. */
export type UsedChallengesTable = {
  id: ColumnType<string, string, never>
  /** From then on the proof is too old anyway. */
  expires_at: ColumnType<Date, Date, never>
}
