import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Source files by their path from the root of the project. Rules read this and no disk, so that tests can make up trees. */
export type SourceTree = ReadonlyMap<string, string>

const passedOver = ['node_modules', 'dist', '.turbo']

export function readTree(root: string, folders: readonly string[]): SourceTree {
  const paths = folders.flatMap((folder) => filesIn(join(root, folder)))
  return new Map(paths.map((path) => [relative(root, path), readFileSync(path, 'utf8')]))
}

/** Tests and files in `testing/` may import anything. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path)
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return passedOver.includes(entry.name) ? [] : filesIn(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}
