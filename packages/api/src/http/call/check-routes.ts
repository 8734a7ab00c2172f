import type { Contract, Contracts } from '@app/schemas/api/contract'
import type { FastifyInstance } from 'fastify'

type Domains = Readonly<Record<string, Contracts>>

/** A route without a contract stops the service from being built, and so does a contract without a route. */
export function checkRoutes(app: FastifyInstance, domains: Domains, pages: readonly string[]): void {
  const agreed = new Set(
    Object.values(domains).flatMap((contracts) => Object.values(contracts).map((contract) => nameOf(routeOf(contract)))),
  )
  const missing = new Set(agreed)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      const name = nameOf({ method: one, url })
      missing.delete(name)
      const isAgreed = agreed.has(name) || (one === 'HEAD' && agreed.has(nameOf({ method: 'GET', url })))
      if (!isAgreed && !pages.includes(url)) throw new Error(`${one} ${url} has no contract that packages/schemas/api/domains.ts lists.`)
    }
  })
  app.addHook('onReady', async () => {
    if (missing.size > 0) throw new Error(`No handler is registered for ${[...missing].join(', ')}.`)
  })
}

/** A contract's place as the router spells it: /api/flows/{mode} is /api/flows/:mode. */
export function routeOf({ method, path }: Pick<Contract, 'method' | 'path'>): {
  readonly method: Contract['method']
  readonly url: string
} {
  return { method, url: path.replaceAll(/\{([^}]*)\}/g, ':$1') }
}

function nameOf({ method, url }: { readonly method: string; readonly url: string }): string {
  return `${method} ${url}`
}
