import { keptDays } from '@app/schemas/rules/days/times-kept'
import { zip } from '../../archives/zip.ts'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import { pieceBytes, sealPiece } from '../../security/sealed-pieces.ts'
import { accountOf } from '../auth/account.ts'
import { findLanguage } from '../auth/store.ts'
import { exportReadyEmail } from './emails.ts'
import { exportPage } from './page/export-page.ts'
import { readEverything } from './read-everything.ts'
import { sealedExportParts } from './sealed.ts'
import { addExportParts, type ExportRow, lockExport, setReady } from './store.ts'

export const makeExportJob = 'make-export'
export const forgetExportJob = 'forget-export'
const dayMs = 86_400_000

/** Makes a copy that was asked for, in one transaction. Done twice, it finds the copy made; removed meanwhile, it finds none. */
export async function makeExport(context: Context, exportId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockExport(trx, exportId)
    if (row?.state !== 'MAKING') return
    const now = context.now()
    const archive = await archiveOf(context, trx, row)
    const numbers = Array.from({ length: Math.ceil(archive.length / pieceBytes) }, (_, number) => number)
    const pieces = numbers.map((number) => {
      const piece = archive.subarray(number * pieceBytes, (number + 1) * pieceBytes)
      return sealPiece(context.keys, sealedExportParts, row.id, number, piece)
    })
    await addExportParts(trx, row.id, pieces)
    const expiresAt = new Date(now.getTime() + keptDays.copies * dayMs)
    await setReady(trx, row.id, { ready_at: now, expires_at: expiresAt, size_bytes: archive.length })
    await context.jobs.send(trx, forgetExportJob, { exportId: row.id }, expiresAt)
    const account = await accountOf({ db: trx, keys: context.keys }, row.person_id)
    if (account) await context.post(trx, exportReadyEmail(account))
  })
}

/** A page to read, and the same as data. A few megabytes at most: documents are saved by themselves. */
async function archiveOf(context: Context, trx: Queries, { person_id: personId }: ExportRow): Promise<Buffer> {
  const language = await findLanguage(trx, personId)
  const tables = await readEverything(context, trx, personId)
  const at = context.now()
  const data = { made_at: at.toISOString(), ...Object.fromEntries(tables.map(({ name, rows }) => [name, rows])) }
  const page = exportPage({ tables, language, brand: soundBrand(context.flows).name, at })
  async function* files() {
    yield { name: 'index.html', at, bytes: Buffer.from(page) }
    yield { name: 'data.json', at, bytes: Buffer.from(JSON.stringify(data, null, 2)) }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zip(files())) pieces.push(piece)
  return Buffer.concat(pieces)
}
