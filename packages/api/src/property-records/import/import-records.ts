import type { Selectable } from 'kysely'
import type { Database, Tables } from '../../db/database.ts'
import { ImportProblem } from '../../directory/import/import-problem.ts'
import type { BadRow, Source } from '../../directory/import/import-source.ts'
import { type Line, readLines } from './read-lines.ts'
import { type Reading, type ReadLine, readReports } from './read-report.ts'
import { findPlace, recordRead, refreshStatistics, saveOwners, saveProgress, saveRecords } from './store.ts'

export type PropertySource = Source & Reading

type Around = {
  readonly onBad: (bad: BadRow) => void
  readonly progress: (rows: number) => void
  readonly signal?: AbortSignal
}

export type Imported = {
  /** Records of the file, and how many of them were saved now or before, identify nobody, or could not be read. */
  readonly rows: number
  readonly kept: number
  readonly beside: number
  readonly bad: number
  /** Reports whose summary does not fit. */
  readonly unbalanced: number
  /** Where it went on. */
  readonly from: number
  /** Whether nothing was left to do. */
  readonly isReadBefore: boolean
}

const rowsAtOnce = 2_000

/**
 * Reads a file of reports, some records at a time: the records and how far it came are one transaction, so that it goes on where it was
 * stopped, however it was stopped. What was kept before is read again, for the sums, and not written.
 */
export async function importRecords(db: Database, source: PropertySource, around: Around): Promise<Imported> {
  const id = `${source.id}-${source.state}-${source.amounts}`
  const place = await findPlace(db, id)
  const from = place?.rows_done ?? 0
  const counts = { rows: 0, kept: 0, beside: 0, bad: 0, unbalanced: 0 }
  if (place?.is_read) return { ...counts, rows: from, from, isReadBefore: true }
  const reports = readReports(source)
  let batch = emptyBatch()
  const keep = async () => {
    await db.transaction().execute(async (trx) => {
      await saveRecords(trx, [...batch.records.values()])
      await saveOwners(trx, [...batch.owners.values()])
      await saveProgress(trx, id, { name: source.name, state: source.state }, Math.max(from, counts.rows))
    })
    batch = emptyBatch()
    around.progress(counts.rows)
  }
  const tell = (line: number, read: ReadLine) => {
    if (read.is === 'bad' || read.is === 'unbalanced') around.onBad({ line, why: read.why })
    if (read.is === 'unbalanced') counts.unbalanced++
  }

  let last = 0
  for await (const lines of readLines(source.open())) {
    around.signal?.throwIfAborted()
    for (const { number, text } of lines) {
      const read = reports.take(counts.rows === 0 ? firstOf(source.name, { number, text }) : text)
      last = number
      counts.rows++
      tell(number, read)
      count(counts, read)
      if (counts.rows > from) add(batch, read)
      if (counts.rows > from && counts.rows % rowsAtOnce === 0) await keep()
    }
  }
  if (last === 0) throw new ImportProblem(`${source.name} is empty.`)
  tell(last, reports.end())
  await keep()
  await refreshStatistics(db)
  await recordRead(db, id)
  return { ...counts, from, isReadBefore: false }
}

type Batch = {
  readonly records: Map<string, Selectable<Tables['property_records']>>
  readonly owners: Map<string, Selectable<Tables['property_owners']>>
}

/** The key of a row: twice in one statement would be a mistake, and the later one counts. */
function emptyBatch(): Batch {
  return { records: new Map(), owners: new Map() }
}

function add({ records, owners }: Batch, read: ReadLine): void {
  if (read.is !== 'owner') return
  records.set(read.record.id, read.record)
  owners.set(`${read.owner.record_id} ${read.owner.number}`, read.owner)
}

function count(counts: { kept: number; beside: number; bad: number }, { is }: ReadLine): void {
  if (is === 'owner') counts.kept++
  else if (is === 'bad') counts.bad++
  else counts.beside++
}

/** A file of another kind is reported at once, and not line by line. */
function firstOf(name: string, { text }: Line): string {
  const first = text.replace(/^\xef\xbb\xbf/, '')
  if (first.startsWith('PK')) throw new ImportProblem(`${name} is packed. Unpack it, and name the file in it.`)
  if (!first.startsWith('1')) throw new ImportProblem(`${name} is no NAUPA II report: it does not begin with the record of a holder.`)
  return first
}
