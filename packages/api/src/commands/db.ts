import { resolve } from 'node:path'
import { BackupProblem } from '../db/backup/backup-problem.ts'
import { backupCommand } from '../db/commands/backup.ts'
import type { Command, CommandInput, Screen } from '../db/commands/command.ts'
import { migrateCommand } from '../db/commands/migrate.ts'
import { restoreCommand } from '../db/commands/restore.ts'
import { statusCommand } from '../db/commands/status.ts'
import { isDatabaseDown } from '../db/connections/is-database-down.ts'
import { type Reached, reachDatabase } from '../db/connections/reach-database.ts'
import { DatabaseProblem } from '../db/postgres/database-problem.ts'
import { databaseSettings } from '../settings/database-settings.ts'
import { readSettings } from '../settings/read-settings.ts'

export type { Screen } from '../db/commands/command.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Around = Pick<CommandInput, 'now' | 'signal' | 'screen'> & {
  readonly env: Environment
  /** What the path of a file starts from. */
  readonly folder: string
}

const commands: readonly Command[] = [migrateCommand, statusCommand, backupCommand, restoreCommand]

/** `npm run db -- COMMAND …`. Answers with the exit code: 0 when it is done, 1 when it could not be, 2 for wrong words. */
export async function databaseCommand(words: readonly string[], around: Around): Promise<number> {
  const { screen, env, folder, now, signal } = around
  const [name, file = '', ...more] = words
  if (name === undefined || name === 'help' || name === '--help') return help(screen.print, name === undefined ? 2 : 0)
  const command = commands.find((one) => one.name === name)
  if (!command) return wrongWords(screen, `There is no command “${name}”.`)
  const isRight = more.length === 0 && !file.startsWith('-') && (command.usage === 'FILE') === (file !== '')
  if (!isRight) return wrongWords(screen, command.usage ? `Say one file: npm run db -- ${name} FILE` : `“${name}” takes no further words.`)
  // Only what concerns the database: the rest need not be set to look after it.
  const { settings, problems } = readSettings(databaseSettings, env)
  if (problems) return complain(screen, problems)
  let reached: Reached | undefined
  const reach = async () => {
    reached ??= await reachDatabase({ ...settings, mayMake: command.mayMake, log: screen.print })
    return reached
  }
  try {
    await command.run({ reach, file: resolve(folder, file), dataFolder: settings.dataFolder, now, signal, screen })
    return 0
  } catch (error) {
    return complain(screen, [signal.aborted ? 'Stopped. “npm run db -- status” shows how the database stands.' : lineOf(error)])
  } finally {
    await reached?.close()
  }
}

function help(print: (line: string) => void, code: number): number {
  print('npm run db -- COMMAND   looks after the database that DATABASE_URL names, or the private one in DATA_DIR')
  for (const { name, usage, about } of commands) print(`  ${`${name} ${usage}`.padEnd(15)}${about}`)
  return code
}

function wrongWords(screen: Screen, line: string): number {
  screen.complain(line)
  return help(screen.complain, 2)
}

function complain(screen: Screen, lines: readonly string[]): number {
  for (const line of lines) screen.complain(line)
  return 1
}

function lineOf(error: unknown): string {
  if (error instanceof DatabaseProblem || error instanceof BackupProblem) return error.message
  if (isDatabaseDown(error)) return 'The connection to the database was lost. Look at it with “npm run db -- status”, then try again.'
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '55P03') return 'Somebody else uses the tables. Stop the service, then try again.'
  if (code === '42501') return `The role has no right to do this (${message}). Name the owner of the tables with DATABASE_OWNER_URL.`
  return `That did not work: ${message}.`
}
