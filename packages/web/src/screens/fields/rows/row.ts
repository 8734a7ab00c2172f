import { answerWords } from '@app/schemas/rules/answers/answer-words'
import { bad, good } from '@app/schemas/rules/answers/checked'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import type { Typed } from '../../../client/walk/drafts.ts'
import type { FieldKind, Reading, ReadPart } from '../field-kind.ts'
import { askedFields, ownField, type ShownField } from '../shown-field.ts'

/**
 * One row as it is typed: its answers by column, what goes with them, and who it is. A row that was taken away stays as removed, so
 * that it can be taken back, and so that the service is told.
 */
export type Row = Typed & { readonly row?: string; readonly pk?: string; readonly is_removed?: boolean }

export function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter((one): one is Row => typeof one === 'object' && one !== null) : []
}

/** Under which name a row is known: the one of the service, or the one it was begun under. */
export function rowKey(row: Row): string {
  return row.pk ?? row.row ?? ''
}

export function rowFields({ rows = [] }: ShownField): readonly ShownField[] {
  return rows.map((part) => ownField(part))
}

/** Nothing was typed in it yet. What the service has is never blank: emptied, it lacks what is needed. */
export function isBlank(row: Row, field: ShownField): boolean {
  return row.pk === undefined && rowFields(field).every(({ column }) => isEmpty(row[column]))
}

/** The values of a row by the names of its fields, with what they depend on. */
export function rowOthers(row: Row, field: ShownField, others: Typed): Typed {
  return { ...others, ...row, ...Object.fromEntries(rowFields(field).map(({ name, column }) => [name, row[column]])) }
}

/** The fields of a row that are asked now. */
export function askedParts(row: Row, field: ShownField, others: Typed): readonly ShownField[] {
  return askedFields(rowFields(field), rowOthers(row, field, others), {})
}

/** What is wrong with a row, by column, in the words of its fields. */
export function rowWrong(row: Row, field: ShownField, reading: Reading, readPart: ReadPart): Readonly<Record<string, string>> {
  const parts = askedParts(row, field, reading.others)
  return Object.fromEntries(
    parts.flatMap((part, index) => {
      const value = row[part.column]
      const answer = readPart(part, value, reading)
      const before = parts[index - 1]
      const problem = answer.ok ? (before && isBackwards(before, part, row) ? 'match' : undefined) : answer.problem
      return problem === undefined ? [] : [[part.column, answerWords(part, problem, value)]]
    }),
  )
}

/** Two years one after the other are a span: it does not end before it begins. */
function isBackwards(from: ShownField, to: ShownField, row: Row): boolean {
  return from.type === 'year' && to.type === 'year' && Number(row[to.column]) < Number(row[from.column])
}

/** The rows as they are sent: what is asked of each, cleaned, and who it is. Empty ones are left out. */
export const readRows: NonNullable<FieldKind['read']> = (value, field, reading, readPart) => {
  const rows = rowsOf(value).filter((row) => row.is_removed || !isBlank(row, field))
  const here = rows.filter((row) => !row.is_removed)
  if (here.length === 0 && !field.optional) return bad('required')
  if (here.some((row) => Object.keys(rowWrong(row, field, reading, readPart)).length > 0)) return bad('format')
  return good(rows.map((row) => (row.is_removed ? row : sentRow(row, field, reading, readPart))))
}

function sentRow(row: Row, field: ShownField, reading: Reading, readPart: ReadPart): Row {
  const parts = askedParts(row, field, reading.others)
  const gone = rowFields(field).map(({ column }) => [column, undefined] as const)
  const read = parts.map((part) => [part.column, readPart(part, row[part.column], reading)] as const)
  return {
    ...row,
    ...Object.fromEntries(gone),
    ...Object.fromEntries(read.map(([column, answer]) => [column, answer.ok ? answer.value : undefined])),
  }
}

/** The first row that is not whole: what is missing in it, by row and column. */
export const wrongRows: NonNullable<FieldKind['wrong']> = (value, field, reading, readPart) => {
  for (const row of rowsOf(value)) {
    if (row.is_removed || isBlank(row, field)) continue
    const wrong = Object.entries(rowWrong(row, field, reading, readPart))
    if (wrong.length > 0) return Object.fromEntries(wrong.map(([column, words]) => [`${rowKey(row)}-${column}`, words]))
  }
  return {}
}
