import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** A paper: one that a person sent, one that was made for them, or one that they asked for and that is not there yet. */
export type DocumentsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  category: Fixed<'PHOTO_ID' | 'VERIFICATION' | 'REQUESTED' | 'AGREEMENT' | 'STATEMENT' | 'TAX_FORM' | 'CONFIRMATION' | 'LETTER'>
  doc_type: Fixed<string>
  status: 'REQUESTED' | 'RECEIVED' | 'ACCEPTED' | 'REFUSED' | 'TO_SIGN' | 'FILED'
  refused_because: string | null
  vendor: Fixed<string | null>
  /** What it was sent for. */
  request_id: Fixed<string | null>
  /** Sealed. */
  account_number: Fixed<string | null>
  account_index: Fixed<string | null>
  /** The day it is about. */
  day: Fixed<string>
  /** Sealed: its name, its kind and its size, as JSON. */
  file: Fixed<string | null>
  /** What a second one would be known by. */
  found_by: Fixed<string>
  created_at: Fixed<Date>
}

/** A piece of a file. Its name follows from the document's and its number, and its text is sealed for that name. */
export type DocumentPartsTable = {
  id: Fixed<string>
  document_id: Fixed<string>
  number: Fixed<number>
  content: string
}

/** What the brokerage asks a person for. */
export type DocumentRequestsTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  kind: Fixed<'photo-id' | 'document'>
  doc_type: Fixed<string>
  reason: Fixed<string>
  status: 'USER_NOTIFIED' | 'RECEIVED' | 'ACCEPTED' | 'REFUSED'
  refused_because: string | null
  /** What asked for it, by a name that is the same when it asks again. */
  asked_by: Fixed<string>
  requested_at: Fixed<Date>
  changed_at: Date
}

/** That somebody agreed to terms, in which words, and when. */
export type TermsAcceptancesTable = {
  id: Fixed<string>
  person_id: Fixed<string>
  document: Fixed<string>
  version: Fixed<string>
  text_hash: Fixed<string>
  accepted_at: Fixed<Date>
}
