import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { findDocumentsByIds } from './store.ts'
import { fileOf } from './to-document.ts'

/** What the files of documents are called. The caller has made sure whose they are. */
export async function fileNamesOf(
  { keys }: { readonly keys: KeyRing },
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await findDocumentsByIds(db, ids)
  return new Map(rows.map((row) => [row.id, fileOf(keys, row)?.name ?? '']))
}
