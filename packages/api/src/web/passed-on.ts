import type { Language } from '@app/schemas/language'
import type { FastifyRequest } from 'fastify'
import { languageCookie } from '../http/answer/language-of.ts'

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

/** The cookies as the browser has them a moment later: an address that names a language is the choice of it. */
export function withLanguage(cookie: string, language: Language): string {
  const others = cookie.split(/; */).filter((pair) => pair !== '' && cookieName(pair) !== languageCookie)
  return [...others, `${languageCookie}=${language}`].join('; ')
}

export function cookieName(pair: string): string {
  return pair.split('=')[0] ?? ''
}
