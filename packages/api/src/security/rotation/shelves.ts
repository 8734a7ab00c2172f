import { type IndexSource, indexedColumns, type SealedValues, sealedColumns } from '../sealing.ts'

/** A table that keeps what keys have made. */
export type Shelf = {
  readonly table: string
  /** The columns of its primary key, all of one type. */
  readonly key: readonly string[]
  readonly keyType: 'uuid' | 'text'
  /** The name of a row that its sealed texts are bound to. */
  readonly rowIdOf: (key: readonly string[]) => string
  readonly slots: readonly Slot[]
}

/** What stands in one of its columns, and needs a key. */
export type Slot = {
  readonly column: string
  readonly holds:
    | { readonly kind: 'sealed-text' }
    /** jsonb: { "name": { "sealed": text } }, each bound to its name. */
    | { readonly kind: 'sealed-values' }
    /** jsonb: { "sealed": text }. */
    | { readonly kind: 'sealed-answer' }
    | ({ readonly kind: 'index' } & IndexSource)
}

/** Everything that is under a key and can be put under another one. */
export const shelves: readonly Shelf[] = [
  ...Object.entries<readonly (string | SealedValues)[]>(sealedColumns).map(([table, columns]) => shelfOf(table, columns)),
  {
    table: 'idempotency_keys',
    key: ['scope', 'key'],
    keyType: 'text',
    rowIdOf: (key) => JSON.stringify(key),
    slots: [{ column: 'answer', holds: { kind: 'sealed-answer' } }],
  },
]

function shelfOf(table: string, columns: readonly (string | SealedValues)[]): Shelf {
  const sealed = columns.map((column): Slot => {
    if (typeof column === 'string') return { column, holds: { kind: 'sealed-text' } }
    return { column: column.sealedValuesOf, holds: { kind: 'sealed-values' } }
  })
  const byTable: Readonly<Record<string, Readonly<Record<string, IndexSource>>>> = indexedColumns
  const indexes = Object.entries(byTable[table] ?? {}).map(([column, source]): Slot => ({ column, holds: { kind: 'index', ...source } }))
  return { table, key: ['id'], keyType: 'uuid', rowIdOf: ([id = '']) => id, slots: [...sealed, ...indexes] }
}
