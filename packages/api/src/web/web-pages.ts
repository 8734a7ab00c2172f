import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appAddresses } from '@app/schemas/pages/app-addresses'
import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Exposures } from '../domains/analytics/exposures.ts'
import { pageVariants } from '../domains/analytics/visitor-variants.ts'
import type { StaffCheck } from '../domains/auth/staff/staff-check.ts'
import type { Proofs } from '../domains/tracking/proof.ts'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { addressNow, modeNow } from '../flows/now-called.ts'
import { languageOf } from '../http/answer/language-of.ts'
import { mediaTypes } from '../http/answer/media-types.ts'
import { problem } from '../http/answer/problem.ts'
import { securityHeaders } from '../http/answer/security-headers.ts'
import { askedAddress } from '../http/request/asked-address.ts'
import type { BotCheck } from '../partners/bot-check/bot-check.ts'
import type { Sandboxed } from '../partners/sandboxes-by-name.ts'
import type { TypedAccount } from './account-forms/account-form.ts'
import { sendAccountForm } from './account-forms/send-account-form.ts'
import { brandColoursRoute, brandColoursStyle } from './brand-colours.ts'
import { exchangeTokens } from './exchange-tokens.ts'
import { fillPage } from './fill-page.ts'
import { beginOverview } from './overview/begin-overview.ts'
import { type BegunPage, begunPage } from './overview/begun-page.ts'
import { openOverviewDrawer } from './overview/open-overview-drawer.ts'
import { sendOwn } from './overview/send-own.ts'
import { personCheck, personCheckRoutes } from './person-check.ts'
import { cardRoute } from './public-pages/cards/cards.ts'
import { forRobots } from './public-pages/for-robots.ts'
import type { PageForms } from './public-pages/forms/sent-forms.ts'
import { openPublicPages } from './public-pages/public-pages.ts'
import { consentRoute } from './public-pages/visitor/consent-route.ts'
import { isSignedIn } from './public-pages/visitor/is-signed-in.ts'
import { redirectSlash } from './redirect-slash.ts'
import { sandboxNoticeCss, sandboxNoticeStyle } from './sandbox-notice.ts'

const developerPages = ['/dev/flows', '/dev/flows/*', '/dev/ui', '/preview/*'] as const
/** The desk has pages for tasks and customers, whose addresses only it knows. */
const ownPages = [...new Set([...appAddresses, ...dashboardAddresses]), '/desk/*'] as const
const overview = '/dashboard'
const belowDashboard = '/dashboard/*'

/** First words of addresses that are no modes. */
const reservedWords = ['api', 'assets', 'cards', 'dev', 'docs', 'healthz', 'login', 'metrics', 'preview', 'readyz']
const mode = `:mode(^(?!(?:${reservedWords.join('|')})$)[a-z0-9][a-z0-9-]*$)`
const flowPages = [`/${mode}`, `/${mode}/*`] as const

/** Addresses that people type, and the part of a page that has what they expect there. */
const expectedAddresses = { '/pricing': '/#cost', '/faq': '/#questions', '/login-help': '/my-401k-login#questions' } as const

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

type Web = {
  readonly webFolder: string
  /** What pages of ours show when they make an account. */
  readonly securityCode?: string | undefined
  readonly flows: LiveCatalogue
  /** Where people reach the pages. */
  readonly publicUrl: string
  readonly now: () => Date
  /** Pages for those who make the product are there only while it is made. */
  readonly isProduction?: boolean
  /** What looks after the forms of public pages. */
  readonly forms?: PageForms
  /** Partners that are not real, where people take them for real. */
  readonly sandboxes?: readonly Sandboxed[]
  /** The script of the advertising network, for the pages that may load it. */
  readonly adScriptUrl?: string | undefined
  readonly botCheck?: Pick<BotCheck, 'siteKey'>
  /** Counts that a visitor saw a page that experiments make different. */
  readonly noteSeen?: Exposures['noteOnPage']
  /** Who may look at previews where the product is in use. */
  readonly staffCheck?: StaffCheck
  /** What was counted of the last days. */
  readonly lately?: Proofs['known']
}

/** Serves the built web app: its files for good, since their names change with them, and the pages always anew. */
export async function webPages(app: FastifyInstance, web: Web): Promise<void> {
  const { webFolder, flows, securityCode, isProduction = false, staffCheck } = web
  const publicPages = openPublicPages(web)
  redirectSlash(app)
  await app.register(fastifyStatic, {
    root: join(webFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    index: false,
    preCompressed: true,
    suppressWarning: true,
  })
  const readPage = (name: string) => readFile(join(webFolder, name), 'utf8').catch(() => undefined)
  const sendPage =
    (name: string, more: { readonly mayPreview?: true; readonly typed?: TypedAccount; readonly begun?: BegunPage } = {}) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const page = await readPage(name)
      if (page === undefined) return problem(reply, 'page_not_built')
      const now = await flows.ready()
      const variants = pageVariants(request, reply, now.experiments)
      const html = fillPage(page, {
        url: request.url,
        language: more.begun?.language ?? languageOf(request),
        flows: now,
        securityCode,
        isDevelopment: !isProduction,
        sandboxes: web.sandboxes ?? [],
        isStranger: !isSignedIn(request),
        variants,
        ...more,
      })
      reply.type(mediaTypes.page)
      return more.begun ? sendOwn(request, reply, html) : reply.header('cache-control', 'no-cache').send(html)
    }
  const sendApp = sendPage('index.html')
  // Pages name their icon; browsers ask for this one where a page has none.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  exchangeTokens(app)
  app.get('/', async (request, reply) => ((await publicPages.send(request, reply, 'home')) ? reply : sendApp(request, reply)))
  app.get(sandboxNoticeStyle, (_request, reply) => reply.type(mediaTypes.style).header('cache-control', 'no-cache').send(sandboxNoticeCss))
  brandColoursRoute(app, flows)
  consentRoute(app)
  for (const [path, to] of Object.entries(expectedAddresses)) app.get(path, (_request, reply) => reply.redirect(to, 302))
  personCheck(app, web.botCheck ?? {})
  cardRoute(app, web)
  forRobots(app, web)
  for (const path of ['/dev/flows', '/dev/flows/*']) app.get(path, sendApp)
  app.get('/dev/ui', (request, reply) => (isProduction ? reply.callNotFound() : sendApp(request, reply)))
  const sendPreview = sendPage('index.html', { mayPreview: true })
  app.get('/preview/*', async (request, reply) => {
    const who = isProduction ? await (staffCheck?.(request) ?? 'other') : 'staff'
    if (who === 'nobody') return reply.redirect(`/signin?next=${encodeURIComponent(request.url)}`, 303)
    return who === 'staff' ? sendPreview(request, isFramed(request) ? framed(reply) : reply) : reply.callNotFound()
  })
  for (const path of ownPages) if (path !== overview) app.get(path, sendApp)
  const drawer = openOverviewDrawer(webFolder)
  app.get(overview, async (request, reply) => {
    const answers = await beginOverview(app, request, reply)
    if (!answers) return sendApp(request, reply)
    const begun = begunPage(request, { answers, renderer: await drawer(), flows: await flows.ready() })
    return sendPage('index.html', { begun })(request, reply)
  })
  app.get(belowDashboard, (_request, reply) => reply.callNotFound())
  for (const page of ['signin', 'signup'] as const)
    app.post(`/${page}`, { config: { takesForms: true } }, async (request, reply) => {
      const now = await flows.ready()
      const { defaultMode } = now
      const beginning = defaultMode ? `/${defaultMode.mode}/${defaultMode.resumeAt}` : '/dashboard'
      return sendAccountForm(app, request, reply, {
        page,
        securityCode: securityCode ?? 'page',
        language: languageOf(request),
        beginningOf: (named) => {
          const mode = named === undefined ? undefined : modeNow(now, named)
          return mode !== undefined && now.modes.has(mode) ? `/${mode}` : beginning
        },
        drawn: (typed) => sendPage('index.html', { typed })(request, reply),
      })
    })
  // People who are signed in go on where they were, instead of reading what they know.
  app.get<{ Params: { mode: string } }>(flowPages[0], async (request, reply) => {
    const { mode: name } = request.params
    const now = await flows.ready()
    const address = addressNow(now, askedAddress(request.url))
    if (address !== undefined) return reply.redirect(address, 302)
    const isMode = now.modes.has(name)
    if (!(isMode && isSignedIn(request)) && (await publicPages.send(request, reply, name))) return reply
    return isMode && wantsPage(request) ? sendApp(request, reply) : reply.callNotFound()
  })
  // The step is for the page to check: it goes where the guard says. An unknown mode is replaced by the default.
  app.get<{ Params: { mode: string } }>(flowPages[1], async (request, reply) => {
    if (await publicPages.sendBelow(request, reply, request.params.mode)) return reply
    const address = addressNow(await flows.ready(), askedAddress(request.url))
    if (address !== undefined) return reply.redirect(address, 302)
    return wantsPage(request) ? sendApp(request, reply) : reply.callNotFound()
  })
  // Forms of pages go to the address of their page. An unknown form is no reason to lose the page.
  const takeForm = async (request: FastifyRequest<{ Params: { mode?: string } }>, reply: FastifyReply) => {
    const isSent = await publicPages.sendForm(request, reply, modeNow(await flows.ready(), request.params.mode ?? 'home'))
    return isSent ? reply : reply.redirect(ownPathOf(request), 303)
  }
  for (const path of ['/', ...flowPages]) app.post<{ Params: { mode?: string } }>(path, { config: { takesForms: true } }, takeForm)
}

/** Never the address of another host. */
function ownPathOf({ url }: FastifyRequest): string {
  return askedAddress(url).pathname
}

/** The page in the frame of a preview. */
function isFramed({ url }: FastifyRequest): boolean {
  const { pathname, searchParams } = askedAddress(url)
  return pathname.startsWith('/preview/') && searchParams.has('bare')
}

/** What no other page may do: stand in a frame, and only in one of our own. Nothing can be saved there. */
function framed(reply: FastifyReply): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      securityHeaders['content-security-policy'].replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    )
    .header('x-frame-options', 'SAMEORIGIN')
}

/** Only browsers that ask for a page get one: a client that asks for data at a wrong address gets an error as data. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}
