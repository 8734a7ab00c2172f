import type { ResolvedMode } from '@app/engine'
import { type Catalogue, type Diagnostic, sortDiagnostics } from '@app/engine/files'
import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import { type FileKind, type FileTypes, fileKindNames, fileKinds } from '@app/schemas/flow/files'
import type { ModeFile } from '@app/schemas/flow/mode'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { RenamedFile } from '@app/schemas/flow/renamed'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Partner } from '@app/schemas/flow/site/partners'
import type { Provider } from '@app/schemas/flow/site/providers'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { type FormerOptions, formerOptions } from '@app/schemas/rules/answers/former-options'
import type { ProvenMode } from './saved-proofs.ts'

/** What the files of each kind hold, by name. */
export type ServedFiles = { readonly [K in FileKind]: ReadonlyMap<string, FileTypes[K]> }

/** A sound mode with everything that a page needs to walk it. It stays live until a newer version is sound. */
export type LiveMode = {
  readonly resolved: ResolvedMode
  /** What its file says beside the way: what leads into it, and how it is offered. */
  readonly file: ModeFile | undefined
  readonly steps: Readonly<Record<string, StepFile>>
  readonly questions: QuestionsFile['questions']
  readonly brand: BrandFile | undefined
  /** What each fact means, in words. */
  readonly about: Readonly<Record<string, string>>
  readonly proofs: ProvenMode['proofs']
  /** How many combinations of place and facts the proofs walked. */
  readonly states: number
}

/** A mode: its last good version, and what is wrong with its files when they are not sound now. */
export type ModeStatus = {
  readonly mode: string
  readonly title: string
  readonly live: LiveMode | undefined
  readonly sound: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** The files it depends on. */
  readonly files: readonly string[]
  /** A hash of everything the proofs depend on: while it stays the same, so do their results. */
  readonly provenKey: string
}

/** The flows at one moment. A snapshot never changes: people who hold it for a request get one answer out of one state of the files. */
export type FlowSnapshot = {
  /** Goes up with every snapshot. */
  readonly revision: number
  /** Every file in the version that is served, by kind and name. */
  readonly files: ServedFiles
  /** Every mode that has a file, by name. */
  readonly modes: ReadonlyMap<string, ModeStatus>
  /** What is wrong with the files as they are now, whatever is served. */
  readonly diagnostics: readonly Diagnostic[]
  readonly brand: BrandFile | undefined
  readonly questions: QuestionsFile['questions']
  /** The pages of the questionnaire, in the order in which the first unanswered one is looked for. */
  readonly route: QuestionsFile['route']
  readonly experiments: ExperimentsFile['experiments']
  readonly partners: readonly Partner[]
  readonly providers: readonly Provider[]
  /** What modes, steps and facts were called before, and are called now. */
  readonly renamed: Omit<RenamedFile, '$schema'>
  /** Answers that were stored under another name before. */
  readonly formerly: FormerOptions
  /** The mode for people who come without one or with an unknown one, and the step at which they resume there. */
  readonly defaultMode: DefaultMode | undefined
}

type DefaultMode = { readonly mode: string; readonly resumeAt: string }
type Parts = Pick<FlowSnapshot, 'revision' | 'files' | 'modes'> & { readonly found: readonly Diagnostic[] }

/** The state that follows from the files and modes that are served. */
export function flowSnapshot({ revision, files, modes, found }: Parts): FlowSnapshot {
  const questionnaire = files.questions.get('questions')
  const unproven = new Set([...modes.values()].flatMap(({ diagnostics }) => diagnostics.filter(({ stage }) => stage === 'proof')))
  return {
    revision,
    files,
    modes,
    diagnostics: sortDiagnostics([...found, ...unproven]),
    brand: files.brand.get('brand'),
    questions: questionnaire?.questions ?? {},
    route: questionnaire?.route ?? [],
    experiments: files.experiments.get('experiments')?.experiments ?? [],
    partners: files.partners.get('partners')?.partners ?? [],
    providers: files.providers.get('providers')?.providers ?? [],
    renamed: leadingSomewhere(files.renamed.get('renamed') ?? nothingRenamed, files, modes),
    formerly: formerOptions(files.step.values()),
    defaultMode: defaultModeOf(files.mode),
  }
}

const nothingRenamed: FlowSnapshot['renamed'] = { modes: {}, steps: {}, facts: {} }

/** Where the thing of now is gone, its former name means nothing else than it says. */
function leadingSomewhere(renamed: FlowSnapshot['renamed'], { step }: ServedFiles, modes: FlowSnapshot['modes']): FlowSnapshot['renamed'] {
  const within = (names: Readonly<Record<string, string>>, there: { has: (name: string) => boolean }) =>
    Object.fromEntries(Object.entries(names).filter(([, now]) => there.has(now)))
  return { ...renamed, modes: within(renamed.modes, modes), steps: within(renamed.steps, step) }
}

/** What is served before any file was read. */
export const emptySnapshot: FlowSnapshot = flowSnapshot({ revision: 0, files: filesByKind(() => new Map()), modes: new Map(), found: [] })

function defaultModeOf(modes: ServedFiles['mode']): DefaultMode | undefined {
  const file = [...modes.values()].find((mode) => mode.default)
  return file?.default && { mode: file.mode, resumeAt: file.default.resumeAt }
}

/** The version of each file that is served. How good it has to be is defined where its kind is listed. */
export function servedFiles({ documents }: Catalogue, found: readonly Diagnostic[], before: ServedFiles): ServedFiles {
  const wrong = new Set(found.flatMap(({ severity, file }) => (severity === 'error' ? file : [])))
  return filesByKind((kind) => {
    const paths = new Map([...documents[kind]].map(([name, { path }]) => [name, path]))
    const contents = new Map([...documents[kind]].map(([name, { data }]) => [name, data]))
    const isSound = (_: unknown, name: string) => !wrong.has(paths.get(name) ?? '')
    if (fileKinds[kind].served === 'readable') return contents
    const sound = lastGood(contents, before[kind], isSound)
    // A page that never was right is not shown. What there is one of is missed by everything that goes by it.
    return sound.size > 0 || fileKinds[kind].at.endsWith('/') ? sound : contents
  })
}

/** The file of each mode in the version that can be walked, which its links, offers and goal go by too; of one that never could, as it is. */
export function filesOfModes(now: ServedFiles['mode'], modes: FlowSnapshot['modes']): ServedFiles['mode'] {
  return new Map(
    [...modes].flatMap(([mode, { live }]): [string, ModeFile][] => {
      const file = live ? live.file : now.get(mode)
      return file ? [[mode, file]] : []
    }),
  )
}

/** The good version of each entry: the present one, else the last good one. An entry that is gone is gone. */
export function lastGood<T>(
  now: ReadonlyMap<string, T>,
  before: ReadonlyMap<string, T>,
  isGood: (entry: T, name: string) => boolean,
): ReadonlyMap<string, T> {
  return new Map(
    [...now].flatMap(([name, entry]): [string, T][] => {
      const good = isGood(entry, name) ? entry : before.get(name)
      return good === undefined ? [] : [[name, good]]
    }),
  )
}

function filesByKind(contentsOf: <K extends FileKind>(kind: K) => ServedFiles[K] | ReadonlyMap<string, FileTypes[K]>): ServedFiles {
  // Object.fromEntries forgets which key has which value; the type of `contentsOf` ties them together.
  return Object.fromEntries(fileKindNames.map((kind) => [kind, contentsOf(kind)])) as ServedFiles
}

/** The modes that are gone, look different to people who follow them, or have new words in another language. */
export function changedModes(before: FlowSnapshot['modes'], after: FlowSnapshot['modes'], changedFiles: ReadonlySet<string>): string[] {
  const translated = translatedFiles(changedFiles)
  const gone = [...before.keys()].filter((mode) => !after.has(mode))
  const changed = [...after].filter(
    ([mode, status]) => status.files.some((file) => translated.has(file)) || isDifferent(before.get(mode), status),
  )
  return [...gone, ...changed.map(([mode]) => mode)]
}

function isDifferent(before: ModeStatus | undefined, after: ModeStatus): boolean {
  if (before === after) return false
  return (
    before?.sound !== after.sound ||
    before.live?.resolved.version !== after.live?.resolved.version ||
    before.provenKey !== after.provenKey ||
    // Its words are filled into those of every page, and are in no version.
    JSON.stringify(before.live?.brand) !== JSON.stringify(after.live?.brand) ||
    JSON.stringify(before.diagnostics) !== JSON.stringify(after.diagnostics)
  )
}

/** The files whose words changed in another language: translations/es/steps/qa1.json is about steps/qa1.json. */
function translatedFiles(changed: ReadonlySet<string>): Set<string> {
  return new Set([...changed].flatMap((path) => /^translations\/[^/]+\/(.+)$/.exec(path)?.[1] ?? []))
}
