import { createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { BadRow } from './import-source.ts'

const shownRows = 20

export type BadRows = {
  readonly add: (bad: BadRow) => void
  readonly first: readonly BadRow[]
  /** The file with all of them, if there are any. */
  readonly close: () => Promise<string | undefined>
}

/** Collects the first unreadable rows for the screen, and writes all of them to a file in the folder of the command. */
export function openBadRows(folder: string, name: string): BadRows {
  const path = join(folder, `${name}.bad-rows.csv`)
  const first: BadRow[] = []
  let file: WriteStream | undefined
  return {
    first,
    add: (bad) => {
      if (first.length < shownRows) first.push(bad)
      if (!file) {
        file = createWriteStream(path)
        // Told when it is closed.
        file.on('error', () => undefined)
        file.write('line,why\n')
      }
      file.write(`${bad.line},"${bad.why.replaceAll('"', '""')}"\n`)
    },
    close: async () => {
      if (!file) return undefined
      file.end()
      await finished(file)
      return path
    },
  }
}
