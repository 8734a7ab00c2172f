import type { Database } from '../../db/database.ts'
import type { KeyRing } from '../key-ring.ts'
import { renewRow } from './renew-row.ts'
import { type Shelf, shelves } from './shelves.ts'
import { type Rewriting, readRows, startOf, writeRows } from './store.ts'

type Rotate = {
  readonly db: Database
  readonly ring: KeyRing
  /** Is told what is under way: how many rows of a table were looked at, and for the how manieth time. Called often. */
  readonly progress: (table: string, rows: number, pass: number) => void
  readonly signal: AbortSignal
}

export type Rotated = {
  /** Values that are under the current keys now, and were not before. */
  readonly values: number
  /** Whether every row was looked at to the end, and nothing was in the way the last time. */
  readonly isThrough: boolean
  /** What could not be read, in words, and how often. */
  readonly problems: ReadonlyMap<string, number>
}

type Pass = { readonly number: number; values: number; missed: number; readonly problems: Map<string, number> }

const rowsAtOnce = 200
const mostPasses = 10

/**
 * Puts every value under the current keys while people go on reading and writing. It keeps no account of its own: what needs it is told by
 * the values themselves, so it may be stopped anywhere and begun again, and goes over the tables until nothing is left.
 */
export async function rotate(asked: Rotate): Promise<Rotated> {
  let values = 0
  for (let pass = 1; ; pass++) {
    const done: Pass = { number: pass, values: 0, missed: 0, problems: new Map() }
    for (const shelf of shelves) await rotateShelf(asked, shelf, done)
    values += done.values
    const { problems } = done
    // What was written while the others were looked at may have come under an old key again, from a service that writes with it.
    const isThrough = done.values + done.missed === 0 && !asked.signal.aborted
    if (isThrough || asked.signal.aborted || pass === mostPasses) return { values, isThrough, problems }
  }
}

async function rotateShelf({ db, ring, progress, signal }: Rotate, shelf: Shelf, pass: Pass): Promise<void> {
  let after = startOf(shelf)
  for (let rows = 0; !signal.aborted; ) {
    const batch = await readRows(db, shelf, after, rowsAtOnce)
    const last = batch.at(-1)
    if (last === undefined) return
    const rewritings = batch.flatMap((row): Rewriting[] => {
      const { changes, problems } = renewRow(ring, shelf, row)
      for (const problem of problems) pass.problems.set(problem, (pass.problems.get(problem) ?? 0) + 1)
      return changes.length > 0 ? [{ key: row.key, changes }] : []
    })
    await write(db, shelf, rewritings, pass)
    rows += batch.length
    progress(shelf.table, rows, pass.number)
    after = last.key
  }
}

async function write(db: Database, shelf: Shelf, rewritings: readonly Rewriting[], pass: Pass): Promise<void> {
  if (rewritings.length === 0) return
  const wanted = rewritings.reduce((sum, { changes }) => sum + changes.length, 0)
  try {
    const written = await writeRows(db, shelf, rewritings)
    pass.values += written.reduce((sum, { values }) => sum + values, 0)
    pass.missed += wanted - written.length
  } catch (error) {
    if (!isTaken(error)) throw error
    const [first, ...others] = rewritings
    if (others.length > 0) for (const one of rewritings) await write(db, shelf, [one], pass)
    else if (first) await writeWithoutIndexes(db, shelf, first, pass)
  }
}

/** Under the old key an index could not be seen to stand for the same as one under the new key: now it shows. */
async function writeWithoutIndexes(db: Database, shelf: Shelf, { key, changes }: Rewriting, pass: Pass): Promise<void> {
  const indexes = shelf.slots.filter(({ holds }) => holds.kind === 'index').map(({ column }) => column)
  const problem = `A value of ${indexes.map((column) => `${shelf.table}.${column}`).join(' or ')} is that of another row, too.`
  pass.problems.set(problem, (pass.problems.get(problem) ?? 0) + 1)
  const others = changes.filter(({ column }) => !indexes.includes(column))
  if (others.length < changes.length && others.length > 0) await write(db, shelf, [{ key, changes: others }], pass)
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
