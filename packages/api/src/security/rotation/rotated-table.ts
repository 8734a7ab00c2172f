import type { IndexSource, SealedColumn, SealedTable } from '../sealing.ts'

/** A table as the change of keys walks it. */
export type RotatedTable = {
  readonly name: string
  /** The columns of its primary key, all of one type. */
  readonly key: readonly string[]
  readonly keyType: 'uuid' | 'text'
  /** The id that the sealed texts of a row are bound to. */
  readonly rowIdOf: (key: readonly string[]) => string
  readonly columns: readonly RotatedColumn[]
}

/** A column whose values need a key. */
export type RotatedColumn = {
  readonly column: string
  readonly holds:
    | { readonly kind: 'sealed-text' }
    /** jsonb: { "name": { "sealed": text } }, each bound to its name. */
    | { readonly kind: 'sealed-values' }
    /** jsonb: { "sealed": text }. */
    | { readonly kind: 'sealed-value' }
    | ({ readonly kind: 'index' } & Required<IndexSource>)
}

export function rotatedTable({ name, sealed, indexes, key }: SealedTable): RotatedTable {
  const indexColumns = Object.entries(indexes).map(
    ([column, { from, as = { table: name, column: from } }]): RotatedColumn => ({ column, holds: { kind: 'index', from, as } }),
  )
  const columns = [...sealed.map(rotatedColumn), ...indexColumns]
  if (key) return { name, key: key.columns, keyType: key.type, rowIdOf: (values) => JSON.stringify(values), columns }
  return { name, key: ['id'], keyType: 'uuid', rowIdOf: ([id = '']) => id, columns }
}

function rotatedColumn(column: SealedColumn): RotatedColumn {
  if (typeof column === 'string') return { column, holds: { kind: 'sealed-text' } }
  if ('sealedValueOf' in column) return { column: column.sealedValueOf, holds: { kind: 'sealed-value' } }
  return { column: column.sealedValuesOf, holds: { kind: 'sealed-values' } }
}
