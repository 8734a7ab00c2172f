import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from '../audit.ts'
import { BackupProblem } from '../backup/backup-problem.ts'
import { backedUp, checked } from './backups.ts'
import { emptyFolder } from './data-folders.ts'
import { freshDatabase } from './test-database.ts'

/** A backup of few rows, and a place for what is made of it. */
export async function smallBackup() {
  const { db, url } = await freshDatabase()
  for (const actor of ['person:1', 'person:2', 'person:3']) await audit(db, { actor, action: 'b', subject: 'c' })
  const { file } = await backedUp(url)
  return { file, bytes: readFileSync(file), place: join(emptyFolder(), 'changed.backup') }
}

/** The same with one bit changed. */
export function flipped(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[index] = (changed[index] ?? 0) ^ 0x01
  return changed
}

/** What is wrong with the file: always a line of ours. */
export async function problemOf(file: string): Promise<string> {
  const error = await checked(file).then(
    () => new Error('It was taken for whole.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof BackupProblem)) return String(error)
  return error.message.replace(`${file} `, '').replace(/(is not whole: its end is missing\.).*/, '$1')
}
