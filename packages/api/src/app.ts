import { domains } from '@app/schemas/api/domains'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Context } from './context/context.ts'
import { openAuthGuard } from './domains/auth/auth-guard.ts'
import { openAuth } from './domains/auth/open-auth.ts'
import { openStaffCheck } from './domains/auth/staff/staff-check.ts'
import { jobHandlersOf, registerDomains } from './domains/index.ts'
import { answerFailures } from './http/answer/answer-failures.ts'
import { checkRoutes } from './http/call/check-routes.ts'
import { guardDeveloperPages } from './http/guard-developer-pages.ts'
import { readJsonBodies } from './http/request/json-body.ts'
import { boundConnections } from './http/traffic/bound-connections.ts'
import type { JobHandlers } from './jobs/jobs.ts'
import type { LogLevel } from './logs/log-level.ts'
import { type MetricSources, type Metrics, openMetrics } from './metrics/open-metrics.ts'
import { unnamedKey } from './once/once.ts'
import { type ContextParts, openContext } from './open-context.ts'
import { lifetimeOf } from './open-lifetime.ts'
import { openOperations } from './operations.ts'
import { openWeb } from './web/open-web.ts'
import { pagesForBrowsers } from './web/public-pages/pages-for-browsers.ts'
import { openPlainPages } from './web/public-pages/plain-pages.ts'
import { webRoutes } from './web/web-pages.ts'

export type AppOptions = ContextParts & {
  readonly webFolder: string
  /** How long the overview waits for the answers that come with it. */
  readonly answersWithinMs?: number
  readonly logLevel: LogLevel
  /** Where log lines go, if not to standard output. */
  readonly writeLog?: (line: string) => void
  readonly metrics: MetricSources
}

/** The service and what is done beside it. Partners are closed last: jobs that still run may speak with them. */
export type BuiltApp = {
  readonly app: FastifyInstance
  readonly context: Context
  readonly jobHandlers: JobHandlers
  readonly closePartners: () => Promise<void>
}

/** Longer than proxies keep a connection that nobody uses: then it is theirs to close, and no request meets a closed one. */
const keepAliveMs = 65_000

/** Of one address, which may be that of an office. */
const mostConnections = 500

/** The service, ready to listen or to be asked by tests. Closing it stops everything it began. */
export async function buildApp(options: AppOptions): Promise<BuiltApp> {
  const metrics = openMetrics(options.metrics)
  const app = openFastify(options, metrics)
  const { context, closePartners } = await openContext(options, {
    lifetime: lifetimeOf(app),
    metrics,
    log: (line) => app.log.warn(line),
  })
  const { flows, settings, now } = context
  const plainPages = openPlainPages({
    flows,
    webFolder: options.webFolder,
    publicUrl: settings.publicUrl,
    sandboxes: settings.sandboxes,
    now,
  })
  pagesForBrowsers(app, plainPages)
  guardDeveloperPages(app, settings)
  answerFailures(app)
  readJsonBodies(app)
  checkRoutes(app, domains, webRoutes)
  const auth = await openAuth(app, context)
  const authGuard = await openAuthGuard(app, auth)
  const nameRequest = (asked: readonly unknown[]) => unnamedKey(context.keys, asked)
  registerDomains(app, context, { authGuard, drawWords: plainPages.draw, unnamedKey: nameRequest })
  const jobHandlers = jobHandlersOf(context)
  const staffCheck = openStaffCheck(authGuard)
  await openWeb(app, context, { webFolder: options.webFolder, answersWithinMs: options.answersWithinMs, staffCheck })
  return { app, context, jobHandlers, closePartners }
}

function openFastify({ settings, core, logLevel, writeLog }: AppOptions, metrics: Metrics): FastifyInstance {
  const operations = openOperations({
    logLevel,
    // Lines for people at a terminal; JSON for whatever else reads them.
    isReadable: !settings.isProduction && process.stdout.isTTY,
    metrics,
    newId: core.newId,
    now: core.now,
    elapsedMs: () => performance.now(),
    ...(writeLog && { writeLog }),
  })
  const app = Fastify({
    ...operations.options,
    keepAliveTimeout: keepAliveMs,
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    // How long a name may be is for its contract to say.
    routerOptions: { maxParamLength: 2000 },
  })
  operations.attach(app)
  boundConnections(app, { most: mostConnections, proxies: settings.trustedProxies })
  return app
}
