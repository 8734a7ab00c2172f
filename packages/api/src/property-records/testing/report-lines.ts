import { Readable } from 'node:stream'
import type { Database } from '../../db/database.ts'
import { importRecords, type PropertySource } from '../import/import-records.ts'
import type { FieldOf } from '../import/layout.ts'
import { recordLine } from '../sample/record-line.ts'

type Property = Partial<Record<FieldOf<'property'>, string>>

/** A report with these properties that adds up. */
export function report(properties: readonly Property[], more: readonly string[] = [], holder = 'BRINDLE SAVINGS BANK'): readonly string[] {
  const lines = properties.map((own, index) =>
    recordLine('property', { sequence: String(index + 1).padStart(6, '0'), ownerType: 'OT', kind: 'AC01', amount: '0000012345', ...own }),
  )
  const cents = properties.reduce((sum, { amount = '0000012345' }) => sum + Number(amount), 0)
  const first = recordLine('holder', { taxId: '000000001', year: '2024', reportNumber: '01', name: holder })
  const [records, count] = [lines.length + more.length + 2, lines.length].map((number) => String(number).padStart(6, '0'))
  const last = recordLine('summary', { records: records ?? '', properties: count ?? '', amount: String(cents).padStart(12, '0') })
  return [first, ...lines, ...more, last]
}

let files = 0

export function sourceOf(lines: readonly string[], own: Partial<PropertySource> = {}): PropertySource {
  const open = () => Readable.from([lines.map((line) => `${line}\r\n`).join('')])
  return { id: `test-${files++}`, name: 'test.txt', open, state: 'OR', amounts: 'exact', ...own }
}

/** Reads them, and reports what was wrong. */
export async function read(db: Database, source: PropertySource) {
  const bad: { line: number; why: string }[] = []
  const imported = await importRecords(db, source, { onBad: (one) => bad.push(one), progress: () => undefined })
  return { ...imported, told: bad }
}
