import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hashText, readFlowFiles } from '@app/api/flows'
import { closest, loadCatalogue } from '@app/engine/author'
import { checkCommand } from './check.ts'
import type { Command } from './command.ts'
import { diffCommand } from './diff.ts'
import { explainCommand } from './explain.ts'
import { readFileError } from './files/file-error.ts'
import { graphCommand } from './graph.ts'
import { listCommand } from './list.ts'
import { newCommand } from './new.ts'
import { pathsCommand } from './paths.ts'
import { arrivalsCommand } from './people/arrivals.ts'
import { experimentsCommand } from './people/experiments.ts'
import { funnelCommand } from './people/funnel.ts'
import { bold, dim, red } from './print/style.ts'
import { proveCommand } from './prove.ts'
import { removeCommand } from './remove.ts'
import { renameCommand } from './rename.ts'
import { reviewCommand } from './review.ts'
import { showCommand } from './show.ts'

const commands: readonly Command[] = [
  checkCommand,
  showCommand,
  graphCommand,
  proveCommand,
  pathsCommand,
  explainCommand,
  diffCommand,
  newCommand,
  renameCommand,
  removeCommand,
  reviewCommand,
  listCommand,
  funnelCommand,
  experimentsCommand,
  arrivalsCommand,
]

/** What a command is run at: its settings, and where its lines go. */
export type Terminal = {
  readonly env: NodeJS.ProcessEnv
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** `npm run flows -- COMMAND …`: the growth team’s command line. Answers with the exit code. */
export async function runCommand(argv: readonly string[], { env, print, printError }: Terminal): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return help(print)
  const command = commands.find((one) => one.name === name)
  if (!command) return unknownCommand(name, printError)
  const values = ['flows', ...(command.values ?? [])]
  const { values: flags, positionals } = parseArgs({
    args: [...rest],
    allowPositionals: true,
    strict: false,
    options: { help: { type: 'boolean', short: 'h' }, ...Object.fromEntries(values.map((flag) => [flag, { type: 'string' as const }])) },
  })
  if (flags['help'] !== undefined) return helpOf(command, print)
  const unknown = Object.keys(flags).find((flag) => !flagsOf(command).includes(flag))
  if (unknown !== undefined) return unknownFlag(command, unknown, printError)
  const empty = values.find((flag) => flags[flag] === true || flags[flag] === '')
  if (empty !== undefined) {
    printError(`${red(`--${empty} wants a value.`)} \n  npm run flows -- ${command.name} ${command.usage}`)
    return 2
  }
  const folder = resolve(
    typeof flags['flows'] === 'string' ? flags['flows'] : (env['FLOWS_DIR'] ?? resolve(import.meta.dirname, '../../flows')),
  )
  const plain = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== false && value !== undefined)) as Record<
    string,
    string | true
  >
  try {
    const catalogue = loadCatalogue(await readFlowFiles(folder))
    return await command.run({
      words: positionals,
      flags: plain,
      folder,
      catalogue,
      hash: hashText,
      env,
      print: (line = '') => print(line),
    })
  } catch (error) {
    return failedFile(error, folder, { env, print, printError })
  }
}

/** What the file system refuses is for people to mend. Anything else is a mistake of ours, and shows where it is; so does DEBUG. */
function failedFile(error: unknown, folder: string, { env, printError }: Terminal): number {
  const failed = readFileError(error)
  if (!failed || env['DEBUG']) throw error
  if (failed.code === 'ENOENT' && failed.path === folder) {
    printError(red(`There is no folder ${folder}.`))
    return 2
  }
  printError(red(`${failed.path ?? 'A file'} cannot be used: ${failed.why}.`))
  printError('  Mend that, and run this again. DEBUG=1 before the command shows where it happened.')
  return 1
}

function help(print: Terminal['print']): number {
  print(`${bold('npm run flows -- COMMAND')}   works on the files in flows/\n`)
  for (const { name, usage, about } of commands) print(`  ${bold(name)} ${usage}\n      ${dim(about)}`)
  print(`\n  Every command takes --json for a machine to read, and --flows FOLDER for another folder.`)
  return 0
}

function helpOf({ name, usage, about }: Command, print: Terminal['print']): number {
  print(`${bold(`npm run flows -- ${name}`)} ${usage}`)
  print(`  ${about}`)
  print(dim('  Every command takes --json for a machine to read, and --flows FOLDER for another folder.'))
  return 0
}

/** The flags of a command are those of its usage. */
function flagsOf({ usage }: Command): readonly string[] {
  return ['flows', 'json', ...[...usage.matchAll(/--([a-z-]+)/g)].flatMap(([, flag]) => flag ?? [])]
}

function unknownFlag(command: Command, flag: string, printError: Terminal['printError']): number {
  const meant = closest(flag, flagsOf(command))
  printError(`${red(`“${command.name}” has no --${flag}.`)}${meant === undefined ? '' : ` Did you mean “--${meant}”?`}`)
  printError(`  npm run flows -- ${command.name} ${command.usage}`)
  return 2
}

function unknownCommand(name: string, printError: Terminal['printError']): number {
  const meant = closest(
    name,
    commands.map((one) => one.name),
  )
  const hint = meant ? `Did you mean “${meant}”?` : '“npm run flows -- help” lists them.'
  printError(`${red(`There is no command “${name}”.`)} ${hint}`)
  return 2
}
