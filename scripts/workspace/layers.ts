import { posix } from 'node:path'
import { circlesIn } from './circles.ts'
import { type Arrow, arrowsIn } from './imports.ts'
import type { SourceTree } from './source-tree.ts'

/** Folders from the lowest floor up: each imports those on floors below, and none beside it. `(start)` are the files beside the folders. */
export type Layers = readonly (readonly string[])[]

/** Imports that run up or across, and folders that stand on no floor. */
export function layerProblems(tree: SourceTree, source: string, layers: Layers): readonly string[] {
  const floorOf = (folder: string) => layers.findIndex((names) => names.includes(folder))
  const folders = new Set([...tree.keys()].flatMap((path) => (path.startsWith(`${source}/`) ? [folderIn(source, path)] : [])))
  const unplaced = [...folders].filter((folder) => folder !== 'testing' && floorOf(folder) < 0)
  const up = arrowsBelow(tree, source).filter(({ from, to }) => {
    const [below, above] = [floorOf(folderIn(source, to)), floorOf(folderIn(source, from))]
    return folderIn(source, from) !== folderIn(source, to) && above >= 0 && below >= above
  })
  return [
    ...unplaced.map((folder) => `${source}/${folder} is on no floor: add it to scripts/workspace/floors.ts.`),
    ...up.map(({ from, to }) => `${from} imports ${to}: ${folderIn(source, from)} may not import ${folderIn(source, to)}.`),
  ]
}

/** Folders beside one another that import each other, directly or by way of others. Files beside them are the list of them, and left out. */
export function folderCircleProblems(tree: SourceTree, source: string): readonly string[] {
  const between = arrowsBelow(tree, source)
    .map(({ from, to }) => ({ from: folderIn(source, from), to: folderIn(source, to) }))
    .filter(({ from, to }) => from !== start && to !== start)
  return circlesIn(between).map((circle) => `The folders ${circle.join(', ')} of ${source} import each other: say which owns what.`)
}

const start = '(start)'

function arrowsBelow(tree: SourceTree, source: string): readonly Arrow[] {
  return arrowsIn(tree).filter(({ from, to }) => from.startsWith(`${source}/`) && to.startsWith(`${source}/`))
}

function folderIn(source: string, path: string): string {
  const [first = '', ...more] = posix.relative(source, path).split('/')
  return more.length === 0 ? start : first
}
