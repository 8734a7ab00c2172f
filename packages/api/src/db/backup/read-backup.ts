import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { spokenName } from './catalog.ts'
import { type Entry, headOf, readEntries } from './container.ts'
import {
  cutOff,
  damaged,
  type Ending,
  type Manifest,
  notABackup,
  parseEnding,
  parseManifest,
  parseTableName,
  type Table,
  type TableSum,
} from './manifest.ts'
import { fileProblem } from './new-file.ts'
import type { Progress } from './progress.ts'
import { type RowSum, rowSum } from './row-sum.ts'

export type Backup = { readonly manifest: Manifest; readonly sums: readonly TableSum[] }

type Read = {
  readonly file: string
  /** Is given each table in turn, and has to take all of its rows. */
  readonly visit: (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>
  readonly progress: Progress
  readonly signal: AbortSignal
}

const pieceBytes = 256 * 1024

/** Reads a backup from beginning to end, and throws a BackupProblem unless it is whole and as it was written. */
export async function readBackup({ file, visit, progress, signal }: Read): Promise<Backup> {
  const whole = createHash('sha256')
  const entries = takingTurns(file, whole)
  const first = await entries.next()
  if (first?.kind !== 'manifest') throw first ? notABackup(file) : cutOff(file)
  const manifest = parseManifest(file, first.body.toString())
  const sums: TableSum[] = []
  let entry = await entries.next()
  const rowsOf = async function* (table: Table, sum: RowSum) {
    for (entry = await entries.next(); entry?.kind === 'rows'; entry = await entries.next()) {
      signal.throwIfAborted()
      sum.add(entry.body)
      progress(spokenName(table), sum.rows())
      yield entry.body
    }
  }
  while (entry?.kind === 'table') {
    const name = parseTableName(file, entry.body.toString())
    const table = manifest.tables[sums.length]
    if (table?.schema !== name.schema || table.name !== name.name) throw damaged(file)
    const sum = rowSum()
    await visit(table, rowsOf(table, sum))
    sums.push({ ...name, ...sum.result() })
  }
  if (entry?.kind !== 'end') throw entry ? damaged(file) : cutOff(file)
  const ending = parseEnding(file, entry.body.toString())
  const found: Ending = { tables: sums, sha256: whole.digest('hex') }
  if (!isDeepStrictEqual(ending, found) || sums.length !== manifest.tables.length) throw damaged(file)
  if (await entries.next()) throw damaged(file)
  return { manifest, sums }
}

/** The entries, one whenever it is asked for, and undefined after the last. */
function takingTurns(file: string, whole: Hash): { readonly next: () => Promise<Entry | undefined> } {
  const entries = readEntries(unpacked(file), { unreadable: () => damaged(file), cutOff: () => cutOff(file) })
  const next = async () => {
    const { value } = await entries.next()
    if (!value) return undefined
    if (value.kind !== 'end') whole.update(headOf(value.kind, value.body.length)).update(value.body)
    return value
  }
  return { next }
}

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const unzip = createGunzip({ chunkSize: pieceBytes })
  source.on('error', (error) => unzip.destroy(error))
  source.pipe(unzip)
  try {
    yield* unzip
  } catch (error) {
    throw unpackingProblem(file, error)
  } finally {
    source.destroy()
    unzip.destroy()
  }
}

function unpackingProblem(file: string, error: unknown): unknown {
  const message = error instanceof Error ? error.message : ''
  if (message === 'unexpected end of file') return cutOff(file)
  if (message === 'incorrect header check') return notABackup(file)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') ? damaged(file) : fileProblem(file, error, `There is no file ${file}.`)
}
