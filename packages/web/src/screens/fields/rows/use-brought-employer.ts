import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { useEffect } from 'react'
import type { Typed } from '../../../client/walk/drafts.ts'
import { takeBroughtEmployer } from '../../../client/walk/origin.ts'
import type { ShownField } from '../shown-field.ts'
import { type Row, rowFields } from './row.ts'

/** Begins a row with the employer that was looked up on a page before the flow, where rows ask for one. */
export function useBroughtEmployer(field: ShownField, rows: readonly Row[], add: (answers: Typed) => void): void {
  const column = rowFields(field).find(({ type }) => type === 'company')?.column
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken over when the list is drawn first, and never again
  useEffect(() => {
    const brought = column === undefined ? undefined : takeBroughtEmployer()
    if (column === undefined || !brought) return
    const { company_name: name, company_id } = brought
    const isThere = rows.some((row) => sameNameKey(String(row[column] ?? '')) === sameNameKey(name))
    if (!isThere) add({ [column]: name, ...(company_id !== undefined && { company_id }) })
  }, [])
}
