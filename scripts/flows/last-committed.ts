import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Catalogue, changeFile, checkCatalogue, type Diagnostic, type Document } from '@app/engine/author'
import type { CommandInput } from './command.ts'

const git = promisify(execFile)

/** The text of each file as it was committed last. Files that never were, and folders outside of Git, have none. */
export async function lastCommitted(folder: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(
    paths.map(async (path) => {
      const shown = await git('git', ['show', `HEAD:./${path}`], { cwd: folder, maxBuffer: 4 * 1024 * 1024 }).catch(() => undefined)
      return shown ? [[path, shown.stdout] as const] : []
    }),
  )
  return new Map(texts.flat())
}

/** The files as they were committed last, which of them are others now, and what was wrong before that. */
export type Committed = {
  readonly older: Catalogue
  readonly paths: readonly string[]
  readonly added: readonly string[]
  readonly wrong: () => ReadonlySet<string>
}

/** Outside of git nothing is known of what was committed. */
export async function committed({ catalogue, folder }: CommandInput): Promise<Committed | undefined> {
  const { changed, added } = await sinceCommit(folder)
  if (changed.length + added.length === 0) return undefined
  const texts = await lastCommitted(folder, changed)
  const older = [...texts].reduce((files, [path, text]) => changeFile(files, { path, text }), catalogue)
  let known: ReadonlySet<string> | undefined
  const wrong = () => (known ??= new Set(checkCatalogue(older).map(keyOf)))
  return { older, paths: [...changed, ...added], added, wrong }
}

/** A file that is staged is as new as one that is not, and one with another name is one that is gone and one that is new. */
async function sinceCommit(folder: string): Promise<{ readonly changed: readonly string[]; readonly added: readonly string[] }> {
  const list = async (...words: string[]) => {
    const listed = await git('git', words, { cwd: folder }).catch(() => undefined)
    return (listed?.stdout ?? '').split('\n').filter((path) => path.endsWith('.json'))
  }
  const diff = (kinds: string) => list('diff', '--name-only', '--no-renames', `--diff-filter=${kinds}`, '--relative', 'HEAD', '--', '.')
  const [changed, staged, untracked] = await Promise.all([diff('a'), diff('A'), list('ls-files', '--others', '--exclude-standard', '.')])
  return { changed, added: [...staged, ...untracked] }
}

export function keyOf({ rule, file, message }: Diagnostic): string {
  return `${rule} ${file} ${message}`
}

export function documentAt({ documents }: Catalogue, path: string | undefined): Document | undefined {
  return Object.values(documents)
    .flatMap((ofKind): Document[] => [...ofKind.values()])
    .find((doc) => doc.path === path)
}
