import { brokerageContracts } from '@app/schemas/api/money/brokerage'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import type { AuthGuard } from '../http/call/auth-guard.ts'
import { registerCalls } from '../http/register.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { Brokerage } from '../partners/brokerage/brokerage.ts'
import { sandboxBrokerage } from '../partners/brokerage/sandbox-brokerage.ts'
import type { Deliver, WebhookSource } from '../partners/webhooks/webhooks.ts'
import type { BrokerageContext } from './brokerage/brokerage-context.ts'
import { brokerageNeeds } from './brokerage/needs.ts'
import { openBrokerage } from './brokerage/open-brokerage.ts'
import { brokerageHandlers } from './brokerage/routes.ts'
import { investing, investingJobs } from './portfolios/investing.ts'

type Parts = {
  readonly context: Context
  readonly authGuard: AuthGuard
  readonly flows: LiveCatalogue
  readonly deliver: Deliver
  /** The real partner; without it there is a sandbox. */
  readonly brokerage?: Brokerage
}

/** Accounts at the brokerage: the calls, what is done later, and what other domains stand on. */
export function registerBrokerage(
  app: FastifyInstance,
  { context, authGuard, flows, deliver, brokerage: real }: Parts,
): { readonly parts: BrokerageContext; readonly jobs: JobHandlers; readonly source: WebhookSource } {
  const sandbox = sandboxBrokerage(context, deliver)
  const { parts, jobs, source } = openBrokerage(context, real ?? sandbox.brokerage, {
    ...brokerageNeeds(context, () => flows.current().questions),
    ...(real ? {} : { investing: investing(context) }),
  })
  registerCalls(app, brokerageContracts, brokerageHandlers(parts), authGuard)
  return { parts, jobs: { ...jobs, ...investingJobs(context, !real), ...(real ? {} : sandbox.jobs) }, source }
}
