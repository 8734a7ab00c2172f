import { setImmediate as letOthersGo } from 'node:timers/promises'
import { type Diagnostic, type SourceFile, sortDiagnostics } from '@app/engine/author'
import type { BrandFile } from '@app/schemas/flow/brand'
import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import type { ModeFile } from '@app/schemas/flow/mode'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { Partner } from '@app/schemas/flow/partners'
import type { PersonaFile } from '@app/schemas/flow/persona'
import type { Provider } from '@app/schemas/flow/providers'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { StepFile } from '@app/schemas/flow/step'
import type { TranslationFile } from '@app/schemas/flow/translation'
import { inTurn } from './in-turn.ts'
import { readFlowFiles } from './read-files.ts'
import { reviewCatalogue, standsOtherwise } from './review-catalogue.ts'
import type { Standing } from './review-mode.ts'
import { loadWithStandIns, type StoodIn } from './stand-in.ts'
import { watchFolder } from './watch-folder.ts'

/** The flows as they are served: every mode in its last good version, and what is wrong with the files now. */
export type LiveCatalogue = {
  /** Settles when every mode was looked at once; never fails. */
  readonly loaded: Promise<void>
  readonly isLoaded: () => boolean
  readonly standings: () => readonly Standing[]
  readonly standing: (mode: string) => Standing | undefined
  readonly personas: () => ReadonlyMap<string, PersonaFile>
  /** A step by its name, in its last good version. */
  readonly step: (name: string) => StepFile | undefined
  /** The mode of whoever comes without one, or with one that there is not; and where they go who resume there. */
  readonly defaultMode: () => DefaultMode | undefined
  /** The words of the brand, in their last good version. */
  readonly brand: () => BrandFile | undefined
  /** Every question, in its last good version. */
  readonly questions: () => QuestionsFile['questions']
  /** The pages of the questionnaire, in the order in which the first unanswered one is looked for. */
  readonly route: () => QuestionsFile['route']
  /** The A/B tests, in their last good version. */
  readonly experiments: () => ExperimentsFile['experiments']
  /** The words of a file in another language, in their last good version: “es/steps/qa1”. */
  readonly translation: (name: string) => TranslationFile | undefined
  /** A landing page by the mode that it starts, in its last good version. */
  readonly landing: (name: string) => LandingFile | undefined
  /** A public page by its name, in its last good version. */
  readonly page: (name: string) => PageFile | undefined
  /** The names of all landing and public pages. */
  readonly pageNames: () => { readonly landings: readonly string[]; readonly pages: readonly string[] }
  /** Whose name a page may show. */
  readonly partners: () => readonly Partner[]
  /** The companies that keep old plans, with a page each. */
  readonly providers: () => readonly Provider[]
  /** Another number whenever something is served otherwise than before: what was made of the files is then made anew. */
  readonly revision: () => number
  readonly diagnostics: () => readonly Diagnostic[]
  /** Calls back with the modes that changed; the answer stops it. */
  readonly onChange: (listener: (modes: readonly string[]) => void) => () => void
  readonly close: () => void
}

type DefaultMode = { readonly mode: string; readonly resumeAt: string }

/** What is known of the folder; replaced bit by bit while a change is looked at. */
type Known = {
  texts: ReadonlyMap<string, string>
  good: ReadonlyMap<string, SourceFile>
  needs: string | undefined
  found: readonly Diagnostic[]
  standings: ReadonlyMap<string, Standing>
  personas: ReadonlyMap<string, PersonaFile>
  steps: ReadonlyMap<string, StepFile>
  defaultMode: DefaultMode | undefined
  brand: BrandFile | undefined
  experiments: ExperimentsFile['experiments']
  questionnaire: Pick<QuestionsFile, 'questions' | 'route'>
  translations: ReadonlyMap<string, TranslationFile>
  landings: ReadonlyMap<string, LandingFile>
  pages: ReadonlyMap<string, PageFile>
  partners: readonly Partner[]
  providers: readonly Provider[]
  revision: number
}

type Tell = (modes: readonly string[]) => void

const tellEveryMs = 300

/** Reads a flows folder, proves its modes, and follows every change that is saved. */
export function openLiveCatalogue(folder: string): LiveCatalogue {
  const known: Known = {
    texts: new Map(),
    good: new Map(),
    needs: undefined,
    found: [],
    standings: new Map(),
    personas: new Map(),
    steps: new Map(),
    defaultMode: undefined,
    brand: undefined,
    experiments: [],
    questionnaire: { questions: {}, route: [] },
    translations: new Map(),
    landings: new Map(),
    pages: new Map(),
    partners: [],
    providers: [],
    revision: 0,
  }
  const listeners = new Set<Tell>()
  const tell: Tell = (modes) => {
    for (const listener of listeners) listener(modes)
  }
  const refresh = inTurn(() => lookAgain(folder, known, tell))
  let isLoaded = false
  const loaded = refresh().then(() => {
    isLoaded = true
  })
  const stopWatching = watchFolder(folder, () => void refresh())
  return {
    loaded,
    isLoaded: () => isLoaded,
    standings: () => [...known.standings.values()],
    standing: (mode) => known.standings.get(mode),
    personas: () => known.personas,
    step: (name) => known.steps.get(name),
    defaultMode: () => known.defaultMode,
    brand: () => known.brand,
    questions: () => known.questionnaire.questions,
    route: () => known.questionnaire.route,
    experiments: () => known.experiments,
    translation: (name) => known.translations.get(name),
    landing: (name) => known.landings.get(name),
    page: (name) => known.pages.get(name),
    pageNames: () => ({ landings: [...known.landings.keys()], pages: [...known.pages.keys()] }),
    partners: () => known.partners,
    providers: () => known.providers,
    revision: () => known.revision,
    diagnostics: () => sortDiagnostics([...known.found, ...proofFindings(known.standings.values())]),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: stopWatching,
  }
}

/** Looks at the folder again. Nothing that is live is lost, whatever the files have become. */
async function lookAgain(folder: string, known: Known, tell: Tell): Promise<void> {
  try {
    const files = await readFlowFiles(folder)
    const texts = new Map(files.map((file) => [file.path, JSON.stringify(file)]))
    const changed = changedFiles(known.texts, texts)
    const isFirst = known.needs === undefined
    if (changed.size === 0 && !isFirst) return
    known.texts = texts
    await takeOver(files, changed, known, tell)
  } catch (error) {
    known.texts = new Map()
    known.found = [unreadable(folder, error)]
    tell([])
  }
}

/** Swaps in what is sound. A change that touches every mode takes a while to prove: those that are done are told of meanwhile. */
async function takeOver(files: readonly SourceFile[], changed: ReadonlySet<string>, known: Known, tell: Tell): Promise<void> {
  const stoodIn = loadWithStandIns(files, known.good)
  const { found, modes, needs, reviewOne } = reviewCatalogue(stoodIn, changed, known.needs)
  known.good = stoodIn.good
  known.found = found
  known.needs = needs
  const { mode: modeFiles, persona, step, brand: brands, questions, experiments, translation } = stoodIn.catalogue.documents
  known.personas = new Map([...persona.values()].map(({ name, data }) => [name, data]))
  known.steps = new Map([...step.values()].map(({ name, data }) => [name, data]))
  known.defaultMode = defaultOf(modeFiles.values())
  known.brand = brands.get('brand')?.data
  known.experiments = experiments.get('experiments')?.data.experiments ?? []
  known.questionnaire = questions.get('questions')?.data ?? { questions: {}, route: [] }
  known.translations = new Map([...translation.values()].map(({ name, data }) => [name, data]))
  takePages(stoodIn, found, known)
  let news = [...known.standings.keys()].filter((mode) => !modes.includes(mode))
  const standings = new Map([...known.standings].filter(([mode]) => modes.includes(mode)))
  known.standings = standings
  const saidAnew = translatedFiles(changed)
  let toldAt = performance.now()
  for (const mode of modes) {
    const before = standings.get(mode)
    const after = reviewOne(mode, before)
    const isSaidOtherwise = after.files.some((file) => saidAnew.has(file))
    if (before !== after) {
      standings.set(mode, after)
      known.revision++
    }
    if (isSaidOtherwise || standsOtherwise(before, after)) news.push(mode)
    if (before === after) continue
    await letOthersGo()
    if (news.length === 0 || performance.now() - toldAt < tellEveryMs) continue
    tell(news)
    news = []
    toldAt = performance.now()
  }
  tell(news)
}

/** A page with a mistake stays as it was; one whose file is gone goes. */
function takePages({ catalogue }: StoodIn, found: readonly Diagnostic[], known: Known): void {
  const { landing, page, partners, providers } = catalogue.documents
  const wrong = new Set(found.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const soundOnes = <T>(documents: ReadonlyMap<string, { name: string; path: string; data: T }>, before: ReadonlyMap<string, T>) =>
    new Map(
      [...documents.values()].flatMap(({ name, path, data }): [string, T][] => {
        const shown = wrong.has(path) ? before.get(name) : data
        return shown === undefined ? [] : [[name, shown]]
      }),
    )
  known.landings = soundOnes(landing, known.landings)
  known.pages = soundOnes(page, known.pages)
  known.partners = partners.get('partners')?.data.partners ?? []
  known.providers = providers.get('providers')?.data.providers ?? []
  known.revision++
}

function defaultOf(files: Iterable<{ readonly data: ModeFile }>): DefaultMode | undefined {
  const file = [...files].find(({ data }) => data.default)?.data
  return file?.default && { mode: file.mode, resumeAt: file.default.resumeAt }
}

function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Set<string> {
  const paths = new Set([...before.keys(), ...after.keys()])
  return new Set([...paths].filter((path) => before.get(path) !== after.get(path)))
}

/** The files whose words changed in another language: translations/es/steps/qa1.json is about steps/qa1.json. */
function translatedFiles(changed: ReadonlySet<string>): Set<string> {
  return new Set([...changed].flatMap((path) => /^translations\/[^/]+\/(.+)$/.exec(path)?.[1] ?? []))
}

function proofFindings(standings: Iterable<Standing>): Diagnostic[] {
  return [...standings].flatMap(({ diagnostics }) => diagnostics.filter(({ stage }) => stage === 'proof'))
}

function unreadable(folder: string, error: unknown): Diagnostic {
  const message = `The folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}.`
  const fix = 'Put it back, or name another one with FLOWS_DIR. What was sound before stays live.'
  return { rule: 'unreadable-folder', severity: 'error', stage: 'read', file: folder, line: 1, column: 1, message, fix }
}
