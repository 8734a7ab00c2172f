import { type Catalogue, checkCatalogue, type Diagnostic, placeOf, vocabularyOf } from '@app/engine/author'
import { reviewMode, type Standing } from './review-mode.ts'
import type { StoodIn } from './stand-in.ts'

/** A look at all files: what is wrong with them, and every mode to be looked at in its turn. */
export type Review = {
  readonly found: readonly Diagnostic[]
  readonly modes: readonly string[]
  /** What every step needs. Any step can be opened under any mode, so a change here touches every mode. */
  readonly needs: string
  readonly reviewOne: (mode: string, before: Standing | undefined) => Standing
}

/** Checks all files. A sound mode stays as it was when none of the files it leans on changed. */
export function reviewCatalogue(
  { catalogue, mistakes }: StoodIn,
  changedFiles: ReadonlySet<string>,
  needsBefore: string | undefined,
): Review {
  const found = [...mistakes, ...checkCatalogue(catalogue)]
  const checked = { catalogue, vocabulary: vocabularyOf(catalogue), found: Map.groupBy(found, ({ file }) => file) }
  const needs = JSON.stringify([...catalogue.documents.step.values()].map(({ name, data }) => [name, data.needs]))
  const isUntouched = ({ sound, files }: Standing) => sound && needs === needsBefore && !files.some((file) => changedFiles.has(file))
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

/** True when there is something new to see. */
export function standsOtherwise(before: Standing | undefined, after: Standing): boolean {
  if (before === after) return false
  return (
    before?.sound !== after.sound ||
    before.live?.resolved.version !== after.live?.resolved.version ||
    before.provenKey !== after.provenKey ||
    JSON.stringify(before.diagnostics) !== JSON.stringify(after.diagnostics)
  )
}
