import { join } from 'node:path'
import { backUp } from '../backup/back-up.ts'
import { refuseExisting } from '../backup/new-file.ts'
import type { Command } from './command.ts'
import { counted, secondsSince, sized } from './numbers.ts'

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  about: 'writes all rows to a new file, also while the service works',
  mayMake: false,
  run: async ({ reach, file, dataFolder, now, signal, screen }) => {
    await refuseExisting(file)
    const { place, name } = await reach()
    const started = performance.now()
    screen.print(`Backing up ${name} …`)
    const progress = (table: string, rows: number) => screen.progress(`  ${table}: ${counted(rows, 'row')}`)
    const { tables, rows, bytes } = await backUp({ url: place.ownerUrl, file, now, progress, signal })
    screen.print(
      `✓ ${counted(rows, 'row')} of ${counted(tables, 'table')} in ${secondsSince(started)}. They are in ${file} (${sized(bytes)}).`,
    )
    screen.print(
      'The encryption keys are NOT in it, and without them nobody can read the personal data in it, ever. Keep them safe elsewhere:',
    )
    screen.print(`ENCRYPTION_KEYS and ENCRYPTION_INDEX_KEYS, or in development ${join(dataFolder, 'development-keys.env')}.`)
  },
}
