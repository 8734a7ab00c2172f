import type { FastifyRequest } from 'fastify'

const names = [
  'cookie',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'accept-language',
  'host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
] as const

/** What a browser says of itself, and what a proxy says of it: for a call that we make in its place. */
export function passedOn({ headers }: Pick<FastifyRequest, 'headers'>): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))
}
