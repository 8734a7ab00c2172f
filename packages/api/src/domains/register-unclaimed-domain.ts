import { unclaimedContracts } from '@app/schemas/api/unclaimed'
import type { FastifyInstance } from 'fastify'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import type { Ground } from '../ground.ts'
import type { Door } from '../http/door.ts'
import { registerCalls } from '../http/register.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import { fillEmptyPropertyRecords, propertyRecordJobs } from '../property-records/fill-empty.ts'
import { unclaimedJobs } from './unclaimed/jobs.ts'
import { unclaimedHandlers } from './unclaimed/routes.ts'

type Parts = { readonly ground: Ground; readonly door: Door; readonly flows: LiveCatalogue; readonly isProduction: boolean }

/** Unclaimed property, and the records of states that stand behind it. */
export function registerUnclaimedDomain(app: FastifyInstance, { ground, door, flows, isProduction }: Parts): JobHandlers {
  registerCalls(app, unclaimedContracts, unclaimedHandlers(ground), door)
  // There nobody may take money that is made up for their own.
  if (isProduction) return unclaimedJobs(ground)
  const stopping: (() => void)[] = []
  // Only where somebody can ask: tests fill in themselves what they look for.
  app.addHook('onListen', async () => {
    stopping.push(fillEmptyPropertyRecords(ground, (line) => app.log.warn(line)))
  })
  app.addHook('preClose', async () => {
    for (const stop of stopping) stop()
  })
  const personas = async () => {
    await flows.loaded
    return flows.personas().values()
  }
  return { ...unclaimedJobs(ground), ...propertyRecordJobs({ db: ground.db, personas }) }
}
