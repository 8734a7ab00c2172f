import { Readable } from 'node:stream'
import type { Database } from '../../db/database.ts'
import { foldFilings } from '../import/fold.ts'
import { importSource } from '../import/import-source.ts'
import { sampleFile, sampleKinds } from './sample-files.ts'
import type { Sample } from './sample-plan.ts'

/** Reads a sample as if it were files. Stopped in the middle it goes on there. */
export async function fillDirectory(db: Database, sample: Sample): Promise<void> {
  const nobody = { onBad: () => undefined, progress: () => undefined }
  for (const kind of sampleKinds) {
    const id = `sample-${sample.seed}-${sample.plans}-${kind}`
    await importSource(db, { id, name: kind, open: () => Readable.from(sampleFile(sample, kind)) }, nobody)
  }
  await foldFilings(db, nobody)
}
