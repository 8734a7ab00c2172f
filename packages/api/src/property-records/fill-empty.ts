import { Readable } from 'node:stream'
import type { PersonaFile } from '@app/schemas/flow/persona'
import type { Database } from '../db/database.ts'
import type { Ground } from '../ground.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import { importRecords } from './import/import-records.ts'
import { knownOwners } from './sample/known-owners.ts'
import { type RecordSample, sampleReports, sampleStates } from './sample/sample-report.ts'
import { areRecordsMissing, onlyReadFrom } from './store.ts'

const jobName = 'fill-empty-property-records'
const sampleName = 'sample'
const sampleSize = { owners: 5_000, seed: 1 }
/** After the directory of companies has begun. */
const waitMs = 4_000
/** This state tells no amounts. */
const bandState = 'MA'

type Fill = Pick<Ground, 'db'> & { readonly personas: () => Promise<Iterable<PersonaFile>> }

/** Fills a table of property records in which nothing is with a sample. */
export function propertyRecordJobs({ db, personas }: Fill): JobHandlers {
  return {
    [jobName]: {
      longestSeconds: 300,
      work: async () => {
        // Also when it was stopped in the middle; not where somebody has read files of their own.
        if (await onlyReadFrom(db, sampleName)) await fillPropertyRecords(db, { ...sampleSize, known: knownOwners(await personas()) })
      },
    },
  }
}

/** Asks for that a moment from now. Never in production: there nobody may take money that is made up for their own. */
export function fillEmptyPropertyRecords({ db, jobs }: Pick<Ground, 'db' | 'jobs'>, log: (line: string) => void): () => void {
  const ask = async () => {
    if (await areRecordsMissing(db)) await jobs.send(db, jobName, {})
  }
  const timer = setTimeout(() => void ask().catch(() => log('The records of unclaimed property could not be looked at.')), waitMs)
  timer.unref()
  return () => clearTimeout(timer)
}

/** Reads a sample as if it were files. Stopped in the middle it goes on there. */
export async function fillPropertyRecords(db: Database, sample: RecordSample): Promise<void> {
  const nobody = { onBad: () => undefined, progress: () => undefined }
  for (const state of sampleStates(sample)) {
    const id = `sample-${sample.seed}-${sample.owners}`
    const open = () => Readable.from(sampleReports(sample, state))
    await importRecords(db, { id, name: sampleName, open, state, amounts: state === bandState ? 'bands' : 'exact' }, nobody)
  }
}
