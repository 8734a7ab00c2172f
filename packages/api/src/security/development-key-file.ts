import { randomBytes } from 'node:crypto'
import { closeSync, constants, fchmodSync, fstatSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { makeFolder } from '../db/postgres/make-folder.ts'

type Values = Readonly<Record<string, string | undefined>>
type Found =
  | { readonly file: string; readonly values: Values; readonly problem?: undefined }
  | { readonly values?: undefined; readonly problem: string }

const fileName = 'development-keys.env'
const mostBytes = 10_000
const comment = '# Keys for development only. Without them nothing can be read that was encrypted with them.'

/** The values of the key file in the data folder. Made with a key for each name when there is none. */
export function developmentKeys(dataFolder: string, names: readonly string[]): Found {
  const file = join(dataFolder, fileName)
  try {
    return readKeyFile(file) ?? makeKeyFile(file, names) ?? { problem: `The key file ${file} disappeared while it was read. Start again.` }
  } catch (error) {
    if (codeOf(error) === 'ELOOP') return notKeyFile(file)
    return {
      problem: `The key file ${file} cannot be used (${codeOf(error)}). Let this user read and write there, or choose another DATA_DIR.`,
    }
  }
}

function readKeyFile(file: string): Found | undefined {
  const descriptor = openIfThere(file)
  if (descriptor === undefined) return undefined
  try {
    const found = fstatSync(descriptor)
    if (!found.isFile() || found.size > mostBytes) return notKeyFile(file)
    if (process.getuid && found.uid !== process.getuid())
      return { problem: `The key file ${file} belongs to another user. Start as that user.` }
    if (process.getuid && (found.mode & 0o077) !== 0)
      return { problem: `Other users may open the key file ${file}. Close it to them with “chmod 600”.` }
    return { file, values: parseEnv(readFileSync(descriptor, 'utf8')) }
  } finally {
    closeSync(descriptor)
  }
}

/** Links are not followed, and a pipe does not make us wait. */
function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** A link can be made only once: of several services that start together one gives the file, and all read that one. */
function makeKeyFile(file: string, names: readonly string[]): Found | undefined {
  makeFolder(dirname(file))
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  try {
    writeDraft(draft, [comment, ...names.map((name) => `${name}=${newKey()}`), ''].join('\n'))
    linkSync(draft, file)
    syncFolder(dirname(file))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readKeyFile(file)
}

/** A name of its own, so that a value of a lost key file is known as that, and not taken for a changed one. */
function newKey(): string {
  return `dev-${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`
}

function writeDraft(draft: string, text: string): void {
  const descriptor = openSync(draft, 'wx', 0o600)
  try {
    fchmodSync(descriptor, 0o600)
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Rows may outlive a power cut: the keys that read them have to as well. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function notKeyFile(file: string): Found {
  return { problem: `${file} is not a key file. Move it away.` }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
}
