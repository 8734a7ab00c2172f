import type { Queries } from '../../db/database.ts'
import { blindIndexes } from '../blind-index.ts'
import type { KeyRing } from '../key-ring.ts'
import { decryptField, type SealedTable, SealedValueProblem } from '../sealing.ts'
import type { Row } from './renew-row.ts'
import { type RotatedTable, rotatedTable } from './rotated-table.ts'
import { readEnds } from './store.ts'

type Wrong = {
  readonly variable: 'ENCRYPTION_KEYS' | 'ENCRYPTION_INDEX_KEYS'
  readonly key: string
  /** There is a key of that name, and it is another one. */
  readonly isThere: boolean
}

/**
 * Why a service with these keys must not work on this database, in a line; undefined when they read what is in it. With others it would
 * find nobody, and take people in a second time, under keys that are taken out again.
 *
 * Looked at are the ends of one table: a change of keys goes from one to the other. A single value may be damaged, and is no reason.
 */
export async function keysProblem(
  db: Queries,
  ring: KeyRing,
  { table, keyFile }: { readonly table: SealedTable; readonly keyFile?: string | undefined },
): Promise<string | undefined> {
  const rotated = rotatedTable(table)
  const ends = (await readEnds(db, rotated)).map((row) => wrongKeys(ring, rotated, row))
  const missing = ends.flat().find(({ isThere }) => !isThere)
  const [other] = ends.every((wrong) => wrong.length > 0) ? ends.flat() : []
  const wrong = missing ?? other
  return wrong && wordsOf(wrong, keyFile)
}

function wrongKeys(ring: KeyRing, table: RotatedTable, { key, texts }: Row): readonly Wrong[] {
  const rowId = table.rowIdOf(key)
  const opened = (column: string, sealed: string) => openOr(() => decryptField(ring, { table: table.name, column, rowId }, sealed))
  return table.columns.flatMap(({ column, holds }): readonly Wrong[] => {
    const text = texts[column]
    const [, name] = /^[vb]1\.([a-z0-9-]{1,16})\./.exec(text ?? '') ?? []
    if (typeof text !== 'string' || name === undefined) return []
    if (holds.kind === 'sealed-text') {
      const isThere = ring.master.byId.has(name)
      return isThere && opened(column, text) !== undefined ? [] : [{ variable: 'ENCRYPTION_KEYS', key: name, isThere }]
    }
    if (holds.kind !== 'index') return []
    const isThere = ring.index.byId.has(name)
    const plain = opened(holds.from, texts[holds.from] ?? '')
    const isRight = isThere && (plain === undefined || blindIndexes(ring, holds.as, plain).includes(text))
    return isRight ? [] : [{ variable: 'ENCRYPTION_INDEX_KEYS', key: name, isThere }]
  })
}

function openOr(open: () => string): string | undefined {
  try {
    return open()
  } catch (error) {
    if (error instanceof SealedValueProblem) return undefined
    throw error
  }
}

function wordsOf({ variable, key, isThere }: Wrong, keyFile: string | undefined): string {
  const place = keyFile === undefined ? variable : `${variable} of the key file ${keyFile}`
  const what = isThere
    ? `The key ${key} in ${place} is another one than that with which this database was filled. Put that one back.`
    : `This database was filled with the key ${key}, which is not in ${place}. Put it back.`
  return `${what} If nothing in it is needed, name another one: with DATABASE_URL, or a new folder with DATA_DIR.`
}
