import type { StreamedFile } from '@app/schemas/api/contract'
import type { Language, Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail } from '../../failure/failure.ts'
import type { Person } from '../../http/call/handlers.ts'
import { openPiece } from '../../security/sealed-pieces.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { findLanguage } from '../auth/store.ts'
import { sealedExportParts } from './sealed.ts'
import { type ExportRow, findExportOf, findExportPart } from './store.ts'

const names: Words<string> = { en: 'My data', es: 'Mis datos' }

/** The copy, piece by piece as it was sealed. Each download is noted in the record that cannot be changed. */
export async function downloadExport(context: Context, person: Person, exportId: string) {
  const { db, now } = context
  const { id: personId } = person
  const row = await findExportOf(db, personId, exportId)
  if (!row || row.expires_at <= now()) return fail('not_found')
  const refused = requireStepUp(person, now())
  if (refused) return refused
  if (row.state !== 'READY') return fail('not_in_this_state')
  const subject = `person:${personId}`
  await audit(db, { actor: subject, action: 'export.downloaded', subject })
  return { name: nameIn(await findLanguage(db, personId), row), pieces: piecesOf(context, row) } satisfies StreamedFile
}

async function* piecesOf({ db, keys }: Context, { id, size_bytes: size }: ExportRow): AsyncGenerator<Uint8Array> {
  let left = size ?? 0
  for (let number = 0; left > 0; number++) {
    const part = await findExportPart(db, id, number)
    // Deleted while it is read: the connection breaks off, and a browser says that the file is not whole.
    if (!part) throw new Error('A copy of somebody’s data was deleted while it was sent.')
    const piece = openPiece(keys, sealedExportParts, id, part)
    yield piece.subarray(0, left)
    left -= piece.length
  }
}

function nameIn(language: Language, { asked_at: at }: ExportRow): string {
  return `${names[language]} ${at.toISOString().slice(0, 10)}.zip`
}
