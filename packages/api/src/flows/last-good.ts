import { type Catalogue, type Diagnostic, loadCatalogue, type SourceFile } from '@app/engine/author'

export type LoadedFiles = {
  readonly catalogue: Catalogue
  /** What it was loaded from. */
  readonly loaded: readonly SourceFile[]
  /** What is wrong with files whose last good text was loaded instead. */
  readonly mistakes: readonly Diagnostic[]
  /** Every file, by its path, as it was when it could last be parsed. */
  readonly readable: ReadonlyMap<string, SourceFile>
}

/** Loads all files, a broken one in its last good text, so that nothing that does not depend on the change is affected. */
export function loadLastGood(files: readonly SourceFile[], before: ReadonlyMap<string, SourceFile>): LoadedFiles {
  const catalogue = loadCatalogue(files)
  const problemsOf = ({ path }: SourceFile) => catalogue.problems.get(path) ?? []
  const isReadable = (file: SourceFile) => !problemsOf(file).some(({ severity }) => severity === 'error')
  const readable = lastGood(new Map(files.map((file) => [file.path, file])), before, isReadable)
  const replaced = files.filter((file) => !isReadable(file) && readable.has(file.path))
  if (replaced.length === 0) return { catalogue, loaded: files, mistakes: [], readable }
  const loaded = files.map((file) => readable.get(file.path) ?? file)
  return {
    catalogue: loadCatalogue(loaded),
    loaded,
    mistakes: replaced.flatMap(problemsOf),
    readable,
  }
}

/** The good version of each entry: the present one, else the last good one. An entry that is gone is gone. */
export function lastGood<T>(
  now: ReadonlyMap<string, T>,
  before: ReadonlyMap<string, T>,
  isGood: (entry: T, name: string) => boolean,
): ReadonlyMap<string, T> {
  return new Map(
    [...now].flatMap(([name, entry]): [string, T][] => {
      const good = isGood(entry, name) ? entry : before.get(name)
      return good === undefined ? [] : [[name, good]]
    }),
  )
}
