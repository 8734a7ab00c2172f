import type { FieldKind } from './field-kind.ts'
import { lateComponent } from './late-component.tsx'
import { readRows, wrongRows } from './row.ts'

const { Shown, prepare } = lateComponent(() => import('./rows-input.tsx').then(({ RowsInput }) => RowsInput))

/** A list to which rows are added, changed and removed, each with fields of its own. */
export const rows: FieldKind = { Input: Shown, prepare, read: readRows, wrong: wrongRows }
