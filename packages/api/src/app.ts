import { type ErrorCode, errorAnswer, errors } from '@app/schemas/errors'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { type LiveCatalogue, openLiveCatalogue } from './flows/live-catalogue.ts'
import { flowRoutes } from './flows/routes.ts'
import { problem } from './problem.ts'
import { secureAnswers, securityHeaders } from './security-headers.ts'
import { webPage } from './web-page.ts'

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
    // An address that cannot be read is answered before any hook runs.
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(errors.bad_request.status, { ...securityHeaders, 'content-type': 'application/json; charset=utf-8' })
      raw.end(JSON.stringify(errorAnswer('bad_request', { detail: 'The address of the request cannot be read.' })))
    },
  })
  const flows = openLiveCatalogue(flowsFolder)
  app.decorate('flows', flows)
  app.addHook('onClose', async () => flows.close())

  secureAnswers(app)
  answerFailures(app)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (!flows.isLoaded()) return problem(reply, 'not_ready')
    return (await isDatabaseUp()) ? { status: 'ready' } : problem(reply, 'database_unavailable')
  })
  flowRoutes(app, flows)
  await webPage(app, webFolder)
  return app
}

/** What Fastify itself refuses, by status. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  408: 'request_timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
}

/** No stack trace leaves the service: what went wrong inside is logged, and told in one sentence. */
function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500
    const code = codesByStatus[status]
    if (code) return problem(reply, code)
    if (status >= 400 && status < 500) return problem(reply, 'bad_request')
    app.log.error(error)
    return problem(reply, 'internal_error')
  })
  app.setNotFoundHandler((_request, reply) => problem(reply, 'route_not_found'))
}
