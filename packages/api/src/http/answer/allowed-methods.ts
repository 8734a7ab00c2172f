import type { FastifyInstance } from 'fastify'

type Route = { readonly fits: (pathname: string) => boolean; readonly methods: Set<string> }

/** The methods that an address can be used with, of the routes that are added from now on. None: there is nothing at that address. */
export type AllowedMethods = (pathname: string) => readonly string[]

export function allowedMethods(app: FastifyInstance): AllowedMethods {
  const routes = new Map<string, Route>()
  app.addHook('onRoute', ({ method, url }) => {
    const route = routes.get(url) ?? { fits: fitsRoute(url), methods: new Set() }
    for (const one of [method].flat()) route.methods.add(one)
    routes.set(url, route)
  })
  return (pathname) => {
    const found = [...routes.values()].filter(({ fits }) => fits(pathname)).flatMap(({ methods }) => [...methods])
    return [...new Set(found)].toSorted()
  }
}

/** As the router reads an address, part by part. A star is all the rest. */
function fitsRoute(url: string): (pathname: string) => boolean {
  const parts = url.split('/').map(fitsPart)
  const isOpen = url.endsWith('/*')
  return (pathname) => {
    const given = pathname.split('/')
    const isLongEnough = isOpen ? given.length >= parts.length : given.length === parts.length
    return isLongEnough && parts.every((fits, index) => fits(given[index] ?? ''))
  }
}

function fitsPart(part: string): (given: string) => boolean {
  if (part === '*') return () => true
  if (!part.startsWith(':')) return (given) => given === part
  const own = /\((.*)\)$/.exec(part)?.[1]
  const pattern = own === undefined ? /./ : new RegExp(own)
  return (given) => pattern.test(given)
}
