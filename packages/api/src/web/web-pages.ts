import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { mediaTypes } from '../http/media-types.ts'
import { problem } from '../problem.ts'
import { securityHeaders } from '../security-headers.ts'
import { fillPage, otherLanguages } from './fill-page.ts'

const developerPages = ['/dev/flows', '/dev/flows/*', '/dev/ui', '/preview/*'] as const
const ownPages = [
  '/signin',
  '/signin/*',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/dashboard',
  '/dashboard/*',
] as const

/** First words of addresses that are no modes. */
const taken = ['api', 'assets', 'dev', 'docs', 'preview']
const mode = `:mode(^(?!(?:${taken.join('|')})$)[a-z][a-z0-9-]*$)`
const flowPages = [`/${mode}`, `/${mode}/*`] as const

/** What is served without a contract: pages and their files. */
export const webRoutes = ['/', '/favicon.ico', ...developerPages, ...ownPages, '/assets/*', ...flowPages] as const

type Web = {
  readonly webFolder: string
  /** What pages of ours show when they make an account. */
  readonly securityCode?: string | undefined
  readonly flows: Pick<LiveCatalogue, 'loaded' | 'standings' | 'brand' | 'defaultMode' | 'translation'>
  /** Pages for those who make the product are there only while it is made. */
  readonly isProduction?: boolean
}

/** Serves the built web app: its files for good, since their names change with them, and the pages always anew. */
export async function webPages(app: FastifyInstance, { webFolder, flows, securityCode, isProduction = false }: Web): Promise<void> {
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
  const sendPage = (name: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await readPage(name)
    if (page === undefined) return problem(reply, 'page_not_built')
    await flows.loaded
    return reply
      .type(mediaTypes.page)
      .header('cache-control', 'no-cache')
      .send(fillPage(page, { url: request.url, language: languageOf(request), flows, securityCode, isDevelopment: !isProduction }))
  }
  const sendApp = sendPage('index.html')
  // Pages name their icon; browsers ask for this one where a page has none.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  // Whoever comes without an address begins where everybody does whose mode is not known.
  app.get('/', async ({ url }, reply) => {
    await flows.loaded
    const { search } = new URL(url, 'http://page')
    return reply.redirect(`/${flows.defaultMode()?.mode ?? 'dev/flows'}${search}`)
  })
  for (const path of ['/dev/flows', '/dev/flows/*']) app.get(path, sendPage('dev-flows.html'))
  for (const path of ['/dev/ui', '/preview/*'])
    app.get(path, (request, reply) => (isProduction ? reply.callNotFound() : sendApp(request, isFramed(request) ? framed(reply) : reply)))
  for (const path of ownPages) app.get(path, sendApp)
  // The step is the page's own business: it goes where the guard says. A mode that there is not has the default in its place.
  for (const path of flowPages)
    app.get(path, async (request, reply) => (wantsPage(request) ? sendApp(request, reply) : reply.callNotFound()))
}

/** The page in the frame of a preview. */
function isFramed({ url }: FastifyRequest): boolean {
  const { pathname, searchParams } = new URL(url, 'http://page')
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

/** Only browsers that ask for a page get one: whoever asks for data at a wrong address is told so. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** What the address asks for, or what was chosen on a page before. The page itself may know better. */
function languageOf({ url, headers }: FastifyRequest): string {
  const asked = new URL(url, 'http://page').searchParams.get('language')
  const chosen = asked ?? /(?:^|; )language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return otherLanguages.find((language) => language === chosen) ?? 'en'
}
