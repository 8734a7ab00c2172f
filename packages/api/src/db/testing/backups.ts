import { join } from 'node:path'
import { type BackedUp, backUp } from '../backup/back-up.ts'
import type { Backup } from '../backup/read-backup.ts'
import { checkBackup, restore } from '../backup/restore.ts'
import { emptyFolder } from './data-folders.ts'

const quiet = { progress: () => undefined, signal: new AbortController().signal, now: () => new Date('2026-03-01T12:00:00Z') }

/** A backup of this database in a folder of its own. */
export async function backedUp(url: string): Promise<BackedUp & { readonly file: string }> {
  const file = join(emptyFolder(), 'rows.backup')
  return { file, ...(await backUp({ ...quiet, url, file })) }
}

/** Checks the file and restores it, as the command does. */
export async function restored(url: string, file: string): Promise<Backup> {
  const manifest = await checkBackup({ ...quiet, file })
  return restore({ ...quiet, url, file, manifest })
}

/** Only the first half of it. */
export async function checked(file: string): Promise<void> {
  await checkBackup({ ...quiet, file })
}
