import { Readable } from 'node:stream'
import type { Database } from '../../db/database.ts'
import { importRecords } from '../import/import-records.ts'
import { countImports, onlyReadFrom } from '../store.ts'
import { type RecordSample, sampleReports, sampleStates } from './sample-report.ts'

const name = 'sample'
/** This state publishes no amounts. */
const bandState = 'MA'

/** Reads a sample as if it were files. Stopped in the middle it goes on there. */
export async function fillPropertyRecords(db: Database, sample: RecordSample): Promise<void> {
  const nobody = { onBad: () => undefined, progress: () => undefined }
  for (const state of sampleStates(sample)) {
    const id = `sample-${sample.seed}-${sample.owners}`
    const open = () => Readable.from(sampleReports(sample, state))
    await importRecords(db, { id, name, open, state, amounts: state === bandState ? 'bands' : 'exact' }, nobody)
  }
}

/** Whether that is still to be done, or was stopped in the middle. Never where own files have been imported. */
export async function isRecordSampleMissing(db: Database, sample: RecordSample): Promise<boolean> {
  return (await onlyReadFrom(db, name)) && (await countImports(db)) < sampleStates(sample).length
}
