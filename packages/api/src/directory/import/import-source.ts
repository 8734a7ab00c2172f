import type { Readable } from 'node:stream'
import type { Database } from '../../db/database.ts'
import { ImportProblem } from './import-problem.ts'
import { type FileKind, type Header, readHeader } from './layouts.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { type ReadRow, readRow } from './read-row.ts'
import { type Batch, findPlace, recordRead, saveBatch, saveProgress } from './store.ts'

export type Source = {
  /** What is in it: the same text has the same name, wherever it lies. */
  readonly id: string
  readonly name: string
  readonly open: () => Readable
}

export type BadRow = { readonly line: number; readonly why: string }

type Around = {
  readonly onBad: (bad: BadRow) => void
  readonly progress: (rows: number) => void
  readonly signal?: AbortSignal
}

export type Imported = {
  readonly kind: FileKind
  /** Rows of the file, and how many of them were saved now or before, are about something else, or could not be read. */
  readonly rows: number
  readonly kept: number
  readonly beside: number
  readonly bad: number
  /** Where it went on. */
  readonly from: number
}

type Counts = { rows: number; kept: number; beside: number; bad: number }

const rowsAtOnce = 1_000

/**
 * Reads a file into the tables of filings, some rows at a time: the rows and how far it came are one transaction, so that it goes on
 * where it was stopped, however it was stopped. Rows that were saved before are only counted.
 */
export async function importSource(db: Database, source: Source, around: Around): Promise<Imported> {
  const place = await findPlace(db, source.id)
  const from = place?.rows_done ?? 0
  const counts: Counts = { rows: 0, kept: 0, beside: 0, bad: 0 }
  let header: Header | undefined
  let batch = emptyBatch()
  let waiting = 0

  const keep = async () => {
    if (!header) return
    const { kind } = header
    await db.transaction().execute(async (trx) => {
      await saveBatch(trx, rowsOf(batch))
      await saveProgress(trx, source.id, { name: source.name, kind }, counts.rows)
    })
    batch = emptyBatch()
    waiting = 0
    around.progress(counts.rows)
  }
  const take = (row: CsvRow): Promise<void> | undefined => {
    around.signal?.throwIfAborted()
    if (!header) {
      header = headerOf(source.name, row)
      return undefined
    }
    counts.rows++
    const read: ReadRow = 'why' in row ? { is: 'bad', why: row.why } : readRow(header, row.cells)
    count(counts, read)
    if (read.is === 'bad') around.onBad({ line: row.line, why: read.why })
    if (counts.rows <= from) return undefined
    add(batch, read)
    return ++waiting >= rowsAtOnce ? keep() : undefined
  }

  await readCsv(source.open(), take)
  if (!header) throw new ImportProblem(`${source.name} is empty.`)
  if (waiting > 0) await keep()
  else if (!place) await saveProgress(db, source.id, { name: source.name, kind: header.kind }, counts.rows)
  await recordRead(db, source.id)
  return { kind: header.kind, ...counts, from }
}

/** The key of a row: twice in one statement would be a mistake, and the later one counts. */
function emptyBatch() {
  return {
    filings: new Map<string, Batch['filings'][number]>(),
    money: new Map<string, Batch['money'][number]>(),
    keepers: new Map<string, Batch['keepers'][number]>(),
  }
}

type Collected = ReturnType<typeof emptyBatch>

function add(batch: Collected, read: ReadRow): void {
  if (read.is === 'filing') batch.filings.set(read.row.ack_id, read.row)
  if (read.is === 'money') batch.money.set(read.row.ack_id, read.row)
  if (read.is === 'keeper') batch.keepers.set(`${read.row.ack_id} ${read.row.row_order}`, read.row)
}

function rowsOf({ filings, money, keepers }: Collected): Batch {
  return { filings: [...filings.values()], money: [...money.values()], keepers: [...keepers.values()] }
}

function count(counts: Counts, { is }: ReadRow): void {
  counts[is === 'bad' || is === 'beside' ? is : 'kept']++
}

function headerOf(name: string, row: CsvRow): Header {
  const header = 'cells' in row ? readHeader(row.cells) : undefined
  if (header) return header
  const isZip = 'cells' in row && row.cells[0]?.startsWith('PK')
  throw new ImportProblem(
    isZip
      ? `${name} is packed. Unpack it, and name the .csv file in it.`
      : `${name} is none of the files that are read here: its first line has not the columns of F_5500, F_5500_SF, F_SCH_H, F_SCH_I or F_SCH_C_PART1_ITEM2.`,
  )
}
