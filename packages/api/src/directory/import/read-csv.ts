import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CsvError, type Info, parse } from 'csv-parse'

export type CsvRow = { readonly line: number; readonly cells: readonly string[] } | { readonly line: number; readonly why: string }

type Parsed = { readonly record: readonly string[]; readonly info: Info }

/** Longer than any row there is: a quote that nobody closed would otherwise swallow the file. */
const longestRow = 1_000_000

/** Reads a CSV row by row, each with its line; one that cannot be read says why, and the rest goes on. */
export async function readCsv(source: Readable, each: (row: CsvRow) => void | Promise<void>): Promise<void> {
  const skipped: CsvRow[] = []
  const parser = parse({
    info: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error) => void skipped.push({ line: lineOf(error), why: error?.code === 'CSV_QUOTE_NOT_CLOSED' ? openQuote : unreadable }),
  })
  // The parser runs ahead: rows are reported in the order of the file, so that a second read counts alike.
  const tellSkipped = async (upTo: number) => {
    while (skipped[0] && skipped[0].line <= upTo) {
      await each(skipped[0])
      skipped.shift()
    }
  }
  await pipeline(source, parser, async (rows: AsyncIterable<Parsed>) => {
    for await (const { record, info } of rows) {
      if (skipped.length > 0) await tellSkipped(info.lines)
      const wait = each({ line: info.lines, cells: record })
      if (wait) await wait
    }
    await tellSkipped(Number.POSITIVE_INFINITY)
  })
}

const openQuote = 'a quote is never closed'
const unreadable = 'it cannot be read as CSV'

function lineOf(error: CsvError | undefined): number {
  const lines: unknown = error?.['lines']
  return typeof lines === 'number' ? lines : 0
}
