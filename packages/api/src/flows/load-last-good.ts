import { type Catalogue, type Diagnostic, loadCatalogue, type SourceFile } from '@app/engine/author'
import { lastGood } from './last-good.ts'

export type LoadedFiles = {
  readonly catalogue: Catalogue
  /** What is wrong with files whose last good text was loaded instead. */
  readonly mistakes: readonly Diagnostic[]
  /** Every file, by its path, as it was when it could last be read. */
  readonly readable: ReadonlyMap<string, SourceFile>
}

/** Loads all files, a broken one in its last good text, so that whatever does not depend on the change goes on undisturbed. */
export function loadLastGood(files: readonly SourceFile[], before: ReadonlyMap<string, SourceFile>): LoadedFiles {
  const catalogue = loadCatalogue(files)
  const problemsOf = ({ path }: SourceFile) => catalogue.problems.get(path) ?? []
  const isReadable = (file: SourceFile) => !problemsOf(file).some(({ severity }) => severity === 'error')
  const readable = lastGood(new Map(files.map((file) => [file.path, file])), before, isReadable)
  const replaced = files.filter((file) => !isReadable(file) && readable.has(file.path))
  if (replaced.length === 0) return { catalogue, mistakes: [], readable }
  return {
    catalogue: loadCatalogue(files.map((file) => readable.get(file.path) ?? file)),
    mistakes: replaced.flatMap(problemsOf),
    readable,
  }
}
