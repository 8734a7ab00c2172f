import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

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
