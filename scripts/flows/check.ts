import { relative, resolve } from 'node:path'
import { openSavedProofs, proofsFolder, provenKeyOf, provenModeOf } from '@app/api/proofs'
import type { ResolvedMode } from '@app/engine'
import {
  type Catalogue,
  checkWithStandIns,
  closest,
  type Diagnostic,
  filesOf,
  resolveMode,
  sayOnce,
  sortDiagnostics,
  usedByAll,
  verifyMode,
  verifyPersona,
} from '@app/engine/author'
import { withChanges } from './changes-since.ts'
import type { Command, CommandInput } from './command.ts'
import { documentAt, lastCommitted } from './last-committed.ts'
import { nowCalled } from './now-called.ts'
import { countWords, isToWrite, printDiagnostic } from './print/diagnostics.ts'
import { dim, green, red } from './print/style.ts'

const saved = openSavedProofs(proofsFolder)

/** What leads nobody anywhere else: the modes are proven all the same, so that all that is wrong is said at once. */
const ofWordsAlone = new Set([
  'unfinished-text',
  'wrong-purpose',
  'no-purpose',
  'promise-without-keeper',
  'harsh-words',
  'said-twice',
  'test-without-plan',
])

/** Every diagnostic: reading, schemas, checks, proofs of every mode and walks of every persona. */
export const checkCommand = {
  name: 'check',
  usage: '[FILE…] [--json]',
  about: 'everything that is wrong in flows/, with its place, a fix, and answers that show it',
  async run(input) {
    const started = performance.now()
    const wanted = filesWanted(input)
    const unknown = wanted?.filter((path) => !isKnown(input, path)) ?? []
    if (unknown.length > 0) {
      for (const path of unknown) input.print(`${red(`There is no file flows/${path}.`)}${meantFile(input, path)}`)
      return 2
    }
    const modes = wanted && modesWith(input, wanted)
    const looked = wanted && modes && [...wanted, ...modes, ...translationsOf(input, wanted)]
    const isLookedAt = (path: string) => looked?.includes(path) ?? true
    const parts = new Set(wanted && partsOfModes(input, wanted))
    const found = await withChanges(
      (await allDiagnostics(input, isLookedAt)).filter((one) => isLookedAt(one.file) || (isError(one) && parts.has(one.file))),
      input,
    )
    const errors = found.filter(({ severity }) => severity === 'error').length
    if (input.flags['json']) input.print(JSON.stringify({ errors, warnings: found.length - errors, diagnostics: found }, null, 2))
    else printReport(input, { found, errors, tookMs: performance.now() - started, wanted, modes })
    // A warning keeps nothing from going live, and is no state to leave the files in either.
    return found.length > 0 ? 1 : 0
  },
} satisfies Command

/** Files as a person names them, from where they stand or from flows/, as paths in flows/. */
function filesWanted({ words, folder }: CommandInput): string[] | undefined {
  if (words.length === 0) return undefined
  return words.map((word) => {
    const fromHere = relative(folder, resolve(word))
    return fromHere.startsWith('..') ? word.replace(/^flows\//, '') : fromHere
  })
}

/** What is wrong with a step shows in the modes that have it. What all modes lean on is for the whole check. */
function modesWith({ catalogue, hash }: CommandInput, asked: readonly string[]): readonly string[] {
  const wanted = asked.filter((path) => !usedByAll.includes(path))
  return [...catalogue.documents.mode.values()].flatMap(({ name, path }) => {
    const files = filesOf(catalogue, name, resolveMode(catalogue, name, hash))
    return !asked.includes(path) && files.some((file) => wanted.includes(file)) ? [path] : []
  })
}

/** A mode with a broken step is not proven: what is broken is said with it. */
function partsOfModes({ catalogue, hash }: CommandInput, asked: readonly string[]): readonly string[] {
  return [...catalogue.documents.mode.values()].flatMap(({ name, path }) =>
    asked.includes(path) ? filesOf(catalogue, name, resolveMode(catalogue, name, hash)) : [],
  )
}

/** What is wrong with words may be seen where they are translated: a number that was changed in one language alone. */
function translationsOf({ catalogue }: CommandInput, asked: readonly string[]): readonly string[] {
  const all = [...catalogue.documents.translation.values()].map(({ path }) => path)
  return all.filter((path) => !asked.includes(path) && asked.includes(path.split('/').slice(2).join('/')))
}

function isKnown({ catalogue }: CommandInput, path: string): boolean {
  return catalogue.problems.has(path) || documentAt(catalogue, path) !== undefined
}

const ofThing = /^((?:translations\/[^/]+\/)?(modes|landings|steps)\/)(.+)\.json$/

/** The file of what had this name before (M7), or of what is spelt nearly like it, as a sentence after another. */
function meantFile({ catalogue }: CommandInput, path: string): string {
  const [, folder, kind, name] = ofThing.exec(path) ?? []
  if (folder === undefined || name === undefined) return ''
  const now = nowCalled(catalogue, kind === 'steps' ? 'steps' : 'modes', name)
  if (now !== undefined) return ` It is flows/${folder}${now}.json now.`
  const like = closest(name, catalogue.documents[kind === 'steps' ? 'step' : kind === 'modes' ? 'mode' : 'landing'].keys())
  return like === undefined ? '' : ` Did you mean flows/${folder}${like}.json?`
}

/** Only the modes and personas that are wanted are walked: a proof is about them alone, and takes most of the time. */
async function allDiagnostics(input: CommandInput, isWanted: (path: string) => boolean): Promise<Diagnostic[]> {
  const { catalogue: files, folder, hash } = input
  const unreadable = [...files.problems].filter(([, problems]) => problems.some(isError)).map(([path]) => path)
  const committed = await lastCommitted(folder, unreadable)
  const { catalogue, found: checked } = checkWithStandIns(files, (path) => committed.get(path))
  const { mode, persona } = catalogue.documents
  const broken = new Set(checked.filter((one) => isError(one) && !ofWordsAlone.has(one.rule)).map(({ file }) => file))
  const walkers = [...persona.values()].filter(({ path }) => isWanted(path))
  const walked = new Set(walkers.map(({ data }) => data.mode))
  const modes = [...mode.values()]
    .filter(({ name, path }) => isWanted(path) || walked.has(name))
    .flatMap(({ name }) => verifyAndSave(catalogue, name, hash, broken))
  const unsound = new Set(modes.filter(isError).map(({ file }) => file))
  const personas = walkers.flatMap(({ name, data }) =>
    unsound.has(`modes/${data.mode}.json`) || broken.size > 0 ? [] : verifyPersona(catalogue, name, hash),
  )
  const proofs = modes.filter(({ stage }) => stage === 'proof')
  return [...sayOnce(sortDiagnostics([...checked, ...proofs, ...personas]))]
}

/** What is proven here need not be proven at the next check, nor when the service starts. What is worth a warning is found again each time. */
function verifyAndSave(catalogue: Catalogue, name: string, hash: CommandInput['hash'], broken: ReadonlySet<string>): readonly Diagnostic[] {
  const isProven = (resolved: ResolvedMode) => saved.find(provenKeyOf(catalogue, resolved)) !== undefined
  const { diagnostics, resolved, proven } = verifyMode(catalogue, name, hash, { broken, isProven })
  const isClean = proven?.sound && diagnostics.every(({ stage }) => stage !== 'proof')
  if (resolved && isClean) saved.save(provenKeyOf(catalogue, resolved), provenModeOf(proven))
  return diagnostics
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

type Report = {
  readonly found: readonly Diagnostic[]
  readonly errors: number
  readonly tookMs: number
  readonly wanted: readonly string[] | undefined
  readonly modes: readonly string[] | undefined
}

function printReport({ catalogue, print }: CommandInput, { found, errors, tookMs, wanted, modes = [] }: Report): void {
  const toWrite = found.filter(isToWrite)
  // Last are the mistakes, right above what is counted: a list of what waits for its words may be long.
  for (const diagnostic of [...toWrite, ...found.filter((one) => !isToWrite(one))]) printDiagnostic(diagnostic, print)
  const { mode, step, persona } = catalogue.documents
  const whole = `${countWords(mode.size, 'mode')}, ${countWords(step.size, 'step')} and ${countWords(persona.size, 'persona')}`
  const asked = `${wanted?.map((path) => `flows/${path}`).join(', ')}${modes.length > 0 ? ` and ${countWords(modes.length, 'mode')} with it` : ''}`
  const looked = `${wanted ? asked : whole} checked and proven in ${(tookMs / 1000).toFixed(1)} s`
  const shared = wanted?.filter((path) => usedByAll.includes(path)) ?? []
  const mistakes = errors - toWrite.length
  const verdict = mistakes > 0 ? red(countWords(mistakes, 'error')) : green('no errors')
  const left = toWrite.length > 0 ? `, ${red(`${countWords(toWrite.length, 'text')} still to be written`)}` : ''
  print(`${looked}: ${verdict}, ${countWords(found.length - errors, 'warning')}${left}.`)
  if (shared.length > 0) print(dim(`Every mode leans on ${shared.join(' and ')}: “npm run flows -- check” looks at all of them.`))
}
