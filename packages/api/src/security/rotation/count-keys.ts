import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../key-ring.ts'
import type { KeySet } from '../parse-keys.ts'
import type { SealedTable } from '../sealing.ts'
import { type RotatedColumn, rotatedTable } from './rotated-table.ts'
import { countByKey } from './store.ts'

/** How many values of a column need which key. Null counts values that are not encrypted, or damaged. */
type ColumnKeys = { readonly column: string; readonly counts: ReadonlyMap<string | null, number> }

export type KeyUse = {
  readonly variable: 'ENCRYPTION_KEYS' | 'ENCRYPTION_INDEX_KEYS'
  readonly keys: KeySet
  readonly columns: readonly ColumnKeys[]
}

/** Counts for every key the values that need it, column by column. */
export async function countKeys(db: Queries, ring: KeyRing, tables: readonly SealedTable[]): Promise<readonly KeyUse[]> {
  return [
    { variable: 'ENCRYPTION_KEYS', keys: ring.master, columns: await columnsWith(db, tables, (kind) => kind !== 'index') },
    { variable: 'ENCRYPTION_INDEX_KEYS', keys: ring.index, columns: await columnsWith(db, tables, (kind) => kind === 'index') },
  ]
}

/** The sum over all columns, the current key first; includes keys that the ring doesn't have. */
export function totalsOf({ keys, columns }: KeyUse): ReadonlyMap<string | null, number> {
  const totals = new Map<string | null, number>([...keys.byId.keys()].map((id) => [id, 0]))
  for (const { counts } of columns) for (const [id, count] of counts) totals.set(id, (totals.get(id) ?? 0) + count)
  return totals
}

async function columnsWith(
  db: Queries,
  tables: readonly SealedTable[],
  isMeant: (kind: RotatedColumn['holds']['kind']) => boolean,
): Promise<readonly ColumnKeys[]> {
  const columns: ColumnKeys[] = []
  for (const table of tables.map(rotatedTable))
    for (const column of table.columns)
      if (isMeant(column.holds.kind))
        columns.push({ column: `${table.name}.${column.column}`, counts: await countByKey(db, table, column) })
  return columns
}
