import { randomBytes } from 'node:crypto'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { BackupProblem } from './backup-problem.ts'

const onlyOurs = 0o600

/** Makes a file that is whole and on disk, or not there at all. Answers with its size. None is overwritten. */
export async function writeNewFile(file: string, write: (file: FileHandle) => Promise<void>): Promise<number> {
  await refuseExisting(file)
  const draft = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}.part`)
  try {
    const handle = await open(draft, 'wx', onlyOurs)
    try {
      await write(handle)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
    await syncFolder(dirname(file))
    return (await stat(file)).size
  } catch (error) {
    await rm(draft, { force: true })
    throw fileProblem(file, error, `There is no folder ${dirname(file)}.`)
  }
}

/** The problem behind a failed file operation, with words for what is not there. Other failures stay what they are. */
export function fileProblem(file: string, error: unknown, missing: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new BackupProblem(missing)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new BackupProblem(`${file} may not be used by this user.`)
  if (code === 'EISDIR' || code === 'ENOTDIR') return new BackupProblem(`${file} is no file.`)
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupProblem(`The disk for ${file} is full. Make some room, or choose another one.`)
  return error
}

/** Says it before any work is done. */
export async function refuseExisting(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found) throw new BackupProblem(`There is already ${found.isDirectory() ? 'a folder' : 'a file'} ${file}. Choose another name.`)
}

async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined
  try {
    handle = await open(folder, 'r')
    await handle.sync()
  } finally {
    await handle?.close()
  }
}
