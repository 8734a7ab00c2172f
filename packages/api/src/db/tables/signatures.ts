import type { PaperKind } from '@app/schemas/api/people/signing'
import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** A paper that somebody signed: which, in which words, by what name and when. */
export type SignaturesTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  kind: Fixed<PaperKind>
  /** The type of an account, or the row of a transfer or a loan. */
  about: Fixed<string>
  title: Fixed<string>
  version: Fixed<string>
  words_hash: Fixed<string>
  /** Sealed: the name of the account at that moment, the name as it was typed, and the lines as they were drawn. */
  name: Fixed<string>
  signed_name: Fixed<string>
  drawing: Fixed<string | null>
  /** Sealed: the name under which a spouse agreed on the same paper, where that is asked for. */
  spouse_name: Fixed<string | null>
  signed_on: Fixed<'screen' | 'phone'>
  /** The signed copy. */
  document_id: Fixed<string | null>
  signed_at: Fixed<Date>
}

/** That a telephone may sign for somebody. Token and key are kept as hashes. */
export type SigningHandOversTable = {
  person_id: Fixed<string>
  token_hash: string
  /** What the telephone got for the token, which is then used up. */
  key_hash: string | null
  expires_at: Date
  opened_at: Date | null
}
