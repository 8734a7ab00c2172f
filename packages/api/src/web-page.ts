import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { problem } from './problem.ts'

/** What is served without a contract: pages and their files. */
export const webRoutes = ['/', '/dev/flows', '/dev/flows/*', '/assets/*'] as const

/** Serves the built web app: its files for good, since their names change with them, and the page itself always anew. */
export async function webPage(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    index: false,
    suppressWarning: true,
  })

  const sendPage = async (_request: unknown, reply: FastifyReply) => {
    const isBuilt = await access(join(webFolder, 'index.html')).then(
      () => true,
      () => false,
    )
    if (!isBuilt) return problem(reply, 'page_not_built')
    return reply.header('cache-control', 'no-cache').sendFile('index.html', webFolder, { cacheControl: false, index: false })
  }
  app.get('/', (_request, reply) => reply.redirect('/dev/flows'))
  app.get('/dev/flows', sendPage)
  app.get('/dev/flows/*', sendPage)
}
