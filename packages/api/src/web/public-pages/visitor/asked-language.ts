import type { Language } from '@app/schemas/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { askedLanguage, languageCookie, languageOf } from '../../../http/answer/language-of.ts'

const oneYearSeconds = 365 * 86_400

/** The language of a page for this visitor. What an address asks for holds for the pages that come after it. */
export function saveAskedLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const asked = askedLanguage(request)
  const secure = request.protocol === 'https' ? '; Secure' : ''
  // Our own pages read and change it.
  if (asked) reply.header('set-cookie', `${languageCookie}=${asked}; Max-Age=${oneYearSeconds}; Path=/; SameSite=Lax${secure}`)
  return languageOf(request)
}
