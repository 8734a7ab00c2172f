import { dirname } from 'node:path'
import { isTest, type SourceTree } from './source-tree.ts'

/** So many files can be taken in at a look. */
const most = 26

/** Folders with more files than can be seen at a look; tests stand beside what they test, and don’t count. */
export function folderSizeProblems(tree: SourceTree): readonly string[] {
  const folders = Map.groupBy(
    [...tree.keys()].filter((path) => !isTest(path)),
    (path) => dirname(path),
  )
  return [...folders]
    .filter(([, files]) => files.length > most)
    .map(([folder, files]) => `${folder} has ${files.length} files, and ${most} are the most: group them by what a reader looks for.`)
}
