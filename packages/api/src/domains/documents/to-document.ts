import type { Language } from '@app/schemas/language'
import { z } from 'zod'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedDocuments } from './sealed.ts'
import type { DocumentRow } from './store.ts'
import { saidIn } from './stored-words.ts'

const savedFile = z.object({ name: z.string(), media: z.enum(['pdf', 'jpeg']), size: z.int() })

type Shown = {
  /** Of the page on which it is read. */
  readonly language: Language
  /** How the number of an account ends as people know it, by our number. */
  readonly endings?: ReadonlyMap<string, string>
}

/** A document as calls return it. Of an account, only how its number ends is included. */
export function toDocument(keys: KeyRing, row: DocumentRow, { language, endings }: Shown) {
  const file = fileOf(keys, row)
  const { account_number: sealedNumber } = row
  const number = sealedNumber && sealing(keys, sealedDocuments).open('account_number', row.id, sealedNumber)
  return {
    pk: row.id,
    doc_category: row.category,
    doc_type: row.doc_type,
    vendor: row.vendor,
    status: row.status,
    reason: row.refused_because === null ? null : saidIn(language, row.refused_because),
    account_last_four: number && (endings?.get(number) ?? number.slice(-4)),
    date: row.day,
    file_name: file?.name ?? null,
    file_kind: file?.media ?? null,
    size_bytes: file?.size ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export function toDocuments(keys: KeyRing, rows: readonly DocumentRow[], shown: Shown, count = rows.length) {
  return { results: rows.map((row) => toDocument(keys, row, shown)), count }
}

/** What is known of a document's file, when it has one. */
export function fileOf(keys: KeyRing, { id, file }: DocumentRow) {
  return file === null ? undefined : savedFile.parse(JSON.parse(sealing(keys, sealedDocuments).open('file', id, file)))
}
