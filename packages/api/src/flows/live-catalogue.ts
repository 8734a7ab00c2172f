import { setImmediate as letOthersGo } from 'node:timers/promises'
import {
  type Catalogue,
  checkCatalogue,
  type Diagnostic,
  loadCatalogue,
  placeOf,
  type SourceFile,
  sortDiagnostics,
  vocabularyOf,
} from '@app/engine/author'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { readFlowFiles } from './read-files.ts'
import { type Checked, reviewMode, type Standing } from './review-mode.ts'
import { watchFolder } from './watch-folder.ts'

/** The flows as they are served: every mode in its last good version, and what is wrong with the files now. */
export type LiveCatalogue = {
  /** Settles when every mode was looked at once; never fails. */
  readonly loaded: Promise<void>
  readonly isLoaded: () => boolean
  readonly standings: () => readonly Standing[]
  readonly standing: (mode: string) => Standing | undefined
  readonly personas: () => ReadonlyMap<string, PersonaFile>
  readonly diagnostics: () => readonly Diagnostic[]
  /** Calls back with the modes that changed; the answer stops it. */
  readonly onChange: (listener: (modes: readonly string[]) => void) => () => void
  readonly close: () => void
}

const tellEveryMs = 300

/** Reads a flows folder, proves its modes, and follows every change that is saved. */
export function openLiveCatalogue(folder: string): LiveCatalogue {
  let texts = ''
  let standings = new Map<string, Standing>()
  let personas = new Map<string, PersonaFile>()
  let found: readonly Diagnostic[] = []
  let isLoaded = false
  const listeners = new Set<(modes: readonly string[]) => void>()
  const tell = (modes: readonly string[]) => {
    for (const listener of listeners) listener(modes)
  }

  const refresh = async () => {
    const files = await readFiles(folder)
    const now = JSON.stringify(files ?? null)
    if (now === texts) return
    texts = now
    try {
      if (files) return await review(loadCatalogue(files))
      found = [missingFolder(folder)]
    } catch (error) {
      found = [...found, cannotCheck(folder, error)]
    }
    tell([])
  }
  const review = async (catalogue: Catalogue) => {
    found = checkCatalogue(catalogue)
    personas = new Map([...catalogue.documents.persona.values()].map(({ name, data }) => [name, data]))
    const checked: Checked = { catalogue, vocabulary: vocabularyOf(catalogue), found: Map.groupBy(found, ({ file }) => file) }
    const names = modeNames(catalogue)
    let changed = [...standings.keys()].filter((mode) => !names.includes(mode))
    standings = new Map(names.flatMap((mode) => entryOf(standings, mode)))
    let toldAt = performance.now()
    for (const mode of names) {
      const before = standings.get(mode)
      const after = reviewMode(checked, mode, before)
      standings.set(mode, after)
      if (isLoaded && differs(before, after)) changed.push(mode)
      await letOthersGo()
      // A change that touches every mode takes a while to prove: those that are done are told of meanwhile.
      if (!isLoaded || changed.length === 0 || performance.now() - toldAt < tellEveryMs) continue
      tell(changed)
      changed = []
      toldAt = performance.now()
    }
    if (isLoaded) tell(changed)
  }

  const refreshInTurn = inTurn(refresh)
  const loaded = refreshInTurn().then(() => {
    isLoaded = true
  })
  const stopWatching = watchFolder(folder, () => void refreshInTurn())
  return {
    loaded,
    isLoaded: () => isLoaded,
    standings: () => [...standings.values()],
    standing: (mode) => standings.get(mode),
    personas: () => personas,
    diagnostics: () => sortDiagnostics([...found, ...proofFindings(standings.values())]),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: stopWatching,
  }
}

/** Runs a task never twice at once: whatever is asked for meanwhile is done once more afterwards. */
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

async function readFiles(folder: string): Promise<SourceFile[] | undefined> {
  try {
    return await readFlowFiles(folder)
  } catch {
    return undefined
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

function entryOf(standings: ReadonlyMap<string, Standing>, mode: string): [string, Standing][] {
  const standing = standings.get(mode)
  return standing ? [[mode, standing]] : []
}

function differs(before: Standing | undefined, after: Standing): boolean {
  return (
    before?.sound !== after.sound ||
    before.live?.resolved.version !== after.live?.resolved.version ||
    before.provenKey !== after.provenKey ||
    JSON.stringify(before.diagnostics) !== JSON.stringify(after.diagnostics)
  )
}

function proofFindings(standings: Iterable<Standing>): Diagnostic[] {
  return [...standings].flatMap(({ diagnostics }) => diagnostics.filter(({ stage }) => stage === 'proof'))
}

function missingFolder(folder: string): Diagnostic {
  const message = `The folder ${folder} cannot be read.`
  const fix = 'Put it back, or name another one with FLOWS_DIR.'
  return { rule: 'missing-folder', severity: 'error', stage: 'read', file: folder, line: 1, column: 1, message, fix }
}

/** Checking never throws; should it do so after all, what is live stays live. */
function cannotCheck(folder: string, error: unknown): Diagnostic {
  const message = `The files could not be checked: ${error instanceof Error ? error.message : String(error)}.`
  const fix = 'Undo the last change. This is a mistake in the program: please report it.'
  return { rule: 'cannot-check', severity: 'error', stage: 'read', file: folder, line: 1, column: 1, message, fix }
}
