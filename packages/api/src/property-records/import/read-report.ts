import { createHash } from 'node:crypto'
import { bandOf } from '@app/schemas/rules/accounts/unclaimed-amounts'
import { tidyText } from '@app/schemas/rules/answers/short-text'
import type { StateCode } from '@app/schemas/rules/people/states'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/database.ts'
import { layout, nobodyTypes, recordLength, recordNamed, type Span, textAt } from './layout.ts'
import { ownerOf } from './read-owner.ts'

export type ReadLine =
  /** An owner, with what is theirs. */
  | { readonly is: 'owner'; readonly record: Selectable<Tables['property_records']>; readonly owner: Selectable<Tables['property_owners']> }
  /** A sound record that finds nobody: holders, companies, unknown owners, shares, things, summaries. */
  | { readonly is: 'beside' }
  | { readonly is: 'bad'; readonly why: string }
  /** A summary that does not fit what stood before it. */
  | { readonly is: 'unbalanced'; readonly why: string }

/** Whose list it is, and whether this state publishes amounts or only bands of them. */
export type Reading = { readonly state: StateCode; readonly amounts: 'exact' | 'bands' }

type Report = {
  readonly idStart: string
  readonly holder: string
  readonly year: number
  records: number
  properties: number
  cents: number
  /** The property that comes before, unless nobody can own it. */
  last: { readonly sequence: string; readonly record: Selectable<Tables['property_records']> | undefined } | undefined
}

const noReport = 'it stands outside of a report, which begins with record 1'

/** Reads reports line by line. A report is a holder, its properties, and a summary; a file may have many. */
export function readReports(reading: Reading): { readonly take: (line: string) => ReadLine; readonly end: () => ReadLine } {
  let report: Report | undefined
  const take = (line: string): ReadLine => {
    if (report) report.records++
    if (line.length !== recordLength) return bad(`it has ${line.length} characters, and a record has ${recordLength}`)
    const name = recordNamed(line)
    if (name === undefined) return bad(`it begins with “${printable(line[0])}”, which no record does`)
    if (name === 'holder') {
      const open = report
      report = readHolder(line, reading)
      if (!report) return bad('the year or the name of the holder is missing')
      return open ? { is: 'unbalanced', why: 'the report before it has no summary' } : { is: 'beside' }
    }
    if (!report) return bad(noReport)
    if (name === 'property') return readProperty(line, report, reading)
    if (name === 'owner') return readOwner(line, report)
    if (name !== 'summary') return report.last?.sequence === textAt(line, layout[name].fields.sequence) ? { is: 'beside' } : bad(noProperty)
    const read = readSummary(line, report)
    report = undefined
    return read
  }
  const end = (): ReadLine =>
    report ? { is: 'unbalanced', why: 'the file ends without the summary of its last report' } : { is: 'beside' }
  return { take, end }
}

const noProperty = 'it belongs to no property before it'

function readHolder(line: string, { state }: Reading): Report | undefined {
  const { taxId, taxIdExtension, year, reportNumber, name } = layout.holder.fields
  const holder = tidyText(textAt(line, name))
  const reported = numberAt(line, year)
  if (holder === '' || reported === undefined || reported < 1900 || reported > 2100) return undefined
  // A holder may be a person, whose tax number is private: it only distinguishes holders.
  const who = createHash('sha256')
    .update(JSON.stringify([textAt(line, taxId), textAt(line, taxIdExtension), holder]))
    .digest('hex')
  const idStart = `${state}-${who.slice(0, 12)}-${reported}-${textAt(line, reportNumber).padStart(2, '0')}`
  return { idStart, holder, year: reported, records: 1, properties: 0, cents: 0, last: undefined }
}

function readProperty(line: string, report: Report, { state, amounts }: Reading): ReadLine {
  const { sequence: at, ownerType, kind, amount } = layout.property.fields
  report.properties++
  const sequence = textAt(line, at)
  const cents = numberAt(line, amount)
  const isAgain = report.last?.sequence === sequence
  report.last = { sequence, record: undefined }
  if (cents === undefined) return bad('the amount is not a number')
  report.cents += cents
  if (!/^\d{6}$/.test(sequence)) return bad('the number of the property is not one')
  if (isAgain) return bad('the property before it has the same number')
  const code = textAt(line, kind).toUpperCase()
  if (!/^[A-Z]{2}[A-Z0-9]{2}$/.test(code)) return bad('the kind of property is not a code')
  if (nobodyTypes.includes(textAt(line, ownerType))) return { is: 'beside' }
  const id = `${report.idStart}-${sequence}`
  const band = amounts === 'bands' && cents > 0 ? bandOf(cents) : undefined
  const record = {
    id,
    state,
    holder: report.holder,
    kind_code: code,
    // Shares and things are reported without an amount.
    amount_cents: band || cents === 0 ? null : cents,
    band_from_cents: band?.fromCents ?? null,
    band_to_cents: band?.toCents ?? null,
    report_year: report.year,
  }
  report.last = { sequence, record }
  const owner = ownerOf(line, layout.property.fields, id, 1)
  return owner ? { is: 'owner', record, owner } : { is: 'beside' }
}

function readOwner(line: string, { last }: Report): ReadLine {
  const { sequence, number: at } = layout.owner.fields
  if (last?.sequence !== textAt(line, sequence)) return bad(noProperty)
  const number = numberAt(line, at)
  if (number === undefined) return bad('the number of the owner is not one')
  const { record } = last
  // The owner in the record of the property itself is the first.
  const owner = record && ownerOf(line, layout.owner.fields, record.id, number + 2)
  return record && owner ? { is: 'owner', record, owner } : { is: 'beside' }
}

function readSummary(line: string, report: Report): ReadLine {
  const { records, properties, amount } = layout.summary.fields
  const counted = [report.records, report.properties, report.cents]
  const said = [records, properties, amount].map((at) => numberAt(line, at))
  const words = ['records', 'properties', 'cents']
  const wrong = words.flatMap((word, index) =>
    said[index] === counted[index] ? [] : [`${said[index] ?? 'no'} ${word} where there are ${counted[index]}`],
  )
  return wrong.length === 0 ? { is: 'beside' } : { is: 'unbalanced', why: `the summary says ${wrong.join(' and ')}` }
}

function numberAt(line: string, span: Span): number | undefined {
  const text = textAt(line, span)
  return /^\d{0,12}$/.test(text) ? Number(text) : undefined
}

function printable(text = ''): string {
  return /^[ -~]$/.test(text) ? text : '?'
}

function bad(why: string): ReadLine {
  return { is: 'bad', why }
}
