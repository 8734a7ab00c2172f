import type { ResolvedMode } from '@app/engine'
import { type Catalogue, type Diagnostic, filesOf, resolveMode, type Vocabulary, verifyMode } from '@app/engine/author'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { hashText } from './read-files.ts'
import { type ProvenMode, provenKeyOf, provenModeOf, type SavedProofs } from './saved-proofs.ts'

/** A sound mode with everything that a page needs to walk it. It stays live until a newer version is sound. */
export type LiveMode = {
  readonly resolved: ResolvedMode
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

/** All files, and what the checks found in them. */
export type Checked = {
  readonly catalogue: Catalogue
  readonly vocabulary: Vocabulary
  /** What is wrong, by file. */
  readonly found: ReadonlyMap<string, readonly Diagnostic[]>
}

/**
 * Proves a mode when it moves people differently than before, and was not proven like this at an earlier start. The last good version
 * stays live when the new one is not sound.
 */
export function reviewMode(checked: Checked, mode: string, before: ModeStatus | undefined, saved: SavedProofs): ModeStatus {
  const { catalogue, vocabulary } = checked
  const resolved = resolveMode(catalogue, mode, hashText)
  const files = filesOf(catalogue, mode, resolved)
  const wrong = files.flatMap((file) => checked.found.get(file) ?? [])
  const status = { mode, files, title: resolved?.title ?? before?.title ?? mode, live: before?.live, provenKey: before?.provenKey ?? '' }
  if (!resolved || wrong.some(isError)) return { ...status, sound: false, diagnostics: wrong }
  const provenKey = provenKeyOf(resolved)
  const known = before?.provenKey === provenKey ? before.live : saved.find(provenKey)
  if (known) return { ...status, live: liveMode(checked, resolved, known), sound: true, diagnostics: wrong, provenKey }
  const { proven, diagnostics } = verifyMode(catalogue, mode, hashText, { vocabulary, broken: new Set() })
  const findings = diagnostics.filter(({ stage }) => stage === 'proof')
  if (!proven?.sound) return { ...status, sound: false, diagnostics: [...wrong, ...findings] }
  const now = provenModeOf(proven)
  // What is worth a warning is found again at each start.
  if (findings.length === 0) saved.save(provenKey, now)
  return { ...status, live: liveMode(checked, resolved, now), sound: true, diagnostics: [...wrong, ...findings], provenKey }
}

function liveMode({ catalogue, vocabulary }: Checked, resolved: ResolvedMode, { proofs, states }: ProvenMode): LiveMode {
  const { documents } = catalogue
  const steps = Object.keys(resolved.steps).flatMap((name) => {
    const data = documents.step.get(name)?.data
    return data ? [[name, data] as const] : []
  })
  return {
    resolved,
    steps: Object.fromEntries(steps),
    questions: documents.questions.get('questions')?.data.questions ?? {},
    brand: documents.brand.get('brand')?.data,
    about: Object.fromEntries(Object.keys(resolved.facts).map((fact) => [fact, vocabulary.get(fact)?.about ?? ''])),
    proofs,
    states,
  }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}
