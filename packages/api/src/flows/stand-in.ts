import { type Catalogue, type Diagnostic, loadCatalogue, type SourceFile } from '@app/engine/author'

export type StoodIn = {
  readonly catalogue: Catalogue
  /** What is wrong with the files that another text stands in for. */
  readonly mistakes: readonly Diagnostic[]
  /** Every file as it was when it could last be read. */
  readonly good: ReadonlyMap<string, SourceFile>
}

/** Loads all files. For one that cannot be read its last good text stands in, so that what does not lean on it goes on undisturbed. */
export function loadWithStandIns(files: readonly SourceFile[], before: ReadonlyMap<string, SourceFile>): StoodIn {
  const catalogue = loadCatalogue(files)
  const problemsOf = ({ path }: SourceFile) => catalogue.problems.get(path) ?? []
  const isBroken = (file: SourceFile) => problemsOf(file).some(({ severity }) => severity === 'error')
  const broken = files.filter((file) => isBroken(file) && before.has(file.path))
  const lastGood = (file: SourceFile) => (isBroken(file) ? before.get(file.path) : file)
  const good = new Map(files.flatMap((file) => entryOf(lastGood(file))))
  if (broken.length === 0) return { catalogue, mistakes: [], good }
  return {
    catalogue: loadCatalogue(files.map((file) => lastGood(file) ?? file)),
    mistakes: broken.flatMap(problemsOf),
    good,
  }
}

function entryOf(file: SourceFile | undefined): [string, SourceFile][] {
  return file ? [[file.path, file]] : []
}
