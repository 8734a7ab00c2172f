import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { mediaTypes } from '../http/media-types.ts'
import { problem } from '../problem.ts'
import { fillPage } from './fill-page.ts'

const developerPages = ['/dev/flows', '/dev/flows/*', '/dev/ui', '/preview/*'] as const
const ownPages = ['/signin', '/signup', '/reset-password', '/dashboard'] as const

/** What is served without a contract: pages and their files. */
export const webRoutes = ['/', ...developerPages, ...ownPages, '/assets/*', '/:mode', '/:mode/*'] as const

type Web = {
  readonly webFolder: string
  /** What pages of ours show when they make an account. */
  readonly securityCode?: string | undefined
  readonly flows: Pick<LiveCatalogue, 'loaded' | 'standings' | 'brand'>
}

/** Serves the built web app: its files for good, since their names change with them, and the pages always anew. */
export async function webPages(app: FastifyInstance, { webFolder, flows, securityCode }: Web): Promise<void> {
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
      .send(fillPage(page, request.url, flows, securityCode))
  }
  const sendApp = sendPage('index.html')
  app.get('/', (_request, reply) => reply.redirect('/dev/flows'))
  for (const path of ['/dev/flows', '/dev/flows/*']) app.get(path, sendPage('dev-flows.html'))
  for (const path of ['/dev/ui', '/preview/*', ...ownPages]) app.get(path, sendApp)
  // The step is the page's own business: it goes where the guard says. A mode that there is not has the default in its place.
  app.get('/:mode', async (request, reply) => (isFlowAddress(request) ? sendApp(request, reply) : reply.callNotFound()))
  app.get('/:mode/*', async (request, reply) => (isFlowAddress(request) ? sendApp(request, reply) : reply.callNotFound()))
}

/** First words of addresses that are no modes. */
const taken: ReadonlySet<string> = new Set(['api', 'assets', 'dev', 'docs', 'health', 'metrics', 'preview'])

/** Only browsers that ask for a page get one: whoever asks for data at a wrong address is told so. */
function isFlowAddress({ params, headers }: FastifyRequest): boolean {
  const { mode = '' } = params as { readonly mode?: string }
  return /^[a-z][a-z0-9-]*$/.test(mode) && !taken.has(mode) && (headers.accept?.includes('text/html') ?? false)
}
