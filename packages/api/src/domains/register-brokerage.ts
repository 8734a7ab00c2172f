import { brokerageContracts } from '@app/schemas/api/brokerage'
import type { FastifyInstance } from 'fastify'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import type { Ground } from '../ground.ts'
import type { Door } from '../http/door.ts'
import { registerCalls } from '../http/register.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { Brokerage } from '../partners/brokerage/brokerage.ts'
import { sandboxBrokerage } from '../partners/brokerage/sandbox-brokerage.ts'
import type { Deliver, WebhookSource } from '../partners/webhooks/webhooks.ts'
import type { BrokerageGround } from './brokerage/brokerage-ground.ts'
import { brokerageNeeds } from './brokerage/needs.ts'
import { openBrokerage } from './brokerage/open-brokerage.ts'
import { brokerageHandlers } from './brokerage/routes.ts'
import { investing, investingJobs } from './portfolios/investing.ts'

type Parts = {
  readonly ground: Ground
  readonly door: Door
  readonly flows: LiveCatalogue
  readonly deliver: Deliver
  /** The real partner; without it there is a sandbox. */
  readonly brokerage?: Brokerage
}

/** Accounts at the brokerage: the calls, what is done later, and what other domains stand on. */
export function registerBrokerage(
  app: FastifyInstance,
  { ground, door, flows, deliver, brokerage: real }: Parts,
): { readonly parts: BrokerageGround; readonly jobs: JobHandlers; readonly source: WebhookSource } {
  const sandbox = sandboxBrokerage(ground, deliver)
  const { parts, jobs, source } = openBrokerage(ground, real ?? sandbox.brokerage, {
    ...brokerageNeeds(ground, () => flows.questions()),
    ...(real ? {} : { investing: investing(ground) }),
  })
  registerCalls(app, brokerageContracts, brokerageHandlers(parts), door)
  return { parts, jobs: { ...jobs, ...investingJobs(ground, !real), ...(real ? {} : sandbox.jobs) }, source }
}
