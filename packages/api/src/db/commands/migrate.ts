import { migrationStatus } from '../migrations/migrate.ts'
import { bringUpToDate, withDatabase } from '../migrations/up-to-date.ts'
import type { Command } from './command.ts'
import { counted, secondsSince } from './numbers.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  about: 'brings the tables up to date, and the rights on them',
  mayMake: true,
  run: async ({ reach, screen }) => {
    const { place, name } = await reach()
    const started = performance.now()
    const made = await bringUpToDate(place)
    const { done } = await withDatabase(place.ownerUrl, migrationStatus)
    for (const migration of made) screen.print(`  ${migration}`)
    screen.print(
      made.length === 0
        ? `Nothing to do: all ${counted(done.length, 'migration')} were made before, in ${name}.`
        : `✓ ${counted(made.length, 'migration')} made in ${secondsSince(started)}, in ${name}.`,
    )
  },
}
