import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>
/** Sealed when it is written, and later only ever erased. */
type Erasable = ColumnType<string | null, string, null>

/** A letter to one person. Once it is sent, its texts and its address are erased. */
export type LettersTable = {
  id: Fixed<string>
  /** What it is about: "confirm-email". */
  kind: Fixed<string>
  person_id: Fixed<string | null>
  recipient: Erasable
  subject: Erasable
  body: Erasable
  state: ColumnType<'waiting' | 'sent' | 'refused', never, 'sent' | 'refused'>
  created_at: Fixed<Date>
  /** Somebody is talking about it with the mail server. */
  sending_since: ColumnType<Date | null, never, Date | null>
  sent_at: ColumnType<Date | null, never, Date | null>
}
