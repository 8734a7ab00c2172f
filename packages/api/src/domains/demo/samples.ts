import type { Context } from '../../context/context.ts'
import { fillDirectory } from '../../directory/sample/fill-directory.ts'
import { knownCompanies } from '../../directory/sample/known-companies.ts'
import { isDirectoryEmpty } from '../../directory/store.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { fillPropertyRecords, isRecordSampleMissing } from '../../property-records/sample/fill-records.ts'
import { knownOwners } from '../../property-records/sample/known-owners.ts'

const jobName = 'fill-samples'
/** How much is made up. */
const demonstrated = { plans: 20_000, owners: 5_000 }
/** The first people of a new service come first. */
const waitMs = 2_000

export type SampleContext = { readonly db: Context['db']; readonly flows: Pick<LiveCatalogue, 'ready'> }

/**
 * Fills what a demonstration looks things up in, where nothing is: companies with their plans, and unclaimed property. Nowhere
 * else: nobody may take a made-up company for a real one, or money that is made up for their own.
 */
export function openSamples(context: SampleContext & Pick<Context, 'jobs' | 'lifetime' | 'log'>): JobHandlers {
  let timer: NodeJS.Timeout | undefined
  const ask = async () => {
    if (await areSamplesMissing(context)) await context.jobs.send(context.db, jobName, {})
  }
  // Only where calls can query them: tests fill in what they need.
  context.lifetime.onListen(async () => {
    timer = setTimeout(() => void ask().catch(() => context.log('The samples of the demonstration could not be looked at.')), waitMs)
  })
  context.lifetime.beforeClose(async () => clearTimeout(timer))
  return { [jobName]: { longestSeconds: 600, work: () => fillSamples(context) } }
}

export async function areSamplesMissing(context: SampleContext): Promise<boolean> {
  for (const { isMissing } of await samplesOf(context, demonstrated)) if (await isMissing()) return true
  return false
}

export async function fillSamples(context: SampleContext, sizes: typeof demonstrated = demonstrated): Promise<void> {
  for (const { isMissing, fill } of await samplesOf(context, sizes)) if (await isMissing()) await fill()
}

async function samplesOf({ db, flows }: SampleContext, { plans, owners }: typeof demonstrated) {
  const { files } = await flows.ready()
  const personas = [...files.persona.values()]
  const directory = { plans, seed: 1, known: knownCompanies(personas) }
  const records = { owners, seed: 1, known: knownOwners(personas) }
  return [
    { isMissing: () => isDirectoryEmpty(db), fill: () => fillDirectory(db, directory) },
    { isMissing: () => isRecordSampleMissing(db, records), fill: () => fillPropertyRecords(db, records) },
  ]
}
