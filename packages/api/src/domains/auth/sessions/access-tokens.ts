import { accessMinutes } from '@app/schemas/rules/days/times-kept'
import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../http/call/handlers.ts'
import { deriveKeys } from '../../../security/derive-key.ts'
import type { KeyRing } from '../../../security/key-ring.ts'

export type AccessTokens = {
  readonly sign: (person: Person) => string
  /** Who it was given to, if it is one of ours and has not run out. */
  readonly read: (token: string) => Person | undefined
}

type Verified = { readonly person: Person; readonly expiresAtMs: number }
type Claims = { readonly sub: string; readonly sid: string; readonly pwd: number }
type OneKey = { readonly sign: (claims: Claims) => string; readonly verify: (token: string) => unknown }

export const accessTokenSeconds = accessMinutes * 60
const algorithm = 'HS256'
const issuer = 'accounts'
const audience = 'calls'
const kind = 'at+jwt'
const clockToleranceSeconds = 5
/** So many tokens are verified once and then known until they expire. Whether their session has ended is asked each time, elsewhere. */
const mostCached = 5_000

/** Access tokens: signed with one algorithm, and with the current key; every key that is still known reads them. */
export async function openAccessTokens(app: FastifyInstance, keys: KeyRing): Promise<AccessTokens> {
  const { current, byId } = deriveKeys(keys, 'access-tokens v1')
  for (const [id, key] of byId) await addKey(app, id, key)
  const named = (id: string) => (app.jwt as unknown as Readonly<Record<string, OneKey>>)[spaceOf(id)]
  const verify = (token: string): Verified | undefined => {
    const id = keyIdOf(token)
    if (id === undefined || !byId.has(id)) return undefined
    try {
      return verifiedOf(named(id)?.verify(token))
    } catch {
      return undefined
    }
  }
  return {
    sign: ({ id, sessionId, passwordCheckedAt }) => {
      const key = named(current.id)
      if (!key) throw new Error('The key of access tokens is not there.')
      return key.sign({ sub: id, sid: sessionId, pwd: Math.floor(passwordCheckedAt.getTime() / 1000) })
    },
    read: cachedUntilExpiry(verify),
  }
}

/** The plugin's own cache hashes the token and parses its header each time: with every request. */
function cachedUntilExpiry(verify: (token: string) => Verified | undefined): AccessTokens['read'] {
  const cached = new Map<string, Verified>()
  return (token) => {
    const known = cached.get(token)
    // The clock of the plugin, which says when a token expires.
    if (known && known.expiresAtMs > Date.now()) return known.person
    cached.delete(token)
    const verified = verify(token)
    if (verified) cached.set(token, verified)
    const [oldest] = cached.keys()
    if (cached.size > mostCached && oldest !== undefined) cached.delete(oldest)
    return verified?.person
  }
}

async function addKey(app: FastifyInstance, id: string, key: Buffer): Promise<void> {
  // The plugin counts `expiresIn` in seconds and `clockTolerance` in milliseconds.
  await app.register(fastifyJwt, {
    namespace: spaceOf(id),
    secret: key,
    sign: { algorithm, iss: issuer, aud: audience, kid: id, expiresIn: accessTokenSeconds, header: { alg: algorithm, typ: kind } },
    verify: {
      algorithms: [algorithm],
      allowedIss: issuer,
      allowedAud: audience,
      checkTyp: kind,
      requiredClaims: ['sub', 'sid', 'pwd', 'exp', 'iat'],
      clockTolerance: clockToleranceSeconds * 1000,
    },
  })
}

function spaceOf(id: string): string {
  return `key-${id}`
}

/** Which key a token says it is signed with. Nothing else of it is believed before it is verified. */
function keyIdOf(token: string): string | undefined {
  const [encoded = ''] = token.split('.', 1)
  try {
    const header: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString())
    return typeof header === 'object' && header !== null && 'kid' in header && typeof header.kid === 'string' ? header.kid : undefined
  } catch {
    return undefined
  }
}

function verifiedOf(claims: unknown): Verified | undefined {
  if (typeof claims !== 'object' || claims === null) return undefined
  if (!('sub' in claims && 'sid' in claims && 'pwd' in claims && 'exp' in claims)) return undefined
  const { sub, sid, pwd, exp } = claims
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof pwd !== 'number' || typeof exp !== 'number') return undefined
  return { person: { id: sub, sessionId: sid, passwordCheckedAt: new Date(pwd * 1000) }, expiresAtMs: exp * 1000 }
}
