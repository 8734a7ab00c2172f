import type { Contracts } from '@app/schemas/api/contract'
import type { FastifyInstance } from 'fastify'
import { routeOf } from './route-of.ts'

type Domains = Readonly<Record<string, Contracts>>

/** A route without a contract stops the service from being built, and so does a contract without a route. */
export function checkRoutes(app: FastifyInstance, domains: Domains, pages: readonly string[]): void {
  const agreed = Object.values(domains).flatMap((contracts) => Object.values(contracts).map(routeOf))
  const missing = new Set(agreed.map(nameOf))
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      missing.delete(nameOf({ method: one, url }))
      const isAgreed = agreed.some((route) => route.url === url && (route.method === one || (one === 'HEAD' && route.method === 'GET')))
      if (!isAgreed && !pages.includes(url)) throw new Error(`${one} ${url} has no contract that packages/schemas/api/domains.ts lists.`)
    }
  })
  app.addHook('onReady', async () => {
    if (missing.size > 0) throw new Error(`No handler is registered for ${[...missing].join(', ')}.`)
  })
}

function nameOf({ method, url }: { readonly method: string; readonly url: string }): string {
  return `${method} ${url}`
}
