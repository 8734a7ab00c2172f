import { authContracts } from '@app/schemas/api/auth'
import { devContracts } from '@app/schemas/api/dev'
import { flowContracts } from '@app/schemas/api/flows'
import { journeyContracts } from '@app/schemas/api/journeys'
import { knownProviderContracts } from '@app/schemas/api/known-providers'
import { operationsContracts } from '@app/schemas/api/operations'
import { personalInformationContracts } from '@app/schemas/api/personal-information'
import { progressContracts } from '@app/schemas/api/progress'
import { questionnaireContracts } from '@app/schemas/api/questionnaire'
import { serviceContracts } from '@app/schemas/api/service'
import { settingsContracts } from '@app/schemas/api/settings'
import { waitlistContracts } from '@app/schemas/api/waitlist'
import { webhookContracts } from '@app/schemas/api/webhooks'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../app.ts'
import { flowHandlers } from '../flows/routes.ts'
import type { ChangeStreams } from '../flows/stream-changes.ts'
import { registerCalls } from '../http/register.ts'
import { serviceHandlers } from '../http/service-handlers.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { Metrics } from '../metrics/open-metrics.ts'
import { operationsHandlers } from '../metrics/routes.ts'
import { sandboxCardTokens } from '../partners/cards/sandbox-card-tokens.ts'
import { letterJobs } from '../partners/mail/letter-jobs.ts'
import { outboxHandlers } from '../partners/mail/outbox-handlers.ts'
import { openWebhooks } from '../partners/webhooks/webhooks.ts'
import { authJobs } from './auth/by-letter.ts'
import { openDoor } from './auth/door.ts'
import { openAuth } from './auth/open-auth.ts'
import { authHandlers } from './auth/routes.ts'
import { openFacts } from './facts/facts-of.ts'
import { journeyHandlers } from './journeys/routes.ts'
import { knownProviderHandlers } from './known-providers/routes.ts'
import { personalInformationHandlers } from './personal-information/routes.ts'
import { progressHandlers } from './progress/routes.ts'
import { questionnaireHandlers } from './questionnaire/routes.ts'
import { settingsHandlers } from './settings/routes.ts'
import { waitlistHandlers } from './waitlist/routes.ts'

type Parts = AppOptions & { readonly streams: ChangeStreams; readonly openMetrics: Metrics }

/** Puts every domain in its place: its calls at the door, its jobs in the list that it answers. */
export async function registerDomains(app: FastifyInstance, parts: Parts): Promise<JobHandlers> {
  const { ground, flows, streams, settings, mailer, isDatabaseUp, openMetrics: metrics } = parts
  const { isProduction, metricsToken: token, publicUrl } = settings
  const auth = await openAuth(app, parts)
  const door = await openDoor(app, auth)

  registerCalls(app, serviceContracts, serviceHandlers(flows, isDatabaseUp))
  registerCalls(app, operationsContracts, operationsHandlers({ metrics, token, isProduction }))
  registerCalls(app, flowContracts, flowHandlers(flows, streams))
  registerCalls(app, devContracts, outboxHandlers({ ...ground, mailer, isProduction }))
  registerCalls(app, authContracts, authHandlers(auth), door)
  registerCalls(app, waitlistContracts, waitlistHandlers(ground, publicUrl), door)
  // No search exists yet: nothing can have been found.
  registerCalls(
    app,
    knownProviderContracts,
    knownProviderHandlers(ground, async () => undefined),
    door,
  )
  const facts = openFacts(() => ({ questions: flows.questions(), route: flows.route() }))
  registerCalls(app, progressContracts, progressHandlers(ground, facts), door)
  registerCalls(app, journeyContracts, journeyHandlers(ground, flows, facts), door)
  registerCalls(app, questionnaireContracts, questionnaireHandlers(ground, flows), door)
  registerCalls(app, personalInformationContracts, personalInformationHandlers(ground, sandboxCardTokens()), door)
  registerCalls(app, settingsContracts, settingsHandlers(auth, flows), door)

  const webhooks = openWebhooks(ground, {})
  registerCalls(app, webhookContracts, webhooks.handlers)

  const log = (line: string) => app.log.warn(line)
  return { ...webhooks.jobs, ...authJobs(auth), ...letterJobs({ ...ground, mailer, brand: () => letterBrand(parts), log }) }
}

/** Nothing is posted before the flows are read, and they never lose their last good brand. */
function letterBrand({ flows }: Parts) {
  const brand = flows.brand()
  if (!brand) throw new Error('There is no brand to write letters for: flows/brand.json was never sound.')
  return brand
}
