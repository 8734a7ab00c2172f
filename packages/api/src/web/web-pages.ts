import { join } from 'node:path'
import { appAddresses } from '@app/schemas/pages/app-addresses'
import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import { expectedAddresses } from '@app/schemas/pages/taken-addresses'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Exposures } from '../domains/analytics/exposures.ts'
import type { StaffCheck } from '../domains/auth/staff/staff-check.ts'
import type { Proofs } from '../domains/tracking/proof.ts'
import { mediaTypes } from '../http/answer/media-types.ts'
import type { BotCheck } from '../partners/bot-check/bot-check.ts'
import { accountFormRoutes } from './account-forms/account-form-routes.ts'
import { brandColoursRoute, brandColoursStyle } from './brand-colours.ts'
import { developerPageRoutes, developerPages } from './developer-pages.ts'
import { flowPageRoutes, flowPages } from './flow-pages.ts'
import { overview, overviewRoute } from './overview/overview-route.ts'
import { personCheck, personCheckRoutes } from './person-check.ts'
import { cardRoute } from './public-pages/cards/cards.ts'
import { forRobots } from './public-pages/for-robots.ts'
import type { PageForms } from './public-pages/forms/sent-forms.ts'
import { openPublicPages } from './public-pages/public-pages.ts'
import { consentRoute } from './public-pages/visitor/advertising-consent.ts'
import { exchangeTokens, redirectSlash } from './redirects.ts'
import { sandboxNoticeCss, sandboxNoticeStyle } from './sandbox-notice.ts'
import { type AppPage, openSendPage } from './send-page.ts'

/** The desk has pages for tasks and customers, whose addresses only it knows. */
const ownPages = [...new Set([...appAddresses, ...dashboardAddresses]), '/desk/*'] as const
const belowDashboard = '/dashboard/*'

/** What is served without a contract: pages and their files. */
export const webRoutes = [
  '/',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/cards/:file',
  '/consent',
  '/pricing',
  '/faq',
  '/login-help',
  sandboxNoticeStyle,
  brandColoursStyle,
  ...personCheckRoutes,
  ...developerPages,
  ...ownPages,
  belowDashboard,
  '/assets/*',
  ...flowPages,
] as const

type Web = AppPage & {
  /** Where people reach the pages. */
  readonly publicUrl: string
  readonly answersWithinMs?: number | undefined
  readonly now: () => Date
  /** What looks after the forms of public pages. */
  readonly forms?: PageForms
  /** The script of the advertising network, for the pages that may load it. */
  readonly adScriptUrl?: string | undefined
  readonly botCheck?: Pick<BotCheck, 'siteKey'>
  /** Counts that a visitor saw a page that experiments make different. */
  readonly noteSeen?: Exposures['noteOnPage']
  readonly staffCheck?: StaffCheck
  /** What was counted of the last days. */
  readonly lately?: Proofs['known']
}

/** Serves the built web app: its files for good, since their names change with them, and the pages always anew. */
export async function webPages(app: FastifyInstance, web: Web): Promise<void> {
  const publicPages = openPublicPages(web)
  const sendPage = openSendPage(web)
  const parts = { ...web, publicPages, sendPage }
  redirectSlash(app)
  exchangeTokens(app)
  await serveFiles(app, web)
  for (const [path, to] of Object.entries(expectedAddresses)) app.get(path, (_request, reply) => reply.redirect(to, 302))
  consentRoute(app)
  personCheck(app, web.botCheck ?? {})
  cardRoute(app, web)
  forRobots(app, web)
  developerPageRoutes(app, parts)
  overviewRoute(app, parts)
  for (const path of ownPages) if (path !== overview) app.get(path, (request, reply) => sendPage(request, reply))
  app.get(belowDashboard, (_request, reply) => reply.callNotFound())
  accountFormRoutes(app, parts)
  app.get('/', async (request, reply) => ((await publicPages.send(request, reply, 'home')) ? reply : sendPage(request, reply)))
  flowPageRoutes(app, parts)
}

/** What pages load: files of the build, and the few styles that the service writes. */
async function serveFiles(app: FastifyInstance, { webFolder, flows }: AppPage): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    index: false,
    preCompressed: true,
    suppressWarning: true,
  })
  // Pages name their icon; browsers ask for this one where a page has none.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  app.get(sandboxNoticeStyle, (_request, reply) => reply.type(mediaTypes.style).header('cache-control', 'no-cache').send(sandboxNoticeCss))
  brandColoursRoute(app, flows)
}
