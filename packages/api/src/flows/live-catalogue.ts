import { setImmediate as letOthersGo } from 'node:timers/promises'
import type { Diagnostic, SourceFile } from '@app/engine/author'
import { emptySnapshot, type FlowSnapshot, flowSnapshot } from './flow-snapshot.ts'
import { inTurn } from './in-turn.ts'
import { loadLastGood } from './load-last-good.ts'
import { readFlowFiles } from './read-files.ts'
import { changedModes, reviewCatalogue } from './review-catalogue.ts'
import type { ModeStatus } from './review-mode.ts'
import { servedFiles } from './served-files.ts'
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
  /** What every step needs; undefined when there was no review, or it failed. */
  readonly needs: string | undefined
}

const nothingReviewed: Reviewed = {
  snapshot: emptySnapshot,
  texts: new Map(),
  readable: new Map(),
  needs: undefined,
}

/** Reads a flows folder, proves its modes, and follows every change that is saved. */
export function openLiveCatalogue(folder: string): LiveCatalogue {
  let reviewed = nothingReviewed
  let isReady = false
  const listeners = new Set<Listener>()
  const refresh = inTurn(async () => {
    const before = reviewed
    reviewed = await reviewAgain(folder, before)
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

/** Reviews the folder if a file changed. Nothing that is served is lost, whatever the files have become. */
async function reviewAgain(folder: string, before: Reviewed): Promise<Reviewed> {
  try {
    const files = await readFlowFiles(folder)
    const texts = new Map(files.map((file) => [file.path, JSON.stringify(file)]))
    const isSame = before.needs !== undefined && changedFiles(before.texts, texts).size === 0
    return isSame ? before : await reviewFiles(files, texts, before)
  } catch (error) {
    const { revision, files, modes } = before.snapshot
    const snapshot = flowSnapshot({ revision: revision + 1, files, modes, found: [unreadable(folder, error)] })
    // Without needs the next review looks at everything again, even if the folder comes back as it was.
    return { ...before, snapshot, needs: undefined }
  }
}

async function reviewFiles(files: readonly SourceFile[], texts: Reviewed['texts'], before: Reviewed): Promise<Reviewed> {
  const loaded = loadLastGood(files, before.readable)
  const review = reviewCatalogue(loaded, changedFiles(before.texts, texts), before.needs)
  const modes = new Map<string, ModeStatus>()
  for (const mode of review.modes) {
    const known = before.snapshot.modes.get(mode)
    const status = review.reviewOne(mode, known)
    modes.set(mode, status)
    // A proof takes a while, and requests are answered meanwhile.
    if (status !== known) await letOthersGo()
  }
  const { revision, files: filesBefore } = before.snapshot
  const served = servedFiles(loaded.catalogue, review.found, filesBefore)
  const snapshot = flowSnapshot({ revision: revision + 1, files: served, modes, found: review.found })
  return { snapshot, texts, readable: loaded.readable, needs: review.needs }
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
