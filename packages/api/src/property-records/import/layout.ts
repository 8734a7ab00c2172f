/** Every record of a report to a state has so many characters, and ends with a line break. */
export const recordLength = 625

/** The position of a field: its first and last character, counted from 1. */
export type Span = readonly [first: number, last: number]

/**
 * The records of a NAUPA II report by the code that each begins with, with the fields that are read here. Texts stand at the left and are
 * filled with spaces, numbers at the right and are filled with zeros; amounts are cents. What is not listed is skipped.
 */
export const layout = {
  holder: {
    code: '1',
    fields: {
      taxId: [2, 10],
      taxIdExtension: [11, 12],
      year: [13, 16],
      reportNumber: [18, 19],
      name: [37, 76],
    },
  },
  property: {
    code: '2',
    fields: {
      sequence: [2, 7],
      ownerType: [10, 11],
      lastName: [12, 51],
      firstName: [52, 81],
      city: [228, 257],
      state: [278, 279],
      zip: [280, 288],
      kind: [319, 322],
      amount: [323, 332],
    },
  },
  owner: {
    code: '3',
    fields: {
      sequence: [2, 7],
      number: [8, 10],
      lastName: [15, 54],
      firstName: [55, 84],
      city: [231, 260],
      state: [281, 282],
      zip: [283, 291],
    },
  },
  securities: { code: '5', fields: { sequence: [2, 7] } },
  tangible: { code: '6', fields: { sequence: [2, 7] } },
  summary: {
    code: '9',
    fields: {
      records: [2, 7],
      properties: [8, 13],
      amount: [14, 25],
    },
  },
} as const satisfies Readonly<Record<string, { readonly code: string; readonly fields: Readonly<Record<string, Span>> }>>

type Layout = typeof layout
export type RecordName = keyof Layout
export type FieldOf<Name extends RecordName> = keyof Layout[Name]['fields']

/** Owners that are nobody: many in one, or unknown. */
export const nobodyTypes: readonly string[] = ['AP', 'UN']

export function recordNamed(line: string): RecordName | undefined {
  return names.find((name) => layout[name].code === line[0])
}

/** The value of a field, without its padding. */
export function textAt(line: string, [first, last]: Span): string {
  return line.slice(first - 1, last).trim()
}

const names = Object.keys(layout).filter((name): name is RecordName => Object.hasOwn(layout, name))
