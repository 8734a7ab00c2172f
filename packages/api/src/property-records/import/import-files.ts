import { parseArgs } from 'node:util'
import { toSentState } from '@app/schemas/rules/people/states'
import type { Screen } from '../../db/commands/command.ts'
import { counted, secondsSince } from '../../db/commands/numbers.ts'
import type { Database } from '../../db/database.ts'
import { openBadRows } from '../../directory/import/bad-rows.ts'
import type { Source } from '../../directory/import/import-source.ts'
import { type Imported, importRecords, type PropertySource } from './import-records.ts'
import type { Reading } from './read-report.ts'

type Around = { readonly folder: string; readonly signal: AbortSignal; readonly screen: Screen }
type Words = Reading & { readonly files: readonly string[] }

export const naupaUsage =
  'npm run import -- naupa FILE… --state XX [--bands]            reads NAUPA II reports of unclaimed property; with --bands no amounts are kept, but bands of them'

/** Which files of which state, from the words of the command; undefined when they are wrong. */
export function readNaupaWords(words: readonly string[]): Words | undefined {
  try {
    const options = { state: { type: 'string' }, bands: { type: 'boolean' } } as const
    const { values, positionals: files } = parseArgs({ args: [...words], allowPositionals: true, options })
    const state = toSentState(values.state ?? '')
    return state.ok && files.length > 0 ? { state: state.value, amounts: values.bands ? 'bands' : 'exact', files } : undefined
  } catch {
    return undefined
  }
}

/** Reads files one after the other. Returns the exit code: 1 when a report does not add up, though its sound records are saved. */
export async function importNaupaFiles(db: Database, sources: readonly Source[], reading: Reading, around: Around): Promise<number> {
  const started = performance.now()
  let rows = 0
  let unbalanced = 0
  for (const source of sources) {
    const imported = await importOne(db, { ...source, ...reading }, around)
    rows += imported.rows - imported.from
    unbalanced += imported.unbalanced
  }
  around.screen.print(`✓ ${counted(rows, 'record')} read in ${secondsSince(started)}.`)
  if (unbalanced === 0) return 0
  around.screen.complain(`${counted(unbalanced, 'report')} did not add up: a part may be missing. What could be read is kept.`)
  return 1
}

async function importOne(db: Database, source: PropertySource, { folder, screen, signal }: Around): Promise<Imported> {
  const bad = openBadRows(folder, source.name)
  const progress = (rows: number) => screen.progress(`  ${source.name}: ${counted(rows, 'record')}`)
  try {
    const imported = await importRecords(db, source, { onBad: bad.add, progress, signal })
    screen.print(`  ${source.name}: ${wordsFor(imported)}`)
    return imported
  } finally {
    const file = await bad.close()
    for (const { line, why } of bad.first) screen.print(`    line ${line}: ${why}`)
    if (file) screen.print(`    All of them are in ${file}.`)
  }
}

function wordsFor({ rows, kept, beside, bad, from, isReadBefore }: Imported): string {
  if (isReadBefore) return `read before, ${counted(rows, 'record')}`
  return [
    counted(rows, 'record'),
    `${counted(kept, 'owner')} kept`,
    ...(beside > 0 ? [`${counted(beside, 'record')} that name nobody`] : []),
    ...(from > 0 ? [`went on after ${counted(from, 'record')}`] : []),
    ...(bad > 0 ? [`${counted(bad, 'record')} could not be read:`] : []),
  ].join(', ')
}
