import { checkBackup, restore } from '../backup/restore.ts'
import { bringUpToDate } from '../migrations/up-to-date.ts'
import type { Command } from './command.ts'
import { counted, secondsSince } from './numbers.ts'

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE',
  about: 'puts the rows of a backup into a database that has none',
  mayMake: true,
  run: async ({ reach, file, signal, screen }) => {
    const started = performance.now()
    const progress = (what: string, rows: number) => screen.progress(`  ${what}: ${counted(rows, 'row')}`)
    const manifest = await checkBackup({ file, progress, signal })
    const { place, name } = await reach()
    screen.print(`Restoring ${file} into ${name} …`)
    const { sums } = await restore({ url: place.ownerUrl, file, manifest, progress, signal })
    const made = await bringUpToDate(place)
    const rows = sums.reduce((sum, table) => sum + table.rows, 0)
    screen.print(
      `✓ ${counted(rows, 'row')} of ${counted(sums.length, 'table')} in ${secondsSince(started)}, as they were on ${manifest.takenAt.slice(0, 16).replace('T', ' ')} UTC.`,
    )
    screen.print('Every row was read again and is the same as in the file.')
    if (made.length > 0) screen.print(`Then the tables were brought up to date: ${made.join(', ')}.`)
    screen.print('The personal data in it can be read with the encryption keys of that day: ENCRYPTION_KEYS and ENCRYPTION_INDEX_KEYS.')
  },
}
