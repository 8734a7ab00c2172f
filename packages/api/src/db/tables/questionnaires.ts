import type { ColumnType, JSONColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** An answer as it is kept: in the clear, or sealed when it says who somebody is. */
export type KeptAnswer = string | number | boolean | readonly string[] | SealedAnswer

/** `unchecked`: sent while its question did not apply, and not one that the question would take. */
type SealedAnswer = { readonly sealed: string; readonly unchecked?: true }

/** The version that last changed an answer, the key of the request that made it, and when that was: the oldest do not say. */
export type Change = { readonly at: number; readonly by: string; readonly on?: string }

/** What a person answered, by the names of the questions. */
export type QuestionnairesTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  /** How often it was changed, from 1 on. */
  version: number
  answers: JSONColumnType<Record<string, KeptAnswer>, string, string>
  changed: JSONColumnType<Record<string, Change>, string, string>
  /** The key of the request that made it. */
  created_by: Fixed<string>
  created_at: Fixed<Date>
  updated_at: Date
}
