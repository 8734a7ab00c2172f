import { setImmediate as letOthersGo } from 'node:timers/promises'
import { type Catalogue, checkCatalogue, type Diagnostic, placeOf, type SourceFile, vocabularyOf } from '@app/engine/author'
import { changedModes, emptySnapshot, type FlowSnapshot, flowSnapshot, servedFiles } from './flow-snapshot.ts'
import { loadLastGood } from './last-good.ts'
import { readFlowFiles } from './read-files.ts'
import { type ModeStatus, reviewMode } from './review-mode.ts'
import { checkedKeyOf, noSavedProofs, type SavedProofs } from './saved-proofs.ts'
import { watchFolder } from './watch-folder.ts'

/** The flows as they are served: every file and mode in its last good version, and what is wrong with the files now. */
export type LiveCatalogue = {
  /** The flows now. Take a snapshot once for a request and hand it on: the next call may answer with another one. */
  readonly current: () => FlowSnapshot
  /** The same, once every mode was reviewed for the first time. Never rejects. */
  readonly ready: () => Promise<FlowSnapshot>
  readonly isReady: () => boolean
  /** Calls back with the modes that changed; the answer stops it. */
  readonly onChange: (listener: Listener) => () => void
  readonly close: () => void
}

type Listener = (modes: readonly string[]) => void

/** What the next review of the folder compares with. */
type Reviewed = {
  readonly snapshot: FlowSnapshot
  /** Every file as it was read, broken or not. */
  readonly texts: ReadonlyMap<string, string>
  readonly readable: ReadonlyMap<string, SourceFile>
  /**
   * What every step needs; undefined after a review that failed. Any step can be opened under any mode, so a change here touches every
   * mode.
   */
  readonly needs: string | undefined
}

const nothingReviewed: Reviewed = {
  snapshot: emptySnapshot,
  texts: new Map(),
  readable: new Map(),
  needs: undefined,
}

/** Serves a flows folder, and follows every change that is saved: watched here, reviewed below, and swapped as a whole. */
export function openLiveCatalogue(folder: string, savedProofs: SavedProofs = noSavedProofs): LiveCatalogue {
  let reviewed = nothingReviewed
  let isReady = false
  const listeners = new Set<Listener>()
  const refresh = inTurn(async () => {
    const before = reviewed
    reviewed = await reviewFolder(folder, before, savedProofs).catch((error) => unreadableFolder(folder, error, before))
    if (reviewed === before) return
    const changed = changedModes(before.snapshot.modes, reviewed.snapshot.modes, changedFiles(before.texts, reviewed.texts))
    for (const listener of listeners) listener(changed)
  })
  const firstReview = refresh().then(() => {
    isReady = true
  })
  const stopWatching = watchFolder(folder, () => void refresh())
  const current = () => reviewed.snapshot
  return {
    current,
    ready: () => firstReview.then(current),
    isReady: () => isReady,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: stopWatching,
  }
}

/**
 * A folder from its files to the next snapshot: read, loaded, checked, proven. A broken file is loaded in its last good text, and a
 * sound mode stays as it was when none of the files that it depends on changed.
 */
async function reviewFolder(folder: string, before: Reviewed, savedProofs: SavedProofs): Promise<Reviewed> {
  const files = await readFlowFiles(folder)
  const texts = new Map(files.map((file) => [file.path, JSON.stringify(file)]))
  const changed = changedFiles(before.texts, texts)
  if (before.needs !== undefined && changed.size === 0) return before
  const { catalogue, loaded, mistakes, readable } = loadLastGood(files, before.readable)
  const found = [...mistakes, ...(before === nothingReviewed ? checkOnce(catalogue, loaded, savedProofs) : checkCatalogue(catalogue))]
  const checked = { catalogue, vocabulary: vocabularyOf(catalogue), found: Map.groupBy(found, ({ file }) => file) }
  const needs = JSON.stringify([...catalogue.documents.step.values()].map(({ name, data }) => [name, data.needs]))
  const isUntouched = ({ sound, files: own }: ModeStatus) => sound && needs === before.needs && !own.some((file) => changed.has(file))
  const modes = new Map<string, ModeStatus>()
  for (const mode of modeNames(catalogue)) {
    const known = before.snapshot.modes.get(mode)
    const status = known && isUntouched(known) ? known : reviewMode(checked, mode, known, savedProofs)
    modes.set(mode, status)
    // A proof takes a while, and requests are answered meanwhile.
    if (status !== known) await letOthersGo()
  }
  const served = servedFiles(catalogue, found, before.snapshot.files)
  const snapshot = flowSnapshot({ revision: before.snapshot.revision + 1, files: served, modes, found })
  return { snapshot, texts, readable, needs }
}

/** What the checks find at a start. Files that were checked before, by this version of the engine, are not checked again. */
function checkOnce(catalogue: Catalogue, loaded: readonly SourceFile[], saved: SavedProofs): readonly Diagnostic[] {
  const key = checkedKeyOf(loaded)
  const known = saved.findChecked(key)
  if (known) return known
  const found = checkCatalogue(catalogue)
  saved.saveChecked(key, found)
  return found
}

/** Everything that was served stays. Without needs the next review checks all files again, even if the folder comes back as it was. */
function unreadableFolder(folder: string, error: unknown, before: Reviewed): Reviewed {
  const { revision, files, modes } = before.snapshot
  return {
    ...before,
    snapshot: flowSnapshot({ revision: revision + 1, files, modes, found: [unreadable(folder, error)] }),
    needs: undefined,
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

function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Set<string> {
  const paths = new Set([...before.keys(), ...after.keys()])
  return new Set([...paths].filter((path) => before.get(path) !== after.get(path)))
}

function unreadable(folder: string, error: unknown): Diagnostic {
  const message = `The folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}.`
  const fix = 'Put it back, or name another one with FLOWS_DIR. What was sound before stays live.'
  return { rule: 'unreadable-folder', severity: 'error', stage: 'read', file: folder, line: 1, column: 1, message, fix }
}

/** Never runs a task twice at once: what is asked for meanwhile runs once more afterwards. */
function inTurn(task: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let isWaiting = false
  return () => {
    if (isWaiting) return last
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return task()
    })
    return last
  }
}
