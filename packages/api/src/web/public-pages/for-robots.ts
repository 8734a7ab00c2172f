import type { FastifyInstance } from 'fastify'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { escaped } from '../../http/answer/escaped.ts'
import { listedAddresses } from './find-page.ts'

type Parts = { readonly flows: LiveCatalogue; readonly publicUrl: string }

const anHour = 'public, max-age=3600'

/** Tells search engines which pages there are, and where there is nothing for them. */
export function forRobots(app: FastifyInstance, { flows, publicUrl }: Parts): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', anHour).send(rules(publicUrl)),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const addresses = listedAddresses(await flows.ready()).map((address) => publicUrl + address)
    return reply.type('application/xml; charset=utf-8').header('cache-control', anHour).send(sitemap(addresses))
  })
}

/** What has more than one word in its address is a step, a call or somebody’s own. The longest rule that fits counts. */
function rules(publicUrl: string): string {
  const closed = ['/api/', '/*/', '/dashboard', '/desk', '/forgot-password', '/reset-password', '/confirm-email']
  const open = ['/assets/', '/cards/', '/my-401k-login']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Without dates: a wrong one is worse than none. */
function sitemap(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}
