import { late } from '../../../ui/late.tsx'
import type { FieldKind } from '../field-kind.ts'
import { readRows, wrongRows } from './row.ts'

const Input = late(() => import('./rows-input.tsx').then(({ RowsInput }) => RowsInput))

/** A list to which rows are added, changed and removed, each with fields of its own. */
export const rows: FieldKind = { Input, prepare: Input.prepare, labels: 'group', read: readRows, wrong: wrongRows }
