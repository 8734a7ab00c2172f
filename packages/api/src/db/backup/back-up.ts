import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import { findMigrations } from '../migrations/migrate.ts'
import { BackupProblem } from './backup-problem.ts'
import { findSequences, findTables, serverVersion, spokenName, tableId } from './catalog.ts'
import { type EntryKind, headOf, inPieces } from './container.ts'
import { copyOut } from './copy.ts'
import { formatVersion, type Manifest, type TableSum } from './manifest.ts'
import { writeNewFile } from './new-file.ts'
import type { Progress } from './progress.ts'
import { rowSum } from './row-sum.ts'
import { type Session, withSession } from './session.ts'

type BackUp = {
  readonly url: string
  readonly file: string
  readonly now: () => Date
  readonly progress: Progress
  readonly signal: AbortSignal
}

export type BackedUp = { readonly tables: number; readonly rows: number; readonly bytes: number }

/** Writes all rows, as of one moment, to a new file. The service may keep running meanwhile. */
export async function backUp({ url, file, now, progress, signal }: BackUp): Promise<BackedUp> {
  return withSession(url, signal, (session) =>
    session.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const manifest = await describe(trx, now)
        const sums: TableSum[] = []
        const bytes = await writeNewFile(file, (handle) =>
          pipeline(Readable.from(entries(session, manifest, sums, progress), { objectMode: false }), createGzip(), (packed) =>
            handle.writeFile(packed),
          ),
        )
        return { tables: sums.length, rows: sums.reduce((total, { rows }) => total + rows, 0), bytes }
      }),
  )
}

async function describe(trx: Queries, now: () => Date): Promise<Manifest> {
  const migrations = await findMigrations(trx)
  if (migrations.length === 0)
    throw new BackupProblem('There is nothing to back up: this database has no tables. “npm run db -- migrate” makes them.')
  const tables = await findTables(trx)
  // A table that is changed or dropped now would be missing rows, or itself.
  for (const table of tables) await sql`lock table ${tableId(table)} in access share mode`.execute(trx)
  return {
    kind: 'database backup',
    format: formatVersion,
    takenAt: now().toISOString(),
    postgres: await serverVersion(trx),
    migrations,
    tables,
    sequences: await findSequences(trx),
  }
}

/** The whole file, piece by piece. What it counts on the way goes into `sums`. */
async function* entries({ client }: Session, manifest: Manifest, sums: TableSum[], progress: Progress): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  const entry = (kind: EntryKind, body: Buffer) => {
    const head = headOf(kind, body.length)
    whole.update(head).update(body)
    return Buffer.concat([head, body])
  }
  yield entry('manifest', json(manifest))
  for (const table of manifest.tables) {
    const { schema, name } = table
    const sum = rowSum()
    yield entry('table', json({ schema, name }))
    for await (const rows of copyOut(client, table)) {
      sum.add(rows)
      for (const piece of inPieces(rows)) yield entry('rows', piece)
      progress(spokenName(table), sum.rows())
    }
    sums.push({ schema, name, ...sum.result() })
  }
  const sha256 = whole.digest('hex')
  const end = json({ tables: sums, sha256 })
  yield Buffer.concat([headOf('end', end.length), end])
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
