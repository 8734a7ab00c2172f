import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFile } from '@app/engine/files'

const tooLargeToRead = 8_000_000

/** What to say of a folder of flows that is not there, or is another folder; undefined where it is one. */
export function missingFlows(folder: string): string | undefined {
  if (!existsSync(folder)) return `There is no folder of flows at ${folder}. Look at FLOWS_DIR.`
  return existsSync(join(folder, 'modes')) ? undefined : `${folder} has no “modes”: it is no folder of flows. Look at FLOWS_DIR.`
}

/** Reads every file of a flows folder as text, but what is hidden, as editors keep it. Links are not followed; what cannot be read says why. */
export async function readFlowFiles(folder: string): Promise<SourceFile[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = names.filter((entry) => !entry.isDirectory()).map((entry) => pathIn(folder, join(entry.parentPath, entry.name)))
  return Promise.all(paths.filter((path) => !isHidden(path)).map((path) => readFlowFile(folder, path)))
}

function pathIn(folder: string, file: string): string {
  return file.slice(folder.length + 1).replaceAll('\\', '/')
}

function isHidden(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.'))
}

/** Reads one file of a flows folder, by its path in it. */
export async function readFlowFile(folder: string, path: string): Promise<SourceFile> {
  try {
    const file = join(folder, path)
    const status = await lstat(file)
    if (status.isSymbolicLink()) return { path, problem: 'symlink' }
    if (!status.isFile()) return { path, problem: 'unreadable' }
    if (status.size > tooLargeToRead) return { path, problem: 'too-large' }
    return decode(path, await readFile(file))
  } catch {
    return { path, problem: 'unreadable' }
  }
}

function decode(path: string, bytes: Buffer): SourceFile {
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return { path, problem: 'not-utf8' }
  }
}

/** The version of a mode: the first 16 characters of a SHA-256 are enough to tell versions apart, and fit a line. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
