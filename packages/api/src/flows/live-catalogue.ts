import { type FSWatcher, watch } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { changedModes, type FlowSnapshot } from './flow-snapshot.ts'
import { type LastSoundFiles, noLastSoundFiles } from './last-sound-files.ts'
import { changedFiles, nothingReviewed, prepareReview, reviewFolder } from './review-folder.ts'
import { noSavedProofs, type SavedProofs } from './saved-proofs.ts'

/** The flows as they are served: every file and mode in its last good version, and what is wrong with the files now. */
export type LiveCatalogue = {
  /** The flows now. Take a snapshot once for a request and hand it on: the next call may answer with another one. */
  readonly current: () => FlowSnapshot
  /** The same, once every mode was reviewed for the first time. Never rejects. */
  readonly ready: () => Promise<FlowSnapshot>
  readonly isReady: () => boolean
  /** Calls back with the modes that changed; the answer stops it. */
  readonly onChange: (listener: Listener) => () => void
  /** Does now, with long pauses, what would make the first file that is saved wait. */
  readonly prepare: () => Promise<void>
  readonly close: () => void
}

type Listener = (modes: readonly string[]) => void

/** Serves a flows folder, and follows every change that is saved: watched, reviewed, and swapped as a whole. */
export function openLiveCatalogue(
  folder: string,
  proofs: SavedProofs = noSavedProofs,
  lastSound: LastSoundFiles = noLastSoundFiles,
): LiveCatalogue {
  let reviewed = nothingReviewed
  let isReady = false
  const listeners = new Set<Listener>()
  const refresh = inTurn(async () => {
    const before = reviewed
    reviewed = await reviewFolder(folder, before, { proofs, lastSound })
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
    prepare: () => prepareReview(reviewed),
    close: stopWatching,
  }
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

const settleMs = 100
const pollMs = 500

/** Says when something in a folder changed, once things have settled; the answer stops it. Polls where watching fails. */
function watchFolder(folder: string, onChange: () => void): () => void {
  const watched = new Map<string, FSWatcher>()
  let isStopped = false
  let settling: NodeJS.Timeout | undefined
  let stopPolling: (() => void) | undefined

  const changed = () => {
    if (isStopped) return
    clearTimeout(settling)
    settling = setTimeout(() => {
      onChange()
      void watchAll()
    }, settleMs)
  }
  const unwatch = (path: string) => {
    watched.get(path)?.close()
    watched.delete(path)
  }
  const poll = () => {
    for (const path of [...watched.keys()]) unwatch(path)
    if (!isStopped) stopPolling ??= pollFolder(folder, changed)
  }
  // One watcher for each folder: a recursive one loses a file for good once an editor has replaced it by renaming.
  const watchOne = (path: string) => {
    const watcher = watch(path, changed)
    watcher.on('error', poll)
    watched.set(path, watcher)
  }
  const watchAll = async () => {
    try {
      const folders = await foldersOf(folder)
      if (isStopped || stopPolling) return
      for (const path of watched.keys()) if (!folders.includes(path)) unwatch(path)
      const fresh = folders.filter((path) => !watched.has(path))
      for (const path of fresh) watchOne(path)
      // What was saved into a new folder before it was watched would go unseen.
      if (fresh.length > 0) changed()
    } catch {
      poll()
    }
  }

  void watchAll()
  return () => {
    isStopped = true
    clearTimeout(settling)
    stopPolling?.()
    for (const path of [...watched.keys()]) unwatch(path)
  }
}

async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return [folder, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))]
}

/** For folders that cannot be watched, or do not exist yet: polls names, times and sizes. */
function pollFolder(folder: string, onChange: () => void): () => void {
  let before: string | undefined
  const timer = setInterval(async () => {
    const now = await signatureOf(folder)
    // The first look counts as a change: what came about before it would go unseen.
    if (before !== now) onChange()
    before = now
  }, pollMs)
  return () => clearInterval(timer)
}

async function signatureOf(folder: string): Promise<string> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const lines = entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const { mtimeMs, size } = await lstat(path)
      return `${path} ${mtimeMs} ${size}`
    })
    return (await Promise.all(lines)).sort().join('\n')
  } catch {
    return 'unreadable'
  }
}
