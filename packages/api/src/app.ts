import { domains } from '@app/schemas/api/domains'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Context } from './context/context.ts'
import type { Exposures } from './domains/analytics/exposures.ts'
import type { StaffCheck } from './domains/auth/staff.ts'
import { openChangeStreams } from './domains/flows/stream-changes.ts'
import { registerDomains } from './domains/register-domains.ts'
import type { Proofs } from './domains/tracking/proof.ts'
import type { LiveCatalogue } from './flows/live-catalogue.ts'
import { soundBrand } from './flows/sound-brand.ts'
import { answerFailures } from './http/answer/answer-failures.ts'
import { keepToContracts } from './http/call/keep-to-contracts.ts'
import { readJsonBodies } from './http/request/json-body.ts'
import type { JobHandlers } from './jobs/job-handlers.ts'
import type { LogLevel } from './logs/log-level.ts'
import { type MetricSources, openMetrics } from './metrics/open-metrics.ts'
import { openOperations } from './operations.ts'
import type { Mailer } from './partners/mail/mailer.ts'
import type { Partners } from './partners/open-partners.ts'
import type { Settings } from './settings/service-settings.ts'
import { keptForms } from './web/public-pages/forms/page-forms.ts'
import { workedForms } from './web/public-pages/forms/worked-forms.ts'
import { pagesForBrowsers } from './web/public-pages/pages-for-browsers.ts'
import { openPlainPages } from './web/public-pages/plain-pages.ts'
import { webPages, webRoutes } from './web/web-pages.ts'

export type AppOptions = {
  readonly flows: LiveCatalogue
  readonly webFolder: string
  readonly context: Context
  /** Where the database is, for what listens to it. */
  readonly databaseUrl: string
  /** Whether the database answers now. */
  readonly isDatabaseUp: () => Promise<boolean>
  readonly mailer: Mailer
  readonly partners: Partners
  readonly settings: Settings
  readonly logLevel: LogLevel
  /** Where log lines go, if not to standard output. */
  readonly writeLog?: (line: string) => void
  readonly metrics: MetricSources
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly flows: LiveCatalogue
    /** What is done later. */
    readonly jobHandlers: JobHandlers
    /** Counts which tests were seen by visitors, for pages that the service draws. */
    readonly exposures: Exposures
    readonly proofs: Proofs
    readonly staffCheck: StaffCheck
  }
}

/** Longer than proxies keep a connection that nobody uses: then it is theirs to close, and no request meets a closed one. */
const keepAliveMs = 65_000

/** The service, ready to listen or to be asked by tests. Closing it stops everything it began. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { flows, webFolder, context, settings, logLevel, writeLog } = options
  const metrics = openMetrics(options.metrics)
  const operations = openOperations({
    logLevel,
    // Lines for people at a terminal; JSON for whatever else reads them.
    isReadable: !settings.isProduction && process.stdout.isTTY,
    metrics,
    newId: context.newId,
    now: context.now,
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
  app.decorate('flows', flows)
  const streams = openChangeStreams(flows)
  // An open stream would keep the service from stopping.
  app.addHook('preClose', async () => streams.close())

  const plainPages = openPlainPages({ flows, webFolder, publicUrl: settings.publicUrl, now: context.now })
  app.decorate('drawWords', plainPages.draw)
  pagesForBrowsers(app, plainPages)
  answerFailures(app)
  readJsonBodies(app)
  keepToContracts(app, domains, webRoutes)
  app.decorate('jobHandlers', await registerDomains(app, { ...options, streams, openMetrics: metrics }))
  const { securityCode, isProduction, publicUrl, adScriptUrl } = settings
  const { botCheck } = options.partners
  const forms = { ...keptForms({ context, botCheck, brand: () => soundBrand(flows), publicUrl }), ...workedForms(context.db) }
  const { noteOnPage: noteSeen } = app.exposures
  const { known: lately } = app.proofs
  const { staffCheck } = app
  const { now } = context
  await webPages(app, {
    webFolder,
    flows,
    securityCode,
    isProduction,
    publicUrl,
    now,
    forms,
    adScriptUrl,
    botCheck,
    noteSeen,
    lately,
    staffCheck,
  })
  return app
}
