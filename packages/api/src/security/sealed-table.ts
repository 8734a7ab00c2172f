import type { Tables } from '../db/database.ts'

/**
 * A table with sealed columns, as its folder declares it in `sealed.ts`. Nothing else can be sealed, and `allSealedTables`
 * (`domains/index.ts`) hands them all to the change of keys.
 */
export type SealedTable<Column extends SealedColumn = SealedColumn> = {
  readonly name: string
  readonly sealed: readonly Column[]
  /** Columns of blind indexes that can be made again. Those made from something not stored (requests, senders) expire instead. */
  readonly indexes: Readonly<Record<string, IndexSource>>
  /** The primary key where it is not `id`: columns of one type. Their JSON is the id that sealed texts are bound to. */
  readonly key?: { readonly columns: readonly string[]; readonly type: 'uuid' | 'text' }
}

/** A text, or jsonb: { "sealed": text } as the whole value, or as any of its values, each of which is bound to its own name. */
export type SealedColumn = string | { readonly sealedValueOf: string } | { readonly sealedValuesOf: string }

/** The sealed column whose text a blind index is made from; `as` where it has to match the index of another table. */
export type IndexSource = { readonly from: string; readonly as?: { readonly table: string; readonly column: string } }

type ColumnOf<Name extends keyof Tables> = keyof Tables[Name] & string
type SealedColumnOf<Name extends keyof Tables> =
  | ColumnOf<Name>
  | { readonly sealedValueOf: ColumnOf<Name> }
  | { readonly sealedValuesOf: ColumnOf<Name> }
type Options<Name extends keyof Tables, Column, Index extends string> = {
  readonly indexes?: Readonly<Record<Index, IndexSource & { readonly from: Column }>>
  readonly key?: { readonly columns: readonly ColumnOf<Name>[]; readonly type: 'uuid' | 'text' }
}

/** Declares the sealed columns of a table. A column that the table doesn't have does not compile. */
export function sealedTable<Name extends keyof Tables, const Column extends SealedColumnOf<Name>, Index extends ColumnOf<Name> = never>(
  name: Name,
  sealed: readonly Column[],
  { indexes, key }: Options<Name, Column, Index> = {},
): SealedTable<Column> {
  return { name, sealed, indexes: indexes ?? {}, ...(key && { key }) }
}
