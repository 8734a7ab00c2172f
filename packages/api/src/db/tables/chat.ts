import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Who holds a conversation: whoever has the secret. Two may use the same uid and never meet. */
export type ChatVisitorsTable = {
  id: Fixed<string>
  uid_hash: Fixed<string>
  secret_hash: Fixed<string>
  created_at: Fixed<Date>
}

export type ChatMessagesTable = {
  id: Fixed<string>
  visitor_id: Fixed<string>
  /** The order in which they came. */
  place: ColumnType<number, never, never>
  category: Fixed<string>
  role: Fixed<'visitor' | 'assistant'>
  text: Fixed<string>
  /** False for an answer that was broken off. */
  is_whole: Fixed<boolean>
  sent_at: Fixed<Date>
}
