import { setTimeout as pause } from 'node:timers/promises'
import { overviewCalls } from '@app/schemas/pages/overview-drawing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../http/answer/language-of.ts'
import { cookieIn, hostOnly, isSignedIn } from '../../http/request/asked.ts'
import { cookieName, passedOn, withLanguage } from '../passed-on.ts'

/** What calls answered with, as it was sent, by their addresses. */
export type BegunAnswers = ReadonlyMap<string, string>

type Opened = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly withinMs: number }

/**
 * Makes the calls of the overview for a browser that opens it, while its script is still on the way: through the same handlers and
 * with the same sign-in. Undefined where nobody is signed in.
 */
export async function beginOverview(app: FastifyInstance, { request, reply, withinMs }: Opened): Promise<BegunAnswers | undefined> {
  if (!isSignedIn(request) || !isOpened(request)) return undefined
  const ask = asBrowser(app, request)
  const cookie = await signedInCookies(ask, request, reply)
  if (cookie === undefined) return undefined
  const answers = new Map<string, string>()
  const language = languageOf(request)
  const calls = overviewCalls(language).map(async (url) => {
    const { statusCode, payload } = await ask({ method: 'GET', url, cookie: withLanguage(cookie, language) })
    if (statusCode === 200) answers.set(url, payload)
  })
  const enough = new AbortController()
  await Promise.race([Promise.allSettled(calls), pause(withinMs, undefined, { signal: enough.signal }).catch(() => undefined)])
  enough.abort()
  return answers.size > 0 ? new Map(answers) : undefined
}

/** A page that a person opens, and nothing that another site, or a script, fetches. Browsers that are too old to say so have no such cookies to send. */
function isOpened({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': from, 'sec-fetch-dest': as } = headers
  return (from === undefined || from === 'none' || from === 'same-origin') && (as === undefined || as === 'document')
}

type Ask = ReturnType<typeof asBrowser>
type Asked = { readonly method: 'GET' | 'POST'; readonly url: string; readonly cookie: string; readonly payload?: object }

/** Our own page asks, as it would a moment later. */
function asBrowser(app: FastifyInstance, request: FastifyRequest) {
  const headers = { ...passedOn(request), 'sec-fetch-site': 'same-origin' }
  const remoteAddress = request.socket.remoteAddress ?? ''
  return ({ cookie, ...asked }: Asked) => app.inject({ ...asked, headers: { ...headers, cookie }, remoteAddress })
}

/** The cookies of the browser. A sign-in that has run out is renewed first, and the browser gets the new one with the page. */
async function signedInCookies(ask: Ask, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  const { cookie = '' } = request.headers
  if (['access_token', hostOnly('access_token')].some((name) => cookieIn(request, name) !== undefined)) return cookie
  const { statusCode, headers } = await ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', cookie, payload: {} })
  const given = [headers['set-cookie'] ?? []].flat()
  if (statusCode !== 200 || given.length === 0) return undefined
  reply.header('set-cookie', given)
  const names = new Set(given.map(cookieName))
  return [...cookie.split(/; */).filter((pair) => !names.has(cookieName(pair))), ...given.map((one) => one.split(';')[0])].join('; ')
}
