import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { challengeSecret } from '../../security/challenge.ts'
import { deriveKeys } from '../../security/derive-key.ts'
import type { AuthContext } from './auth-context.ts'
import { openAccessTokens } from './sessions/access-tokens.ts'
import { openEndedSessions } from './sessions/ended-sessions.ts'

const opened = new WeakMap<Context, AuthContext>()

/** The domain on the service's context, once it is open. */
export function authOf(context: Context): AuthContext {
  const auth = opened.get(context)
  if (!auth) throw new Error('Sign-in was asked for before it was open.')
  return auth
}

/** What the calls about accounts depend on. It is closed with the service. */
export async function openAuth(app: FastifyInstance, context: Context): Promise<AuthContext> {
  const { databaseUrl, settings, flows, hooks } = context
  const endedSessions = openEndedSessions({ db: context.db, url: databaseUrl, now: context.now })
  context.lifetime.onClose(endedSessions.close)
  const auth: AuthContext = {
    context,
    accessTokens: await openAccessTokens(app, context.keys),
    endedSessions,
    successorKey: deriveKeys(context.keys, 'refresh-tokens v1').current.key,
    deviceSecret: deriveKeys(context.keys, 'device-memory v1').current.key,
    browserKeys: deriveKeys(context.keys, 'known-browsers v1'),
    challengeSecret: challengeSecret(context.keys),
    securityCode: settings.securityCode,
    brandName: () => flows.current().brand?.name ?? '',
    takeAlong: (trx, personId, sender) => hooks.signedIn(context, trx, personId, sender),
    publicUrl: settings.publicUrl,
  }
  opened.set(context, auth)
  return auth
}
