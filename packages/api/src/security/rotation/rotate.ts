import type { Database } from '../../db/database.ts'
import type { KeyRing } from '../key-ring.ts'
import type { SealedTable } from '../sealing.ts'
import { renewRow } from './renew-row.ts'
import { type RotatedTable, rotatedTable } from './rotated-table.ts'
import { type Rewriting, readRows, startOf, writeRows } from './store.ts'

type Rotate = {
  readonly db: Database
  readonly ring: KeyRing
  readonly tables: readonly SealedTable[]
  /** Called often: how many rows of a table have been checked so far, and in which pass. */
  readonly progress: (table: string, rows: number, pass: number) => void
  readonly signal: AbortSignal
}

export type Rotated = {
  /** Values that came under the current keys. */
  readonly values: number
  /** Whether the last pass checked every row and found nothing left to do. */
  readonly isThrough: boolean
  /** Sentences about values that could not be read, and how often each applies. */
  readonly problems: ReadonlyMap<string, number>
}

type Round = { readonly number: number; values: number; missed: number; readonly problems: Map<string, number> }

const rowsAtOnce = 200
const mostPasses = 10

/**
 * Puts every value under the current keys while people go on reading and writing. It has no state of its own: each value names its key,
 * so it can be stopped anywhere and started again, and repeats its pass over the tables until nothing is left.
 */
export async function rotate(asked: Rotate): Promise<Rotated> {
  let values = 0
  for (let pass = 1; ; pass++) {
    const done: Round = { number: pass, values: 0, missed: 0, problems: new Map() }
    for (const table of asked.tables.map(rotatedTable)) await rotateTable(asked, table, done)
    values += done.values
    const { problems } = done
    // A service that still writes with an old key may have written rows that this pass had already gone by.
    const isThrough = done.values + done.missed === 0 && !asked.signal.aborted
    if (isThrough || asked.signal.aborted || pass === mostPasses) return { values, isThrough, problems }
  }
}

async function rotateTable({ db, ring, progress, signal }: Rotate, table: RotatedTable, pass: Round): Promise<void> {
  let after = startOf(table)
  for (let rows = 0; !signal.aborted; ) {
    const batch = await readRows(db, table, after, rowsAtOnce)
    const last = batch.at(-1)
    if (last === undefined) return
    const rewritings = batch.flatMap((row): Rewriting[] => {
      const { changes, problems } = renewRow(ring, table, row)
      for (const problem of problems) pass.problems.set(problem, (pass.problems.get(problem) ?? 0) + 1)
      return changes.length > 0 ? [{ key: row.key, changes }] : []
    })
    await write(db, table, rewritings, pass)
    rows += batch.length
    progress(table.name, rows, pass.number)
    after = last.key
  }
}

async function write(db: Database, table: RotatedTable, rewritings: readonly Rewriting[], pass: Round): Promise<void> {
  if (rewritings.length === 0) return
  const wanted = rewritings.reduce((sum, { changes }) => sum + changes.length, 0)
  try {
    const written = await writeRows(db, table, rewritings)
    pass.values += written.reduce((sum, { values }) => sum + values, 0)
    pass.missed += wanted - written.length
  } catch (error) {
    if (!isTaken(error)) throw error
    const [first, ...others] = rewritings
    if (others.length > 0) for (const one of rewritings) await write(db, table, [one], pass)
    else if (first) await writeWithoutIndexes(db, table, first, pass)
  }
}

/** Two indexes of one value under different keys don't collide: it takes the new key for the database to refuse the second. */
async function writeWithoutIndexes(db: Database, table: RotatedTable, { key, changes }: Rewriting, pass: Round): Promise<void> {
  const indexes = table.columns.filter(({ holds }) => holds.kind === 'index').map(({ column }) => column)
  const problem = `A value of ${indexes.map((column) => `${table.name}.${column}`).join(' or ')} is that of another row, too.`
  pass.problems.set(problem, (pass.problems.get(problem) ?? 0) + 1)
  const others = changes.filter(({ column }) => !indexes.includes(column))
  if (others.length < changes.length && others.length > 0) await write(db, table, [{ key, changes: others }], pass)
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
