import { type FieldOf, layout, type RecordName, recordLength } from '../import/layout.ts'

/** One record as a file has it: texts at the left of their fields, numbers at the right with zeros before them. */
export function recordLine<Name extends RecordName>(name: Name, fields: Partial<Record<FieldOf<Name>, string | number>>): string {
  const { code, fields: spans } = layout[name]
  const given = new Map(Object.entries<string | number | undefined>(fields))
  let line: string = code
  for (const [field, [first, last]] of Object.entries(spans)) line = line.padEnd(first - 1) + cell(given.get(field) ?? '', last - first + 1)
  return line.padEnd(recordLength)
}

function cell(entry: string | number, width: number): string {
  return typeof entry === 'number' ? String(entry).padStart(width, '0') : entry.slice(0, width).padEnd(width)
}
