import type { Screen } from '../../db/commands/command.ts'
import { counted } from '../../db/commands/numbers.ts'
import type { Database } from '../../db/database.ts'
import { openBadRows } from './bad-rows.ts'
import { foldFilings } from './fold.ts'
import { type Imported, importSource, type Source } from './import-source.ts'
import { findPlace, isAllFolded } from './store.ts'

type Around = { readonly folder: string; readonly signal: AbortSignal; readonly screen: Screen }

/** Reads files one after the other, and then makes plans and companies of all of them. Answers with the rows that were read. */
export async function importFiles(db: Database, sources: readonly Source[], around: Around): Promise<number> {
  const { screen, signal } = around
  let rows = 0
  for (const source of sources) rows += await importOne(db, source, around)
  if (await isAllFolded(db)) {
    screen.print('  Plans and companies are as they were: everything was read before.')
    return rows
  }
  await foldFilings(db, { signal, progress: (plans) => screen.progress(`  plans and companies: ${counted(plans, 'filing')}`) })
  return rows
}

async function importOne(db: Database, source: Source, { folder, screen, signal }: Around): Promise<number> {
  const place = await findPlace(db, source.id)
  if (place?.is_read) {
    screen.print(`  ${source.name}: read before, ${counted(place.rows_done, 'row')}`)
    return 0
  }
  const bad = openBadRows(folder, source.name)
  const started = performance.now()
  const progress = (rows: number) => screen.progress(`  ${source.name}: ${counted(rows, 'row')}, ${perSecond(rows, started)}`)
  try {
    const imported = await importSource(db, source, { onBad: bad.add, progress, signal })
    printImported(screen, source.name, imported)
    return imported.rows - imported.from
  } finally {
    const file = await bad.close()
    for (const { line, why } of bad.first) screen.print(`    line ${line}: ${why}`)
    if (file) screen.print(`    All of them are in ${file}.`)
  }
}

function printImported(screen: Screen, name: string, { kind, rows, kept, beside, bad, from }: Imported): void {
  const parts = [
    `${counted(rows, 'row')} of ${kind}`,
    `${counted(kept, 'row')} kept`,
    ...(beside > 0 ? [`${counted(beside, 'row')} about something else`] : []),
    ...(from > 0 ? [`went on after ${counted(from, 'row')}`] : []),
    ...(bad > 0 ? [`${counted(bad, 'row')} could not be read:`] : []),
  ]
  screen.print(`  ${name}: ${parts.join(', ')}`)
}

function perSecond(rows: number, started: number): string {
  return `${counted(Math.round((rows / (performance.now() - started)) * 1_000), 'row')} a second`
}
