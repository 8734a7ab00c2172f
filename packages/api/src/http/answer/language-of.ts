import { isLanguage, type Language, preferredLanguage } from '@app/schemas/language'
import type { FastifyRequest } from 'fastify'
import { askedAddress } from '../request/asked.ts'

/** The cookie with the language that a browser chose. Pages read and write it too. */
export const languageCookie = 'language'

/** What the address asks for, what was chosen on a page before, or what the browser prefers. */
export function languageOf(request: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  return askedLanguage(request) ?? chosenLanguage(request) ?? preferredLanguage(request.headers['accept-language'] ?? '') ?? 'en'
}

/** The language that an address names: “/options?language=es”. */
export function askedLanguage({ url }: Pick<FastifyRequest, 'url'>): Language | undefined {
  const asked = url.includes('?') ? askedAddress(url).searchParams.get('language') : undefined
  return isLanguage(asked) ? asked : undefined
}

/** What was chosen on a page before. */
export function chosenLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const chosen = /(?:^|; *)language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return isLanguage(chosen) ? chosen : undefined
}
