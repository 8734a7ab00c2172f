import type { KeyRing } from './key-ring.ts'
import { rotatedTable } from './rotation/rotated-table.ts'
import { decryptField, type SealedTable } from './sealing.ts'

export type Row = Readonly<Record<string, unknown>>

/** A row as it reads once its sealed values are open. Blind indexes are left out: they are no values of the row. */
export function openRow(keys: KeyRing, sealed: SealedTable | undefined, row: Row): Row {
  if (!sealed) return row
  const { name: table, key, rowIdOf, columns } = rotatedTable(sealed)
  const rowId = rowIdOf(key.map((column) => String(row[column])))
  const indexes = new Set(columns.flatMap(({ column, holds }) => (holds.kind === 'index' ? [column] : [])))
  const open = (column: string, text: string) => decryptField(keys, { table, column, rowId }, text)
  const opened = columns.flatMap(({ column, holds }): (readonly [string, unknown])[] => {
    const value = row[column]
    if (holds.kind === 'index' || value === null || value === undefined) return []
    if (holds.kind === 'sealed-text') return [[column, open(column, String(value))]]
    if (holds.kind === 'sealed-value') return [[column, isSealed(value) ? open(column, value.sealed) : value]]
    const values = Object.entries(value).map(([name, one]) => [name, isSealed(one) ? open(name, one.sealed) : one])
    return [[column, Object.fromEntries(values)]]
  })
  const others = Object.entries(row).filter(([column]) => !indexes.has(column))
  return { ...Object.fromEntries(others), ...Object.fromEntries(opened) }
}

function isSealed(value: unknown): value is { readonly sealed: string } {
  return typeof value === 'object' && value !== null && 'sealed' in value && typeof value.sealed === 'string'
}
