import type { StreamedFile } from '@app/schemas/api/contract'
import type { Language, Words } from '@app/schemas/language'
import { mostZipBytes, mostZipEntries, type ZipEntry, zip } from '../../../archives/zip.ts'
import { zipNames } from '../../../archives/zip-names.ts'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import { findLanguage } from '../../auth/store.ts'
import { openContents } from '../contents.ts'
import { type DocumentRow, findParts, findWithFiles } from '../store.ts'
import { fileOf } from '../to-document.ts'
import { archiveName, folderOf } from './archive-words.ts'

const tooLarge: Words<string> = {
  en: 'Your documents are too large for one file. Save them one by one.',
  es: 'Tus documentos son demasiado grandes para un solo archivo. Guárdalos uno por uno.',
}

/** Every document of a person that has a file, by folders. */
export async function archiveDocuments(context: Context, person: Pick<Person, 'id'>) {
  const { db, keys, now } = context
  const rows = await findWithFiles(db, person.id)
  if (rows.length === 0) return fail('not_found')
  const size = rows.reduce((sum, row) => sum + (fileOf(keys, row)?.size ?? 0), 0)
  if (size > mostZipBytes || rows.length > mostZipEntries) return fail('over_the_limit', { detail: tooLarge })
  const language = await findLanguage(db, person.id)
  return { name: archiveName(language, now()), pieces: zip(filesOf({ db, keys }, rows, language)) } satisfies StreamedFile
}

type Reads = { readonly db: Queries; readonly keys: KeyRing }

/** The files one after the other: only the one that is being read is in memory. None is larger than what may be uploaded. */
async function* filesOf({ db, keys }: Reads, rows: readonly DocumentRow[], language: Language): AsyncGenerator<ZipEntry> {
  const nameIn = zipNames()
  for (const row of rows) {
    const file = fileOf(keys, row)
    if (!file) continue
    const bytes = openContents(keys, row.id, await findParts(db, row.id), file.size)
    yield { name: nameIn(folderOf(language, row.category), file.name), at: row.created_at, bytes }
  }
}
