import { setImmediate as letOthersGo, setTimeout as pause } from 'node:timers/promises'
import type { ResolvedMode } from '@app/engine'
import {
  type Catalogue,
  type Diagnostic,
  filesOf,
  loadCatalogue,
  placeOf,
  prepareSchemas,
  resolveMode,
  type SourceFile,
  type Vocabulary,
  vocabularyOf,
} from '@app/engine/files'
import {
  emptySnapshot,
  type FlowSnapshot,
  filesOfModes,
  flowSnapshot,
  type LiveMode,
  lastGood,
  type ModeStatus,
  servedFiles,
} from './flow-snapshot.ts'
import { holdExperiments } from './held-experiments.ts'
import type { LastSoundFiles } from './last-sound-files.ts'
import { partByPart } from './part-by-part.ts'
import { hashText, readFlowFiles } from './read-files.ts'
import { checkedKeyOf, type ProvenMode, provenKeyOf, provenModeOf, type SavedProofs } from './saved-proofs.ts'

/** What the next review of the folder compares with. */
type Reviewed = {
  readonly snapshot: FlowSnapshot
  /** Every file as it was read, broken or not. */
  readonly texts: ReadonlyMap<string, string>
  readonly readable: ReadonlyMap<string, SourceFile>
  /**
   * What decides whether a step may be opened by itself; undefined after a review that failed. Any step can be opened under any mode, so a
   * change here touches every mode.
   */
  readonly opening: string | undefined
}

export const nothingReviewed: Reviewed = {
  snapshot: emptySnapshot,
  texts: new Map(),
  readable: new Map(),
  opening: undefined,
}

/**
 * A folder from its files to the next snapshot: read, loaded, checked, proven. A broken file is loaded in its last good text, and a
 * sound mode stays as it was when none of the files that it depends on changed.
 */
export async function reviewFolder(folder: string, before: Reviewed, saved: Saved): Promise<Reviewed> {
  return reviewNow(folder, before, saved).catch((error) => unreadableFolder(folder, error, before))
}

/** What earlier starts have left. */
export type Saved = { readonly proofs: SavedProofs; readonly lastSound: LastSoundFiles }

async function reviewNow(folder: string, before: Reviewed, saved: Saved): Promise<Reviewed> {
  const files = await readFlowFiles(folder)
  const isStart = before === nothingReviewed
  // Files that were checked before, by this version of the engine, are not checked again at a start.
  const known = isStart ? saved.proofs.findChecked(checkedKeyOf(files)) : undefined
  const mayBeWrong = known === undefined || known.some(isError)
  const reviewed = await reviewFiles(files, isStart && mayBeWrong ? await asItWas(saved) : before, saved.proofs, known)
  if (reviewed !== before && !reviewed.snapshot.diagnostics.some(isError)) void saved.lastSound.save(files)
  return reviewed
}

/** What was live before the service stopped, and would be still: a mistake in a file takes nothing down because of a start. */
async function asItWas({ proofs, lastSound }: Saved): Promise<Reviewed> {
  const files = lastSound.find()
  return files ? reviewFiles(files, nothingReviewed, proofs, proofs.findChecked(checkedKeyOf(files))) : nothingReviewed
}

/** A start whose files are known to be sound loads none of it. */
const loadChecks = () => import('@app/engine/checks')

/** Of every four moments one is for this. */
const restMs = 45

/**
 * At most starts the files are known to be sound, and the first one that is saved would wait for what its check makes of all the others, and
 * for the code of the schemas. Here it is made while nobody waits; what was read before is read and checked no second time.
 */
export async function prepareReview({ readable }: Reviewed): Promise<void> {
  const rest = () => pause(restMs, undefined, { ref: false })
  const { checkInParts } = await loadChecks()
  await partByPart(checkInParts(loadCatalogue([...readable.values()], true)), { pause: rest })
  await partByPart(prepareSchemas(), { pause: rest })
}

/** `checked`: what is known to be wrong with exactly these files. */
async function reviewFiles(
  read: readonly SourceFile[],
  before: Reviewed,
  savedProofs: SavedProofs,
  checked?: readonly Diagnostic[],
): Promise<Reviewed> {
  const texts = new Map(read.map((file) => [file.path, JSON.stringify(file)]))
  const changed = changedFiles(before.texts, texts)
  if (before.opening !== undefined && changed.size === 0) return before
  const { catalogue, mistakes, readable } = loadLastGood(read, before.readable, checked !== undefined && !checked.some(isError))
  // Where a last good text took the place of a broken one, other files are checked.
  const known = mistakes.length === 0 ? checked : undefined
  // A first check of all files takes seconds, and requests are answered meanwhile.
  const found = [...mistakes, ...(known ?? (await checkAll(catalogue)))]
  // The next start has these too; but no last good text of a file that is broken now.
  if (!known && mistakes.length === 0) savedProofs.saveChecked(checkedKeyOf(read), found)
  const all = { catalogue, vocabulary: vocabularyOf(catalogue), found: Map.groupBy(found, ({ file }) => file) }
  const opening = openingOf(catalogue)
  // What is wrong with a file may lie in another one that is gone, such as a mode that it leads to.
  const isTouched = (file: string) => changed.has(file) || all.found.get(file)?.some(isError)
  const isUntouched = ({ sound, files: own }: ModeStatus) => sound && opening === before.opening && !own.some(isTouched)
  const modes = new Map<string, ModeStatus>()
  for (const mode of modeNames(catalogue)) {
    const known = before.snapshot.modes.get(mode)
    const status = known && isUntouched(known) ? known : await reviewMode(all, mode, known, savedProofs)
    modes.set(mode, status)
    // A proof takes a while, and requests are answered meanwhile.
    if (status !== known) await letOthersGo()
  }
  const files = servedFiles(catalogue, found, before.snapshot.files)
  const held = holdExperiments({ files, modes, found }, before.snapshot)
  const served = { ...held, files: { ...held.files, mode: filesOfModes(files.mode, held.modes) } }
  const snapshot = flowSnapshot({ revision: before.snapshot.revision + 1, ...served, found })
  return { snapshot, texts, readable, opening }
}

/** All that a mode says of the steps that it does not have. */
function openingOf({ documents }: Catalogue): string {
  return JSON.stringify([...documents.step.values()].map(({ name, data: { needs, empty, paysFor } }) => [name, needs, empty, paysFor]))
}

async function checkAll(catalogue: Catalogue): Promise<readonly Diagnostic[]> {
  const { checkInParts } = await loadChecks()
  return partByPart(checkInParts(catalogue))
}

/** Everything that was served stays. Without it the next review checks all files again, even if the folder comes back as it was. */
function unreadableFolder(folder: string, error: unknown, before: Reviewed): Reviewed {
  const { revision, files, modes } = before.snapshot
  return {
    ...before,
    snapshot: flowSnapshot({ revision: revision + 1, files, modes, found: [unreadable(folder, error)] }),
    opening: undefined,
  }
}

/** Every mode that has a file, readable or not. */
function modeNames({ documents, problems }: Catalogue): string[] {
  const broken = [...problems.keys()].flatMap((path) => {
    const place = placeOf(path)
    return place?.kind === 'mode' ? [place.name] : []
  })
  return [...new Set([...documents.mode.keys(), ...broken])].sort()
}

export function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Set<string> {
  const paths = new Set([...before.keys(), ...after.keys()])
  return new Set([...paths].filter((path) => before.get(path) !== after.get(path)))
}

function unreadable(folder: string, error: unknown): Diagnostic {
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  const why = error instanceof Error ? error.message : String(error)
  const message = isGone ? `The folder ${folder} is gone.` : `The folder ${folder} cannot be used: ${why}.`
  const fix = 'Put it back, or name another one with FLOWS_DIR.'
  return { rule: 'unreadable-folder', severity: 'error', stage: 'read', file: folder, line: 1, column: 1, message, fix }
}

/** All files, and what the checks found in them. */
type Checked = {
  readonly catalogue: Catalogue
  readonly vocabulary: Vocabulary
  /** What is wrong, by file. */
  readonly found: ReadonlyMap<string, readonly Diagnostic[]>
}

/**
 * Proves a mode when it moves people differently than before, and was not proven like this at an earlier start. The last good version
 * stays live when the new one is not sound.
 */
async function reviewMode(checked: Checked, mode: string, before: ModeStatus | undefined, saved: SavedProofs): Promise<ModeStatus> {
  const { catalogue, vocabulary } = checked
  const resolved = resolveMode(catalogue, mode, hashText)
  const files = filesOf(catalogue, mode, resolved)
  const wrong = files.flatMap((file) => checked.found.get(file) ?? [])
  const status = { mode, files, title: resolved?.title ?? before?.title ?? mode, live: before?.live, provenKey: before?.provenKey ?? '' }
  if (!resolved || wrong.some(isError)) return { ...status, sound: false, diagnostics: wrong }
  const provenKey = provenKeyOf(catalogue, resolved)
  const known = before?.provenKey === provenKey ? before.live : saved.find(provenKey)
  if (known) return { ...status, live: liveMode(checked, resolved, known), sound: true, diagnostics: wrong, provenKey }
  const { verifyInParts } = await loadChecks()
  const { proven, diagnostics } = await partByPart(verifyInParts(catalogue, mode, hashText, { vocabulary, broken: new Set() }))
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
    file: documents.mode.get(resolved.mode)?.data,
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

type LoadedFiles = {
  readonly catalogue: Catalogue
  /** What is wrong with files whose last good text was loaded instead. */
  readonly mistakes: readonly Diagnostic[]
  /** Every file, by its path, as it was when it could last be parsed. */
  readonly readable: ReadonlyMap<string, SourceFile>
}

/** Loads all files, a broken one in its last good text, so that nothing that does not depend on the change is affected. */
function loadLastGood(files: readonly SourceFile[], before: ReadonlyMap<string, SourceFile>, isSound: boolean): LoadedFiles {
  const catalogue = loadCatalogue(files, isSound)
  const problemsOf = ({ path }: SourceFile) => catalogue.problems.get(path) ?? []
  const isReadable = (file: SourceFile) => !problemsOf(file).some(isError)
  const readable = lastGood(new Map(files.map((file) => [file.path, file])), before, isReadable)
  const replaced = files.filter((file) => !isReadable(file) && readable.has(file.path))
  if (replaced.length === 0) return { catalogue, mistakes: [], readable }
  const loaded = files.map((file) => readable.get(file.path) ?? file)
  return { catalogue: loadCatalogue(loaded), mistakes: replaced.flatMap(problemsOf), readable }
}
