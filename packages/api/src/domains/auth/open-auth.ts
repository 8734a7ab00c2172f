import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app.ts'
import { challengeSecret } from '../../security/challenge.ts'
import { deriveKeys } from '../../security/derive-key.ts'
import { adoptVariants } from '../analytics/visitor-variants.ts'
import { openAccessTokens } from './access-tokens.ts'
import type { AuthGround } from './auth-ground.ts'
import { openEndedSessions } from './ended-sessions.ts'

type Parts = Pick<AppOptions, 'ground' | 'databaseUrl' | 'settings' | 'flows'>

/** What the calls about accounts stand on. It goes when the service does. */
export async function openAuth(app: FastifyInstance, { ground, databaseUrl, settings, flows }: Parts): Promise<AuthGround> {
  const endedSessions = openEndedSessions({ db: ground.db, url: databaseUrl, now: ground.now })
  app.addHook('onClose', () => endedSessions.close())
  return {
    ground,
    accessTokens: await openAccessTokens(app, ground.keys),
    endedSessions,
    successorKey: deriveKeys(ground.keys, 'refresh-tokens v1').current.key,
    challengeSecret: challengeSecret(ground.keys),
    securityCode: settings.securityCode,
    brandName: () => flows.brand()?.name ?? '',
    takeAlong: (trx, personId, sender) => adoptVariants(trx, flows.experiments(), personId, sender, ground.now()),
    publicUrl: settings.publicUrl,
  }
}
