import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app.ts'
import { challengeSecret } from '../../security/challenge.ts'
import { deriveKeys } from '../../security/derive-key.ts'
import { adoptVariants } from '../analytics/visitor-variants.ts'
import { openAccessTokens } from './access-tokens.ts'
import type { AuthContext } from './auth-context.ts'
import { openEndedSessions } from './ended-sessions.ts'

type Parts = Pick<AppOptions, 'context' | 'databaseUrl' | 'settings' | 'flows'>

/** What the calls about accounts stand on. It goes when the service does. */
export async function openAuth(app: FastifyInstance, { context, databaseUrl, settings, flows }: Parts): Promise<AuthContext> {
  const endedSessions = openEndedSessions({ db: context.db, url: databaseUrl, now: context.now })
  app.addHook('onClose', () => endedSessions.close())
  return {
    context,
    accessTokens: await openAccessTokens(app, context.keys),
    endedSessions,
    successorKey: deriveKeys(context.keys, 'refresh-tokens v1').current.key,
    challengeSecret: challengeSecret(context.keys),
    securityCode: settings.securityCode,
    brandName: () => flows.current().brand?.name ?? '',
    takeAlong: (trx, personId, sender) => adoptVariants(trx, flows.current().experiments, personId, sender, context.now()),
    publicUrl: settings.publicUrl,
  }
}
