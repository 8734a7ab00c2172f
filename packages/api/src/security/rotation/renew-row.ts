import { blindIndex, needsNewIndex } from '../blind-index.ts'
import type { KeyRing } from '../key-ring.ts'
import { decryptField, type IndexSource, needsRotation, rotateField, SealedValueProblem } from '../sealing.ts'
import type { RotatedColumn, RotatedTable } from './rotated-table.ts'

/** A row as texts, by column. jsonb is a text, too. */
export type Row = { readonly key: readonly string[]; readonly texts: Readonly<Record<string, string | null>> }

/** The text to write in place of the old one, and how many values in it come under another key. */
export type Change = { readonly column: string; readonly old: string; readonly next: string; readonly values: number }

export type Renewed = {
  readonly changes: readonly Change[]
  /** Values that cannot be read and so stay as they are: a sentence for each column. */
  readonly problems: ReadonlySet<string>
}

type Given = {
  readonly ring: KeyRing
  readonly row: Row
  readonly place: { readonly table: string; readonly column: string; readonly rowId: string }
  readonly text: string
  readonly problems: Set<string>
}
type Next = { readonly next: string; readonly values: number }
type Sealed = Exclude<RotatedColumn['holds'], { readonly kind: 'index' }>

/** Puts a row's values under the current keys where they aren't yet. Values that were tampered with are reported, not repaired. */
export function renewRow(ring: KeyRing, table: RotatedTable, row: Row): Renewed {
  const problems = new Set<string>()
  const rowId = table.rowIdOf(row.key)
  const changes = table.columns.flatMap(({ column, holds }): Change[] => {
    const text = row.texts[column]
    if (text === null || text === undefined) return []
    const given = { ring, row, place: { table: table.name, column, rowId }, text, problems }
    const renewed = renewColumn(given, holds)
    return renewed ? [{ column, old: text, ...renewed }] : []
  })
  return { changes, problems }
}

function renewColumn(given: Given, holds: RotatedColumn['holds']): Next | undefined {
  return holds.kind === 'index' ? renewIndex(given, holds) : renewals[holds.kind](given)
}

function renewIndex({ ring, row, place, text, problems }: Given, { from, as }: Required<IndexSource>): Next | undefined {
  const sealed = row.texts[from]
  if (!needsNewIndex(ring, text) || sealed === null || sealed === undefined) return undefined
  const plain = collecting(problems, () => decryptField(ring, { ...place, column: from }, sealed))
  return plain === undefined ? undefined : { next: blindIndex(ring, as, plain), values: 1 }
}

const renewals: Readonly<Record<Sealed['kind'], (given: Given) => Next | undefined>> = {
  'sealed-text': ({ ring, place, text, problems }) => {
    const next = collecting(problems, () => (needsRotation(ring, text) ? rotateField(ring, place, text) : undefined))
    return next === undefined ? undefined : { next, values: 1 }
  },
  'sealed-values': ({ ring, place, text, problems }) => {
    const all: Readonly<Record<string, unknown>> = JSON.parse(text)
    let values = 0
    const next = Object.entries(all).map(([name, value]) => {
      if (!isSealed(value) || !needsRotation(ring, value.sealed)) return [name, value]
      const sealed = collecting(problems, () => rotateField(ring, { ...place, column: name }, value.sealed))
      if (sealed === undefined) return [name, value]
      values++
      return [name, { ...value, sealed }]
    })
    return values === 0 ? undefined : { next: JSON.stringify(Object.fromEntries(next)), values }
  },
  'sealed-value': ({ ring, place, text, problems }) => {
    const value: unknown = JSON.parse(text)
    if (!isSealed(value) || !needsRotation(ring, value.sealed)) return undefined
    const sealed = collecting(problems, () => rotateField(ring, place, value.sealed))
    return sealed === undefined ? undefined : { next: JSON.stringify({ ...value, sealed }), values: 1 }
  },
}

function collecting<Result>(problems: Set<string>, work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof SealedValueProblem)) throw error
    problems.add(error.message)
    return undefined
  }
}

function isSealed(value: unknown): value is { readonly sealed: string } {
  return typeof value === 'object' && value !== null && 'sealed' in value && typeof value.sealed === 'string'
}
