import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const lookEveryMs = 50

/**
 * Waits until the database of a data folder has stopped. On a busy machine a service, or whoever started it otherwise, leaves it to finish
 * by itself, and until then files come and go in its folder.
 */
export async function databaseStopped(dataFolder: string): Promise<void> {
  while (existsSync(join(dataFolder, 'postgres/postmaster.pid'))) await pause(lookEveryMs)
}
