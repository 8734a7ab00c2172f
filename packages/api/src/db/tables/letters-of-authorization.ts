import type { ColumnType, JSONColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** The words of a letter as somebody read them, by their hash. */
export type LetterTextsTable = {
  hash: Fixed<string>
  words: JSONColumnType<object, string, never>
}

/** A letter of authorization that was signed. */
export type LetterSigningsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  signed_at: Fixed<Date>
  /** Null when it was signed before words were kept. */
  text_hash: Fixed<string | null>
  /** Sealed: the name of the account at that moment, and the name as it was typed. */
  name: Fixed<string | null>
  signed_name: Fixed<string | null>
  withdrawn_at: Date | null
}

/** That a letter was shown to somebody. The texts are sealed. */
export type LetterDisclosuresTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  signing_id: Fixed<string>
  recipient: Fixed<string>
  reason: Fixed<string>
  shown_at: Fixed<Date>
}
