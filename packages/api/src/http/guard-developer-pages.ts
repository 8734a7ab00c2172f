import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../security/is-loopback.ts'
import type { Settings } from '../settings/service-settings.ts'
import { problem } from './answer/problem.ts'

type Guarded = Pick<Settings, 'developerPages' | 'isProduction' | 'publicUrl' | 'metricsToken'>

const paths: ReadonlySet<string> = new Set(['/docs', '/openapi.json'])
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

/**
 * Developer pages show e-mails, figures and made-up customers. They answer this computer alone, and only under its own names: a page of
 * another site could otherwise have its name point here and read them (DNS rebinding).
 */
export function guardDeveloperPages(app: FastifyInstance, settings: Guarded): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isDeveloperPage(request.routeOptions.url ?? '', settings)) return done()
    if (settings.developerPages === 'off') return void problem(reply, 'route_not_found')
    if (settings.developerPages === 'loopback' && !isFromThisComputer(request)) return void problem(reply, 'route_not_found')
    if (!isOwnHost(request, settings)) return void problem(reply, 'host_not_known')
    done()
  })
}

/** With a token, figures are for those who show it. Where the product is in use, previews are for staff. */
function isDeveloperPage(route: string, { isProduction, metricsToken }: Guarded): boolean {
  if (route === '/metrics') return metricsToken === undefined
  if (route.startsWith('/preview/')) return !isProduction
  return route.startsWith('/dev/') || paths.has(route)
}

/** A proxy or a tunnel on this computer speaks for others. */
function isFromThisComputer({ socket, ip, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(ip) && forwardingHeaders.every((name) => headers[name] === undefined)
}

function isOwnHost({ headers }: FastifyRequest, { developerPages, publicUrl }: Guarded): boolean {
  const name = hostnameOf(headers.host ?? '')
  if (name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)) return true
  return developerPages === 'on' && name === hostnameOf(new URL(publicUrl).host)
}

/** Without the port: it is the name that another site can make its own. */
function hostnameOf(host: string): string {
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''
}
