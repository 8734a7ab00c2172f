import { companyContracts } from '@app/schemas/api/companies'
import { employerContracts } from '@app/schemas/api/employers'
import { recordKeeperContracts } from '@app/schemas/api/record-keepers'
import type { FastifyInstance } from 'fastify'
import { directoryJobs, fillEmptyDirectory } from '../directory/fill-empty.ts'
import { knownCompanies } from '../directory/sample/known-companies.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import type { Ground } from '../ground.ts'
import type { Door } from '../http/door.ts'
import { registerCalls } from '../http/register.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import { companyHandlers } from './companies/routes.ts'
import { employerHandlers } from './employers/routes.ts'
import { recordKeeperHandlers } from './record-keepers/routes.ts'

type Parts = { readonly ground: Ground; readonly door: Door; readonly flows: LiveCatalogue; readonly isDemo: boolean }

/** Employers, and the directory of companies and plans that stands behind them. */
export function registerEmployerDomains(app: FastifyInstance, { ground, door, flows, isDemo }: Parts): JobHandlers {
  registerCalls(app, companyContracts, companyHandlers(ground))
  registerCalls(app, recordKeeperContracts, recordKeeperHandlers(ground), door)
  registerCalls(app, employerContracts, employerHandlers(ground), door)
  if (isDemo) fillOnceListening(app, ground)
  const known = async () => {
    await flows.loaded
    return knownCompanies(flows.personas().values())
  }
  return directoryJobs({ db: ground.db, known, isDemo })
}

/** Only where somebody can ask: tests fill in themselves what they look for. */
function fillOnceListening(app: FastifyInstance, ground: Ground): void {
  let stop: (() => void) | undefined
  app.addHook('onListen', async () => {
    stop = fillEmptyDirectory(ground, (line) => app.log.warn(line))
  })
  app.addHook('preClose', async () => stop?.())
}
