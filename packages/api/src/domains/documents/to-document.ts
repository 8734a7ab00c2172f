import { z } from 'zod'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedDocuments } from './sealed.ts'
import type { DocumentRow } from './store.ts'

const savedFile = z.object({ name: z.string(), media: z.enum(['pdf', 'jpeg']), size: z.int() })

type Endings = ReadonlyMap<string, string>

/** A document as calls return it. Of an account, only how its number ends is included: `endings`, as people know it, by our number. */
export function toDocument(keys: KeyRing, row: DocumentRow, endings?: Endings) {
  const file = fileOf(keys, row)
  const { account_number: sealedNumber } = row
  const number = sealedNumber && sealing(keys, sealedDocuments).open('account_number', row.id, sealedNumber)
  return {
    pk: row.id,
    doc_category: row.category,
    doc_type: row.doc_type,
    vendor: row.vendor,
    status: row.status,
    reason: row.refused_because,
    account_last_four: number && (endings?.get(number) ?? number.slice(-4)),
    date: row.day,
    file_name: file?.name ?? null,
    file_kind: file?.media ?? null,
    size_bytes: file?.size ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export function toDocuments(keys: KeyRing, rows: readonly DocumentRow[], endings?: Endings, count = rows.length) {
  return { results: rows.map((row) => toDocument(keys, row, endings)), count }
}

/** What is known of a document's file, when it has one. */
export function fileOf(keys: KeyRing, { id, file }: DocumentRow) {
  return file === null ? undefined : savedFile.parse(JSON.parse(sealing(keys, sealedDocuments).open('file', id, file)))
}
