import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closest, copyMode } from '@app/engine/author'
import type { Command } from './command.ts'
import { green, red } from './print/style.ts'

/** A new mode, as a copy of another. */
export const newCommand = {
  name: 'new',
  usage: 'MODE --from MODE',
  about: 'a new mode that starts as a copy of another',
  values: ['from'],
  async run({ words, flags, catalogue, folder, print }) {
    const [name] = words
    const from = flags['from']
    if (name === undefined || typeof from !== 'string') {
      print(red('Say the new name and the mode to start from: new MODE --from MODE.'))
      return 2
    }
    if (!/^[a-z0-9-]{1,60}$/.test(name)) {
      print(`${red(`“${name}” cannot be a mode’s name.`)} Use small letters, digits and hyphens.`)
      return 2
    }
    const text = copyMode(catalogue, from, name)
    if (text === undefined) {
      const meant = closest(from, catalogue.documents.mode.keys())
      print(red(`There is no mode “${from}”.`) + (meant === undefined ? '' : ` Did you mean “${meant}”?`))
      return 2
    }
    const file = join(folder, 'modes', `${name}.json`)
    const written = await writeFile(file, text, { flag: 'wx' }).catch(() => 'exists' as const)
    if (written === 'exists') {
      print(red(`There is already a mode “${name}”.`))
      return 2
    }
    print(
      `${green('✓')} flows/modes/${name}.json is a copy of ${from}. Change its title, notes and steps; it is live when it is saved and proven.`,
    )
    return 0
  },
} satisfies Command
