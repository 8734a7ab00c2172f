import { dirname, join, normalize } from 'node:path'

/** The text of every source file of the project by its path from the root, and the folders that hold data. */
export type Sources = {
  readonly texts: ReadonlyMap<string, string>
  /** What each package offers: `@app/NAME/…` and its path, as in its package.json. */
  readonly exports: ReadonlyMap<string, Readonly<Record<string, string>>>
  readonly folders: readonly string[]
}

/** For each file the files, and the folders of data, that it loads, starts or reads. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

const typeImport = /^(?:import|export) type [^'"]*['"][^'"]*['"]/gm
const specifier = /['"`](\.{1,2}\/[^'"`\s]*|@app\/[^'"`\s]*)['"`]/g

/**
 * Every text in a file that is the path of another file counts, so that a program that a test starts is found as well as a module that it
 * imports. Types are not followed: they cannot break a test, and the type check sees to them.
 */
export function importGraph({ texts, exports, folders }: Sources): ImportGraph {
  const resolve = (from: string, to: string) => {
    const path = to.startsWith('@app/') ? ofPackage(to, exports) : normalize(join(dirname(from), to))
    if (path === undefined) return undefined
    return [path, `${path}.ts`, `${path}.tsx`].find((one) => texts.has(one)) ?? folders.find((folder) => folder === path.replace(/\/$/, ''))
  }
  const graph = new Map<string, ReadonlySet<string>>()
  for (const [file, text] of texts) {
    const found = [...text.replace(typeImport, '').matchAll(specifier)].map(([, to = '']) => resolve(file, to))
    graph.set(file, new Set(found.filter((path) => path !== undefined)))
  }
  return graph
}

/** `@app/schemas/rules/days` is what `"./rules/*"` names in the exports of the package. */
function ofPackage(specifier: string, all: Sources['exports']): string | undefined {
  const [, name = '', rest = ''] = /^@app\/([^/]+)(\/.*)?$/.exec(specifier) ?? []
  const wanted = `.${rest}`
  for (const [pattern, path] of Object.entries(all.get(name) ?? {})) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined ? pattern !== wanted : !(wanted.startsWith(before) && wanted.endsWith(after))) continue
    const middle = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length)
    return normalize(join('packages', name, path.replace('*', middle)))
  }
  return undefined
}
