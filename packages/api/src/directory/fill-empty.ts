import { Readable } from 'node:stream'
import type { Database } from '../db/database.ts'
import type { Ground } from '../ground.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import { foldFilings } from './import/fold.ts'
import { importSource } from './import/import-source.ts'
import { sampleFile, sampleKinds } from './sample/sample-files.ts'
import type { KnownCompany, Sample } from './sample/sample-plan.ts'
import { isDirectoryEmpty } from './store.ts'

const jobName = 'fill-empty-directory'
const sampleSize = { plans: 20_000, seed: 1 }
/** The first people of a new service come first. */
const waitMs = 2_000

type Fill = Pick<Ground, 'db'> & { readonly known: () => Promise<readonly KnownCompany[]>; readonly isDemo: boolean }

/** Fills a directory in which nothing is with a sample. Only in a demonstration: elsewhere nobody may take a made-up company for a real one. */
export function directoryJobs({ db, known, isDemo }: Fill): JobHandlers {
  if (!isDemo) return {}
  return {
    [jobName]: {
      longestSeconds: 300,
      work: async () => {
        if (await isDirectoryEmpty(db)) await fillDirectory(db, { ...sampleSize, known: await known() })
      },
    },
  }
}

/** Asks for that a moment from now. The answer takes it back. */
export function fillEmptyDirectory({ db, jobs }: Pick<Ground, 'db' | 'jobs'>, log: (line: string) => void): () => void {
  const ask = async () => {
    if (await isDirectoryEmpty(db)) await jobs.send(db, jobName, {})
  }
  const timer = setTimeout(() => void ask().catch(() => log('The directory of companies could not be looked at.')), waitMs)
  timer.unref()
  return () => clearTimeout(timer)
}

/** Reads a sample as if it were files. Stopped in the middle it goes on there. */
export async function fillDirectory(db: Database, sample: Sample): Promise<void> {
  const nobody = { onBad: () => undefined, progress: () => undefined }
  for (const kind of sampleKinds) {
    const id = `sample-${sample.seed}-${sample.plans}-${kind}`
    await importSource(db, { id, name: kind, open: () => Readable.from(sampleFile(sample, kind)) }, nobody)
  }
  await foldFilings(db, nobody)
}
