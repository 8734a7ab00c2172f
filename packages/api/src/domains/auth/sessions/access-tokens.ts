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

type Claims = { readonly sub: string; readonly sid: string; readonly pwd: number }
type OneKey = { readonly sign: (claims: Claims) => string; readonly verify: (token: string) => unknown }

export const accessTokenSeconds = 600
const algorithm = 'HS256'
const issuer = 'accounts'
const audience = 'calls'
const kind = 'at+jwt'
const clockToleranceSeconds = 5
/** Of so many tokens it is remembered, until they run out, that they are ours. That their session ended is looked at apart. */
const mostRemembered = 5_000

/** Access tokens: signed with one algorithm, and with the current key; every key that is still known reads them. */
export async function openAccessTokens(app: FastifyInstance, keys: KeyRing): Promise<AccessTokens> {
  const { current, byId } = deriveKeys(keys, 'access-tokens v1')
  for (const [id, key] of byId) await addKey(app, id, key)
  const named = (id: string) => (app.jwt as unknown as Readonly<Record<string, OneKey>>)[spaceOf(id)]
  return {
    sign: ({ id, sessionId, passwordCheckedAt }) => {
      const key = named(current.id)
      if (!key) throw new Error('The key of access tokens is not there.')
      return key.sign({ sub: id, sid: sessionId, pwd: Math.floor(passwordCheckedAt.getTime() / 1000) })
    },
    read: (token) => {
      const id = keyIdOf(token)
      if (id === undefined || !byId.has(id)) return undefined
      try {
        return personOf(named(id)?.verify(token))
      } catch {
        return undefined
      }
    },
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
      cache: mostRemembered,
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

function personOf(claims: unknown): Person | undefined {
  if (typeof claims !== 'object' || claims === null || !('sub' in claims && 'sid' in claims && 'pwd' in claims)) return undefined
  const { sub, sid, pwd } = claims
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof pwd !== 'number') return undefined
  return { id: sub, sessionId: sid, passwordCheckedAt: new Date(pwd * 1000) }
}
