import type { Ground } from '../../ground.ts'
import type { DerivedKeys } from '../../security/derive-key.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { EndedSessions } from './ended-sessions.ts'

/** What the calls about accounts stand on. */
export type AuthGround = {
  readonly ground: Ground
  readonly accessTokens: AccessTokens
  readonly endedSessions: EndedSessions
  /** What the successor of a refresh token is made with. */
  readonly successorKey: Buffer
  /** What our own pages send with a registration. None: any will do. */
  readonly securityCode: string | undefined
  readonly challengeSecret: DerivedKeys
  readonly brandName: () => string
  /** Where our pages are, for links in letters: never taken from a request. */
  readonly publicUrl: string
}
