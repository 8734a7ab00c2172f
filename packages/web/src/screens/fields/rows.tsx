import type { FieldKind } from './field-kind.ts'
import { lateInput } from './late-input.tsx'
import { readRows, wrongRows } from './row.ts'

/** A list to which rows are added, changed and removed, each with fields of its own. */
export const rows: FieldKind = {
  Input: lateInput(() => import('./rows-input.tsx').then(({ RowsInput }) => RowsInput)),
  read: readRows,
  wrong: wrongRows,
}
