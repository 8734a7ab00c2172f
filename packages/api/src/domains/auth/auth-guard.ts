import { sessionDays } from '@app/schemas/rules/days/times-kept'
import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { audit } from '../../db/audit.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { AuthGuard } from '../../http/call/auth-guard.ts'
import { hostOnly, signedInCookie, visitorCookie } from '../../http/request/asked.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import type { AuthContext } from './auth-context.ts'
import { admitMoney } from './proof/money-device.ts'
import { accessTokenSeconds } from './sessions/access-tokens.ts'
import { recogniseStaff } from './staff/recognise-staff.ts'

const accessCookie = 'access_token'
export const refreshCookie = 'refresh_token'

const sessionSeconds = sessionDays * 86_400

/** Knows people by a bearer token, or by the cookie of our own pages. */
export async function openAuthGuard(app: FastifyInstance, auth: AuthContext): Promise<AuthGuard> {
  await app.register(fastifyCookie)
  const { accessToken, ...cookies } = ownCookies(auth.publicUrl)

  const turnAway = async (request: FastifyRequest) => {
    const limited = await checkLimits(auth.context, { badTokensPerNetworkAddress: request.ip })
    if (limited) return limited
    await audit(auth.context.db, { actor: 'anonymous', action: 'token.refused', subject: request.routeOptions.url ?? 'unknown' })
    return fail('token_not_valid')
  }
  return {
    recognise: async (request) => {
      const bearer = bearerOf(request)
      const token = bearer ?? accessToken(request)
      if (token === undefined) return fail('not_authenticated')
      // A bearer token is shown on purpose. A cookie comes along by itself, also when another site asks.
      const refused = bearer === undefined ? refuseOtherSites(request, auth.publicUrl) : undefined
      if (refused) return refused
      const person = auth.accessTokens.read(token)
      if (!person || (await auth.endedSessions.has(person.sessionId))) return turnAway(request)
      return person
    },
    recogniseStaff: (person) => recogniseStaff(auth, person),
    admitMoney: (person) => admitMoney(auth.context.db, person, auth.context.now()),
    noteRefusal: async (person, call, code) => {
      const actor = `person:${person.id}`
      await audit(auth.context.db, { actor, action: 'refused', subject: actor, detail: { call, code } })
    },
    ...cookies,
  }
}

type Cookies = Pick<AuthGuard, 'ownCookie' | 'isOwnPage' | 'giveOwnCookie' | 'giveCookies' | 'takeCookies'> & {
  readonly accessToken: (request: FastifyRequest) => string | undefined
}

/** The cookies of our own pages. Other sites get none, and send none that count. */
function ownCookies(publicUrl: string): Cookies {
  const isSecure = publicUrl.startsWith('https:')
  // All of them for every path: a name that no other host can write asks for that.
  const cookie = { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/' } as const satisfies CookieSerializeOptions
  const named = (name: string) => (isSecure ? hostOnly(name) : name)
  return {
    accessToken: (request) => request.cookies[named(accessCookie)],
    ownCookie: (request, name) =>
      isOurPage(request, publicUrl) ? request.cookies[name === visitorCookie ? name : named(name)] : undefined,
    isOwnPage: (request) => isOurPage(request, publicUrl),
    giveOwnCookie: (request, reply, { name, value, seconds }) => {
      if (isOurPage(request, publicUrl)) reply.setCookie(named(name), value, { ...cookie, maxAge: seconds })
    },
    giveCookies: (request, reply, { access, refresh }) => {
      if (!isOurPage(request, publicUrl)) return
      reply.setCookie(named(accessCookie), access, { ...cookie, maxAge: accessTokenSeconds })
      if (refresh === undefined) return
      reply.setCookie(named(refreshCookie), refresh, { ...cookie, maxAge: sessionSeconds })
      reply.setCookie(named(signedInCookie), '1', { ...cookie, httpOnly: false, maxAge: sessionSeconds })
    },
    takeCookies: (request, reply) => {
      // Another site could otherwise sign people out.
      if (!isOurPage(request, publicUrl)) return
      reply
        .clearCookie(named(accessCookie), cookie)
        .clearCookie(named(refreshCookie), cookie)
        .clearCookie(named(signedInCookie), { ...cookie, httpOnly: false })
    },
  }
}

/** What only our own pages may do with a cookie: anything that changes something. */
function refuseOtherSites(request: FastifyRequest, publicUrl: string): Failure<'origin_refused'> | undefined {
  const onlyReads = request.method === 'GET' || request.method === 'HEAD'
  return onlyReads || isOurPage(request, publicUrl) ? undefined : fail('origin_refused')
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** Browsers say by themselves where a request comes from, and pages cannot change it. */
function isOurPage({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = headers.origin
  return origin !== undefined && (origin === publicUrl || origin === `${protocol}://${host}`)
}
