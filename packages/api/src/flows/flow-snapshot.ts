import { type Diagnostic, sortDiagnostics } from '@app/engine/author'
import type { BrandFile } from '@app/schemas/flow/brand'
import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import type { Partner } from '@app/schemas/flow/partners'
import type { Provider } from '@app/schemas/flow/providers'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { RenamedFile } from '@app/schemas/flow/renamed'
import { type FormerOptions, formerOptions } from '@app/schemas/rules/answers/former-options'
import { noFiles, type ServedFiles } from './last-good.ts'
import type { ModeStatus } from './review-mode.ts'

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

export function flowSnapshot({ revision, files, modes, found }: Parts): FlowSnapshot {
  const questionnaire = files.questions.get('questions')
  const unproven = [...modes.values()].flatMap(({ diagnostics }) => diagnostics.filter(({ stage }) => stage === 'proof'))
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
    renamed: files.renamed.get('renamed') ?? nothingRenamed,
    formerly: formerOptions(files.step.values()),
    defaultMode: defaultModeOf(files.mode),
  }
}

const nothingRenamed: FlowSnapshot['renamed'] = { modes: {}, steps: {}, facts: {} }

/** What is served before any file was read. */
export const emptySnapshot: FlowSnapshot = flowSnapshot({ revision: 0, files: noFiles, modes: new Map(), found: [] })

function defaultModeOf(modes: ServedFiles['mode']): DefaultMode | undefined {
  const file = [...modes.values()].find((mode) => mode.default)
  return file?.default && { mode: file.mode, resumeAt: file.default.resumeAt }
}
