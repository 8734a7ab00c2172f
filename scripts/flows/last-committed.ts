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
  const listed = await git('git', ['diff', '--name-only', '--relative', 'HEAD', '--', '.'], { cwd: folder }).catch(() => undefined)
  const added = await git('git', ['ls-files', '--others', '--exclude-standard', '.'], { cwd: folder }).catch(() => undefined)
  const [changed = [], fresh = []] = [listed, added].map((one) => one?.stdout.split('\n').filter((path) => path.endsWith('.json')))
  if (changed.length + fresh.length === 0) return undefined
  const texts = await lastCommitted(folder, changed)
  const older = [...texts].reduce((files, [path, text]) => changeFile(files, { path, text }), catalogue)
  let known: ReadonlySet<string> | undefined
  const wrong = () => (known ??= new Set(checkCatalogue(older).map(keyOf)))
  return { older, paths: [...changed, ...fresh], added: fresh, wrong }
}

export function keyOf({ rule, file, message }: Diagnostic): string {
  return `${rule} ${file} ${message}`
}

export function documentAt({ documents }: Catalogue, path: string | undefined): Document | undefined {
  return Object.values(documents)
    .flatMap((ofKind): Document[] => [...ofKind.values()])
    .find((doc) => doc.path === path)
}
