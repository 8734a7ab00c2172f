<<<<<<< Updated upstream
import { type Catalogue, checkCatalogue, type Diagnostic, placeOf, vocabularyOf } from '@app/engine/author'
import type { LoadedFiles } from './load-last-good.ts'
import { type ModeStatus, reviewMode } from './review-mode.ts'

/** What the checks found in all files, and every mode to be reviewed in its turn. */
export type Review = {
  readonly found: readonly Diagnostic[]
  readonly modes: readonly string[]
  /** What every step needs. Any step can be opened under any mode, so a change here touches every mode. */
  readonly needs: string
  readonly reviewOne: (mode: string, before: ModeStatus | undefined) => ModeStatus
}

/** Checks all files. A sound mode stays as it was when none of the files it depends on changed. */
export function reviewCatalogue(
  { catalogue, mistakes }: LoadedFiles,
  changedFiles: ReadonlySet<string>,
  needsBefore: string | undefined,
): Review {
  const found = [...mistakes, ...checkCatalogue(catalogue)]
  const checked = { catalogue, vocabulary: vocabularyOf(catalogue), found: Map.groupBy(found, ({ file }) => file) }
  const needs = JSON.stringify([...catalogue.documents.step.values()].map(({ name, data }) => [name, data.needs]))
  const isUntouched = ({ sound, files }: ModeStatus) => sound && needs === needsBefore && !files.some((file) => changedFiles.has(file))
  return {
    found,
    modes: modeNames(catalogue),
    needs,
    reviewOne: (mode, before) => (before && isUntouched(before) ? before : reviewMode(checked, mode, before)),
  }
}

/** Every mode that has a file, readable or not. */
function modeNames({ documents, problems }: Catalogue): string[] {
  const unreadable = [...problems.keys()].flatMap((path) => {
    const place = placeOf(path)
    return place?.kind === 'mode' ? [place.name] : []
  })
  return [...new Set([...documents.mode.keys(), ...unreadable])].sort()
}
=======
import type { ModeStatus } from './review-mode.ts'
>>>>>>> Stashed changes

type Statuses = ReadonlyMap<string, ModeStatus>

/** The modes that are gone, look different to people who follow them, or have new words in another language. */
export function changedModes(before: Statuses, after: Statuses, changedFiles: ReadonlySet<string>): string[] {
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
    JSON.stringify(before.diagnostics) !== JSON.stringify(after.diagnostics)
  )
}

/** The files whose words changed in another language: translations/es/steps/qa1.json is about steps/qa1.json. */
function translatedFiles(changed: ReadonlySet<string>): Set<string> {
  return new Set([...changed].flatMap((path) => /^translations\/[^/]+\/(.+)$/.exec(path)?.[1] ?? []))
}
