import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../key-ring.ts'
import type { KeySet } from '../parse-keys.ts'
import { type Slot, shelves } from './shelves.ts'
import { countByKey } from './store.ts'

/** How many values of a column need which key. Null: none, because they are not what belongs there. */
type ColumnKeys = { readonly column: string; readonly counts: ReadonlyMap<string | null, number> }

export type KeyUse = {
  readonly variable: 'ENCRYPTION_KEYS' | 'ENCRYPTION_INDEX_KEYS'
  readonly keys: KeySet
  readonly columns: readonly ColumnKeys[]
}

/** What every key is needed for, counted value by value. */
export async function countKeys(db: Queries, ring: KeyRing): Promise<readonly KeyUse[]> {
  return [
    { variable: 'ENCRYPTION_KEYS', keys: ring.master, columns: await columnsWith(db, (kind) => kind !== 'index') },
    { variable: 'ENCRYPTION_INDEX_KEYS', keys: ring.index, columns: await columnsWith(db, (kind) => kind === 'index') },
  ]
}

/** The sum over all columns, the current key first; also of keys that are not there. */
export function totalsOf({ keys, columns }: KeyUse): ReadonlyMap<string | null, number> {
  const totals = new Map<string | null, number>([...keys.byId.keys()].map((id) => [id, 0]))
  for (const { counts } of columns) for (const [id, count] of counts) totals.set(id, (totals.get(id) ?? 0) + count)
  return totals
}

async function columnsWith(db: Queries, isMeant: (kind: Slot['holds']['kind']) => boolean): Promise<readonly ColumnKeys[]> {
  const columns: ColumnKeys[] = []
  for (const shelf of shelves)
    for (const slot of shelf.slots)
      if (isMeant(slot.holds.kind)) columns.push({ column: `${shelf.table}.${slot.column}`, counts: await countByKey(db, shelf, slot) })
  return columns
}
