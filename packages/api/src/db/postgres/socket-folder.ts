import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseProblem } from './database-problem.ts'

/** The folder that clients name to connect. */
type SocketFolder = { readonly path: string; readonly remove: () => void }

const socketName = '/.s.PGSQL.5432'
/** Linux allows 107 bytes, macOS less. */
const longestSocketBytes = 103

/** The folder of the database itself, or a short way to it: the path of a socket may not be long. */
export function socketFolder(folder: string): SocketFolder {
  if (fits(folder)) return { path: folder, remove: () => undefined }
  for (const parent of [tmpdir(), '/tmp']) {
    const home = mkdtempSync(join(parent, 'db-'))
    const path = join(home, 'data')
    symlinkSync(folder, path)
    const remove = () => rmSync(home, { recursive: true, force: true })
    if (fits(path)) return { path, remove }
    remove()
  }
  throw new DatabaseProblem(`The path ${folder} is too long. Choose a shorter one with DATA_DIR.`)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder + socketName) <= longestSocketBytes
}
