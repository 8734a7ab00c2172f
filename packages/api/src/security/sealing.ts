import { decryptField, encryptField } from './field-encryption.ts'
import type { KeyRing } from './key-ring.ts'
import type { SealedColumn, SealedTable } from './sealed-table.ts'

/** Seals and opens the personal columns of one table. */
export type Sealing<Column extends string> = {
  readonly seal: (column: Column, rowId: string, plain: string) => string
  readonly open: (column: Column, rowId: string, sealed: string) => string
}

/** The name that a text is bound to: its column, or its own among the values of a jsonb column. */
type NameOf<Column extends SealedColumn> = Column extends string
  ? Column
  : Column extends { readonly sealedValueOf: infer Own }
    ? Own
    : string

export function sealing<Column extends SealedColumn>(
  keys: KeyRing,
  { name: table }: SealedTable<Column>,
): Sealing<NameOf<Column> & string> {
  return {
    seal: (column, rowId, plain) => encryptField(keys, { table, column, rowId }, plain),
    open: (column, rowId, sealed) => decryptField(keys, { table, column, rowId }, sealed),
  }
}
