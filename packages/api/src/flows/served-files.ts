import type { Catalogue, Diagnostic } from '@app/engine/author'
import { type FileKind, type FileTypes, fileKindNames, fileKinds } from '@app/schemas/flow/files'
import { lastGood } from './last-good.ts'

/** What the files of each kind hold, by name. */
export type ServedFiles = { readonly [K in FileKind]: ReadonlyMap<string, FileTypes[K]> }

export const noFiles: ServedFiles = filesByKind(() => new Map())

/** The version of each file that is served. How good it has to be is said where its kind is listed. */
export function servedFiles({ documents }: Catalogue, found: readonly Diagnostic[], before: ServedFiles): ServedFiles {
  const wrong = new Set(found.flatMap(({ severity, file }) => (severity === 'error' ? file : [])))
  return filesByKind((kind) => {
    const paths = new Map([...documents[kind]].map(([name, { path }]) => [name, path]))
    const contents = new Map([...documents[kind]].map(([name, { data }]) => [name, data]))
    const isSound = (_: unknown, name: string) => !wrong.has(paths.get(name) ?? '')
    return fileKinds[kind].served === 'sound' ? lastGood(contents, before[kind], isSound) : contents
  })
}

function filesByKind(contentsOf: <K extends FileKind>(kind: K) => ServedFiles[K] | ReadonlyMap<string, FileTypes[K]>): ServedFiles {
  // Object.fromEntries forgets which key has which value; the type of `contentsOf` ties them together.
  return Object.fromEntries(fileKindNames.map((kind) => [kind, contentsOf(kind)])) as ServedFiles
}
