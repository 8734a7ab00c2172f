import { hashText, readFlowFiles } from '@app/api/flows'
import {
  type Catalogue,
  type Change,
  changeFile,
  checkDocument,
  type Diagnostic,
  diffModes,
  loadCatalogue,
  placeOf,
  resolveMode,
  type Verdict,
  verifyMode,
} from '@app/engine/author'
import { isFew } from '../../support/is-few.ts'
import { parseJson } from './json.ts'
import type { Kind, Mutant } from './kind.ts'
import { kinds } from './kinds.ts'
import { print } from './lines.ts'
import { isOfAllWays, isWellPlaced } from './placement.ts'
import { faultOnWalks } from './walks.ts'

export const stages = ['read', 'schema', 'check', 'proof'] as const

type Resolved = NonNullable<Verdict['resolved']>

/** What the engine says of a changed file; `crash` is what it threw, which it never should. */
type Report = { readonly diagnostics: readonly Diagnostic[]; readonly resolved?: Resolved; readonly crash?: string }

/** What became of one mutant. */
export type Result = Report & {
  readonly kind: Kind
  readonly mode: string
  readonly mutant: Mutant
  /** The first stage that found it, or undefined when none did. */
  readonly caughtBy: (typeof stages)[number] | undefined
  /** Whether a diagnostic stands where the mistake is. */
  readonly atItsPlace: boolean
  /** What the change does to people, when nothing is wrong with it. */
  readonly changes: readonly Change[]
  /** What goes wrong for a made-up person, when nothing was found. */
  readonly fault: string | undefined
  readonly ms: number
}

/** How many made-up people walk a mode that is said to be sound. */
export const people = 100

/** All flow files with one value on a line, so that the line of a diagnostic says precisely what it is about. */
export async function readPrinted(folder: string): Promise<Catalogue> {
  const files = await readFlowFiles(folder)
  return loadCatalogue(files.map((file) => (file.text === undefined ? file : { path: file.path, text: print(parseJson(file.text)) })))
}

/** Makes every kind of mistake in every mode, and asks the engine what it says. */
export function runMutants(catalogue: Catalogue, only: readonly Kind[] = kinds): Result[] {
  const modes = [...catalogue.documents.mode.keys()]
  const before = new Map(modes.map((mode) => [mode, resolveMode(catalogue, mode, hashText)]))
  return only.flatMap((kind, index) =>
    mutantsOf(catalogue, kind, modes, index).map(({ mode, mutant }) => runMutant(catalogue, kind, mode, mutant, before.get(mode))),
  )
}

/** In every mode that gives occasion for it; where few are wanted, in one of these, another for each kind. */
function mutantsOf(catalogue: Catalogue, kind: Kind, modes: readonly string[], first: number) {
  const made = modes.flatMap((mode) => {
    const mutant = kind.mutate(catalogue, mode)
    return mutant ? [{ mode, mutant }] : []
  })
  const every = isFew ? made.length : 1
  return made.filter((_one, index) => index % every === first % every)
}

/** A mistake that was not found: one that cannot be right, or that goes wrong for somebody. */
export function survives({ kind, caughtBy, crash, fault }: Result): boolean {
  return crash !== undefined || fault !== undefined || (caughtBy === undefined && !kind.canBeSound)
}

/** A change that leaves a sound flow. */
export function isSound(result: Result): boolean {
  return result.caughtBy === undefined && !survives(result)
}

/** Whether the difference names the step concerned. */
export function isReported({ changes, mutant }: Result): boolean {
  return changes.some(({ sentence }) => mutant.about.some((step) => sentence.includes(`“${step}”`)))
}

function runMutant(catalogue: Catalogue, kind: Kind, mode: string, mutant: Mutant, before: Resolved | undefined): Result {
  const began = performance.now()
  const changed = changeFile(catalogue, mutant)
  const said = askAbout(changed, mutant.path, mode)
  const ms = performance.now() - began
  const caughtBy = stages.find((stage) => said.diagnostics.some((one) => one.stage === stage))
  const sound = caughtBy === undefined ? said.resolved : undefined
  const changes = before && sound ? diffModes(before, sound) : []
  const fault = sound && faultOnWalks(sound, people)
  // A mutated file has other lines than it had; a mode that only walks it has still its own.
  const asRead = mutant.path === `modes/${mode}.json` ? changed : catalogue
  const placed = said.diagnostics.filter((one) => !isOfAllWays(one))
  const atItsPlace = placed.length === 0 ? caughtBy !== undefined : placed.some((one) => isWellPlaced(one, asRead, kind, mutant, mode))
  return { ...said, kind, mode, mutant, caughtBy, atItsPlace, changes, fault, ms }
}

function askAbout(changed: Catalogue, path: string, mode: string): Report {
  try {
    const { diagnostics, resolved } = verifyMode(changed, mode, hashText)
    return { diagnostics: [...diagnostics, ...ofChangedFile(changed, path, mode)], ...(resolved ? { resolved } : {}) }
  } catch (error) {
    return { diagnostics: [], crash: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** What is wrong in the changed file itself, when it is not the mode’s. */
function ofChangedFile(changed: Catalogue, path: string, mode: string): readonly Diagnostic[] {
  const place = placeOf(path)
  if (!place || (place.kind === 'mode' && place.name === mode)) return []
  const document = changed.documents[place.kind].get(place.name)
  return [...(changed.problems.get(path) ?? []), ...(document ? checkDocument(document, changed) : [])]
}
