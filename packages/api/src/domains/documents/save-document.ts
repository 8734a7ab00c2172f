import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { blindIndex, blindIndexes } from '../../security/blind-index.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealContents } from './contents.ts'
import { sealedDocuments } from './sealed.ts'
import { addDocument, type Category, type DocumentRow } from './store.ts'

type SavedFile = { readonly name: string; readonly media: 'pdf' | 'jpeg'; readonly bytes: Buffer }

type Filed = {
  readonly personId: string
  readonly category: Category
  readonly docType: string
  readonly status: DocumentRow['status']
  /** YYYY-MM-DD. */
  readonly day: string
  /** What a second one would be known by: filed twice, it is there once. */
  readonly foundBy: string
  readonly file?: SavedFile
  readonly vendor?: string
  readonly requestId?: string
  /** Letters and digits only. */
  readonly accountNumber?: string
}

type Deps = Pick<Context, 'keys' | 'newId' | 'now'>

const accounts = { table: 'documents', column: 'account_number' }

/** Saves a document of a person, once, in the transaction that makes it. */
export async function saveDocument(context: Deps, trx: Queries, filed: Filed): Promise<DocumentRow> {
  const { keys, newId, now } = context
  const { personId, category, docType, status, day, foundBy, file, vendor = null, requestId = null, accountNumber } = filed
  const id = newId()
  const { seal } = sealing(keys, sealedDocuments)
  const row = {
    id,
    person_id: personId,
    category,
    doc_type: docType,
    status,
    refused_because: null,
    vendor,
    request_id: requestId,
    account_number: accountNumber === undefined ? null : seal('account_number', id, accountNumber),
    account_index: accountNumber === undefined ? null : blindIndex(keys, accounts, accountNumber),
    day,
    file: file ? sealFile(keys, id, file) : null,
    found_by: foundBy,
    created_at: now(),
  }
  return addDocument(trx, row, file ? sealContents(keys, id, file.bytes) : [])
}

/** What is known of a file, beside its contents. */
export function sealFile(keys: KeyRing, id: string, { name, media, bytes }: SavedFile): string {
  return sealing(keys, sealedDocuments).seal('file', id, JSON.stringify({ name, media, size: bytes.length }))
}

/** Every index that an account number may have. */
export function accountIndexes(keys: KeyRing, accountNumber: string): string[] {
  return blindIndexes(keys, accounts, accountNumber)
}
