import { domains } from '@app/schemas/api/domains'
import { flowContracts } from '@app/schemas/api/flows'
import { serviceContracts } from '@app/schemas/api/service'
import Fastify, { type FastifyInstance } from 'fastify'
import { type LiveCatalogue, openLiveCatalogue } from './flows/live-catalogue.ts'
import { flowHandlers } from './flows/routes.ts'
import { openChangeStreams } from './flows/stream-changes.ts'
import { answerFailures, answerUnreadableAddress } from './http/answer-failures.ts'
import { readJsonBodies } from './http/json-body.ts'
import { keepToContracts } from './http/keep-to-contracts.ts'
import { registerCalls } from './http/register.ts'
import { serviceHandlers } from './http/service-handlers.ts'
import { secureAnswers } from './security-headers.ts'
import { webPage, webRoutes } from './web-page.ts'

export type AppOptions = {
  readonly flowsFolder: string
  readonly webFolder: string
  /** Whether the database answers now. */
  readonly isDatabaseUp: () => Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly flows: LiveCatalogue
  }
}

/** The service, ready to listen or to be asked by tests. Closing it stops everything it began. */
export async function buildApp({ flowsFolder, webFolder, isDatabaseUp }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'error' },
    keepAliveTimeout: 1000,
    return503OnClosing: false,
    // How long a name may be is for its contract to say.
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerUnreadableAddress,
  })
  const flows = openLiveCatalogue(flowsFolder)
  app.decorate('flows', flows)
  app.addHook('onClose', async () => flows.close())
  const streams = openChangeStreams(flows)
  // An open stream would keep the service from stopping.
  app.addHook('preClose', async () => streams.close())

  secureAnswers(app)
  answerFailures(app)
  readJsonBodies(app)
  keepToContracts(app, domains, webRoutes)
  registerCalls(app, serviceContracts, serviceHandlers(flows, isDatabaseUp))
  registerCalls(app, flowContracts, flowHandlers(flows, streams))
  await webPage(app, webFolder)
  return app
}
