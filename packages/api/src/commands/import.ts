import { resolve } from 'node:path'
import type { Screen } from '../db/commands/command.ts'
import { counted, secondsSince } from '../db/commands/numbers.ts'
import { isDatabaseDown } from '../db/connections/is-database-down.ts'
import { reachDatabase } from '../db/connections/reach-database.ts'
import type { Database } from '../db/database.ts'
import { bringUpToDate, withDatabase } from '../db/migrations/up-to-date.ts'
import { DatabaseProblem } from '../db/postgres/database-problem.ts'
import { fileSource } from '../directory/import/file-source.ts'
import { importFiles } from '../directory/import/import-files.ts'
import { ImportProblem } from '../directory/import/import-problem.ts'
import type { Source } from '../directory/import/import-source.ts'
import { readKnownCompanies } from '../directory/sample/known-companies.ts'
import { readSampleWords, writeSample } from '../directory/sample/write-sample.ts'
import { importNaupaFiles, naupaUsage, readNaupaWords } from '../property-records/import/import-files.ts'
import { type DatabaseSettings, databaseSettings } from '../settings/database-settings.ts'
import { readSettings } from '../settings/read-settings.ts'

export type { Screen } from '../db/commands/command.ts'

type Around = {
  readonly env: Readonly<Record<string, string | undefined>>
  /** What the path of a file starts from, and where the list of bad rows is written. */
  readonly folder: string
  readonly signal: AbortSignal
  readonly screen: Screen
}

const usage = [
  'npm run import -- form5500 FILE…                              reads public Form 5500 files into the directory of companies and plans',
  'npm run import -- sample [--plans 20000] [--seed 1] [FOLDER]  writes files of the same kind about companies that there are not',
  naupaUsage,
  'Files: the .csv of F_5500, F_5500_SF, F_SCH_H, F_SCH_I, F_SCH_C_PART1_ITEM2, of any year and in any order. Stopped, it goes on when it is run again.',
]

/** `npm run import -- …`. Answers with the exit code: 0 when it is done, 1 when it could not be, 2 for wrong words. */
export async function importCommand(words: readonly string[], around: Around): Promise<number> {
  const { screen, signal } = around
  const [name, ...more] = words
  try {
    if (name === 'form5500' && more.length > 0 && !more.some((word) => word.startsWith('-')))
      return await importEach(more, around, (db, sources) => importForm5500(db, sources, around))
    const naupa = name === 'naupa' ? readNaupaWords(more) : undefined
    if (naupa) return await importEach(naupa.files, around, (db, sources) => importNaupaFiles(db, sources, naupa, around))
    const sample = name === 'sample' ? readSampleWords(more) : undefined
    if (!sample) return help(words, screen)
    const { settings, problems } = readSettings(databaseSettings, around.env)
    if (problems) return complain(screen, problems)
    const known = await readKnownCompanies(settings.flowsFolder)
    await writeSample({ ...sample, known }, around)
    return 0
  } catch (error) {
    return complain(screen, [signal.aborted ? 'Stopped. Run it again to go on.' : lineOf(error)])
  }
}

type Import = (db: Database, sources: readonly Source[]) => Promise<number>

async function importEach(files: readonly string[], around: Around, importAll: Import): Promise<number> {
  const { screen, folder } = around
  const { settings, problems } = readSettings(databaseSettings, around.env)
  if (problems) return complain(screen, problems)
  const sources: Source[] = []
  // All names are checked before the first file is read, so that a wrong one is reported at once.
  for (const file of files) sources.push(await fileSource(resolve(folder, file)))
  return onDatabase(settings, screen, (db, name) => {
    screen.print(`Importing into ${name} …`)
    return importAll(db, sources)
  })
}

async function importForm5500(db: Database, sources: readonly Source[], around: Around): Promise<number> {
  const started = performance.now()
  const rows = await importFiles(db, sources, around)
  around.screen.print(`✓ ${counted(rows, 'row')} read in ${secondsSince(started)}.`)
  return 0
}

async function onDatabase(
  settings: DatabaseSettings,
  screen: Screen,
  work: (db: Database, name: string) => Promise<number>,
): Promise<number> {
  const { place, name, close } = await reachDatabase({ ...settings, mayMake: true, log: screen.print })
  try {
    await bringUpToDate(place)
    return await withDatabase(place.ownerUrl, (db) => work(db, name))
  } finally {
    await close()
  }
}

/** What the words should be, after what is wrong with those that were given. */
function help([name, ...more]: readonly string[], screen: Screen): number {
  const isAsked = name === 'help' || name === '--help' || name === '-h'
  const lines = isAsked || name === undefined ? usage : [wrongWords(name, more), ...usage]
  for (const line of lines) (isAsked ? screen.print : screen.complain)(line)
  return isAsked ? 0 : 2
}

function wrongWords(name: string, more: readonly string[]): string {
  if (!['form5500', 'naupa', 'sample'].includes(name)) return `There is no command “${name}”.`
  return more.length === 0 ? `“${name}” needs more words.` : `“${name}” does not take “${more.join(' ')}”.`
}

function complain(screen: Screen, lines: readonly string[]): number {
  for (const line of lines) screen.complain(line)
  return 1
}

function lineOf(error: unknown): string {
  if (error instanceof ImportProblem || error instanceof DatabaseProblem) return error.message
  if (isDatabaseDown(error)) return 'The connection to the database was lost. Run it again to go on.'
  return `That did not work: ${error instanceof Error ? error.message : String(error)}.`
}
