import type { NamedFile } from '@app/schemas/api/contract'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import { codeWords } from '../desk/code-words.ts'
import { openContents } from './contents.ts'
import { findDocument, findDocuments, findParts } from './store.ts'
import { fileOf } from './to-document.ts'

const most = 200

/** The papers of a customer, the newest first, for a colleague who looks. */
export async function papersFor({ db }: Context, personId: string) {
  const { rows } = await findDocuments(db, personId, most)
  return rows.map(({ id, doc_type, category, day, created_at, status }) => ({
    pk: id,
    title: `${codeWords(doc_type ?? category)}, ${dayWords(day ?? dayOf(created_at))} (${codeWords(status).toLowerCase()})`,
  }))
}

/** The file of one of them. */
export async function paperFor({ db, keys }: Context, personId: string, id: string): Promise<NamedFile | undefined> {
  const row = await findDocument(db, personId, id)
  const file = row && fileOf(keys, row)
  return row && file && { name: file.name, bytes: openContents(keys, row.id, await findParts(db, row.id), file.size) }
}
