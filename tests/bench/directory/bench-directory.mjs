import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { readMachine } from '../machine.mjs'
import { startOurs } from '../service/our-service.mjs'
import { judgeDirectoryAims } from './aims.mjs'
import { measureImport, writeSample } from './measure-import.mjs'
import { measureSearches } from './measure-searches.mjs'

/** How quickly a large directory is read in, with how much memory, and how evenly it is searched then. */
export async function benchDirectory({ plans, tell }) {
  const machine = readMachine()
  const folder = mkdtempSync(join(os.tmpdir(), 'bench-'))
  const dataFolder = join(folder, 'data')
  try {
    tell(`Writing ${plans} plans`)
    const files = await writeSample(join(folder, 'files'), plans)
    tell('Importing them')
    const imported = await measureImport(files, dataFolder)
    tell('Importing them again')
    const again = await measureImport(files, dataFolder)
    tell('Searching')
    const service = await startOurs({ dataFolder, logFile: join(folder, 'log') })
    try {
      const searches = await measureSearches(service.port)
      const figures = { machine, plans, imported, again, searches }
      return { ...figures, aims: judgeDirectoryAims(figures) }
    } finally {
      await service.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
