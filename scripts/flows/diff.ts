import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Journey, ResolvedMode } from '@app/engine'
import {
  type Catalogue,
  changeFile,
  countPaths,
  diffModes,
  loadCatalogue,
  moveJourneys,
  prove,
  resolveMode,
  unreadable,
  vocabularyOf,
  wordChanges,
} from '@app/engine/author'
import type { Command, CommandInput } from './command.ts'
import { modeNamed } from './modes.ts'
import { namesOf } from './now-called.ts'
import { peopleOnMode } from './people/people-on-mode.ts'
import { readJourneys } from './people/read-journeys.ts'
import { printMoves } from './print/print-moves.ts'
import { bold, cyan, dim, green, red } from './print/style.ts'
import { resolvedMode } from './resolved-mode.ts'

const git = promisify(execFile)

/** What a change of a mode does, by meaning, and whom it would move. */
export const diffCommand = {
  name: 'diff',
  usage: 'REV|FILE MODE [--journeys FILE] [--json]',
  about: 'what a change does, by meaning, and whom of the people in the database it would move',
  values: ['journeys'],
  async run(input) {
    const [against, ...rest] = input.words
    const mode = modeNamed({ ...input, words: rest })
    if (against === undefined || mode === undefined) return 2
    const older = await olderCatalogue(input, against, mode)
    if (typeof older === 'string') {
      input.print(red(older))
      return 2
    }
    const [broken] = unreadable(older, (path) => path === `modes/${mode}.json`)
    if (broken) {
      input.print(red(`${against} cannot be read as the mode “${mode}”, line ${broken.line}: ${broken.message} ${broken.fix}`))
      return 2
    }
    const after = resolvedMode(input, mode)
    if (!after) return 1
    const was = namesOf(input.catalogue, 'modes', mode).find((name) => older.documents.mode.has(name))
    const before = was === undefined ? undefined : resolveMode(older, was, input.hash)
    if (!before) {
      input.print(`“${mode}” is new: there was none in ${against}.`)
      return 0
    }
    const people = await findPeople(input, mode)
    if (typeof people === 'string') {
      input.print(red(people))
      return 2
    }
    return report(input, { before, after, older }, people)
  },
} satisfies Command

type People = { readonly journeys: readonly Journey[]; readonly all: number; readonly problems?: readonly string[] }

/** Those of a file, or those in the database. */
async function findPeople(input: CommandInput, mode: string): Promise<People | string> {
  if (typeof input.flags['journeys'] === 'string') {
    const journeys = await readJourneys(input.flags['journeys'])
    return typeof journeys === 'string' ? journeys : { journeys, all: journeys.length }
  }
  const found = await peopleOnMode(input, mode)
  return 'problems' in found ? { journeys: [], all: 0, problems: found.problems } : found
}

type Versions = { readonly before: ResolvedMode; readonly after: ResolvedMode; readonly older: Catalogue }

function report(input: CommandInput, { before, after, older }: Versions, { journeys, all, problems }: People): number {
  const changes = diffModes(before, after, vocabularyOf(input.catalogue))
  const walks = { before: String(countPaths(prove(before).walk)), after: String(countPaths(prove(after).walk)) }
  const moves = moveJourneys(after, journeys)
  if (input.flags['json']) {
    input.print(JSON.stringify({ mode: after.mode, from: before.version, to: after.version, changes, walks, journeys: moves }, null, 2))
    return 0
  }
  const name = before.mode === after.mode ? '' : `, was ${before.mode}`
  input.print(`${bold(after.mode)}${name}  ${dim(`${before.version} → ${after.version}`)}\n`)
  if (changes.length === 0) input.print(green('Nothing changes.'))
  for (const { sentence } of changes) input.print(`  ${cyan('•')} ${sentence}`)
  if (walks.before !== walks.after) input.print(dim(`\n  Complete walks: ${walks.before} before, ${walks.after} now.`))
  for (const { file, was, is } of wordChanges(older, input.catalogue, Object.keys(after.steps)))
    input.print(`  ${dim(file)}  “${was}” → “${is}”`)
  if (problems) input.print(dim(`\n  People are not counted: ${problems.join(' ')}`))
  else printMoves(input.print, moves, all)
  return 0
}

/** The flows of a revision, or today’s with one file as it is in another place. */
async function olderCatalogue({ catalogue, folder }: CommandInput, against: string, mode: string): Promise<Catalogue | string> {
  if (against.endsWith('.json')) {
    const text = await readFile(against, 'utf8').catch(() => undefined)
    return text === undefined ? `There is no file ${against}.` : changeFile(catalogue, { path: `modes/${mode}.json`, text })
  }
  try {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
    const { stdout: top } = await git('git', ['rev-parse', '--show-toplevel'], options)
    const inTree = relative(top.trim(), resolve(folder)) || '.'
    const { stdout: names } = await git('git', ['ls-tree', '-r', '--name-only', '--full-tree', against, '--', inTree], options)
    const files = names.split('\n').filter((name) => name.endsWith('.json'))
    const texts = await Promise.all(
      files.map(async (name) => ({
        path: relative(inTree, name),
        text: (await git('git', ['show', `${against}:${name}`], options)).stdout,
      })),
    )
    return loadCatalogue(texts)
  } catch {
    const isKept = await git('git', ['rev-parse', '--git-dir'], { cwd: folder }).then(
      () => true,
      () => false,
    )
    if (!isKept) return `${folder} is in no git repository: keep a copy of the mode’s file, and name it in place of “${against}”.`
    return `“${against}” is no revision of this repository, and no .json file.`
  }
}
