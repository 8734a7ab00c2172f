import { dirname } from 'node:path'
import type { ImportGraph } from './import-graph.ts'

/** A file that brings together this many folders that lie beside each other is a list of them: what it lists does not depend on the rest. */
const foldersOfList = 8

/** The folder of flows counts as one thing that is read: which of its files a test reads nobody can see. */
const flows = 'flows'
/** Of too few folders to be seen as lists. */
const otherLists: readonly string[] = ['packages/schemas/api/domains.ts']

/** The service put together: what stands at the top of its sources. Its tests ask it for something else than for what was put into it. */
const wholeService = /^packages\/api\/src\/([^/]+|testing\/test-app)\.ts$/
/** These bring mistakes and files of their own; the flows as they are do not decide what they find. */
const ofTheEngine = /^tests\/model\/(mutants\/|hostile-files|command-line|funnel-command|edit)/

/** Tests by why they can break: `readers` read flows, of which something has changed. */
export type TestsOfChange = { readonly code: readonly string[]; readonly readers: readonly string[] }

/**
 * The tests that a change can break: those that import what has changed, and those beside whatever imports it, since they may go through the
 * whole service. It is not followed through lists (of all domains, of all panels) and the whole service, through which everything depends on
 * everything. `grown`: changed files that have only grown; a list with one more line breaks what goes over it, not what was on it before.
 */
export function testsOfChange(graph: ImportGraph, changed: readonly string[], grown: ReadonlySet<string> = new Set()): TestsOfChange {
  const importersOf = importers(graph)
  const lists = listsIn(graph)
  const stops = new Set([...lists, ...[...graph.keys()].filter((file) => wholeService.test(file))])
  const reached = reachedBy(
    importersOf,
    stops,
    (file) => lists.has(file) && grown.has(file),
    changed.filter((file) => !isFlowFile(file)),
  )
  const folders = new Set(
    [...reached]
      .filter((file) => !isTest(file))
      .map(folderOf)
      .filter((folder) => !isRoot(folder)),
  )
  const code = [...graph.keys()].filter((file) => isTest(file) && (reached.has(file) || folders.has(folderOf(file))))
  return { code, readers: changed.some(isFlowFile) ? readersOfFlows(importersOf, stops) : [] }
}

function isFlowFile(file: string): boolean {
  return file.startsWith(`${flows}/`)
}

function readersOfFlows(importersOf: Importers, stops: ReadonlySet<string>): readonly string[] {
  return [...reachedBy(importersOf, stops, () => false, [flows])].filter((file) => isTest(file) && !ofTheEngine.test(file))
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

/** Files that are lists of what lies in many folders. */
export function listsIn(graph: ImportGraph): ReadonlySet<string> {
  const lists = [...graph].filter(([file, imported]) => {
    if (isTest(file)) return false
    const own = dirname(file)
    const others = new Set([...imported].map(dirname).filter((folder) => folder !== own))
    const beside = Map.groupBy(others, dirname)
    return [...beside.values()].some((folders) => folders.length >= foldersOfList)
  })
  return new Set([...lists.map(([file]) => file), ...otherLists])
}

type Importers = ReadonlyMap<string, readonly string[]>

function importers(graph: ImportGraph): Importers {
  const found = new Map<string, string[]>()
  for (const [file, imported] of graph) {
    for (const one of imported) {
      const known = found.get(one)
      if (known) known.push(file)
      else found.set(one, [file])
    }
  }
  return found
}

/** What is a stop and has itself changed can break everything; where it is a list that has grown, only those that import it. */
function reachedBy(
  importersOf: Importers,
  stops: ReadonlySet<string>,
  hasGrown: (list: string) => boolean,
  changed: readonly string[],
): ReadonlySet<string> {
  const lists = changed.filter(hasGrown)
  const reached = new Set(changed.filter((file) => !hasGrown(file)))
  for (const file of reached) {
    // A list that has grown is reached by what was put on it, too.
    if (stops.has(file) && (hasGrown(file) || !changed.includes(file))) continue
    for (const importer of importersOf.get(file) ?? []) reached.add(importer)
  }
  return new Set([...reached, ...lists, ...lists.flatMap((list) => importersOf.get(list) ?? [])])
}

/** A test is beside what it tests; helpers of a folder's tests are in its folder `testing`. */
function folderOf(file: string): string {
  const folder = dirname(file)
  return folder.endsWith('/testing') ? dirname(folder) : folder
}

/** The files at the top of a package are about all of it. */
function isRoot(folder: string): boolean {
  return /^packages\/[^/]+(\/src)?$/.test(folder)
}
