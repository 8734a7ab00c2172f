import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { Sender } from '../../http/call/handlers.ts'
import type { DerivedKeys } from '../../security/derive-key.ts'
import type { AccessTokens } from './sessions/access-tokens.ts'
import type { EndedSessions } from './sessions/ended-sessions.ts'

/** What the calls about accounts depend on. */
export type AuthContext = {
  readonly context: Context
  readonly accessTokens: AccessTokens
  readonly endedSessions: EndedSessions
  /** What the successor of a refresh token is made with. */
  readonly successorKey: Buffer
  /** What the keys of people's browsers are made with. */
  readonly deviceSecret: Buffer
  /** What browsers are remembered with that have signed in to an account. */
  readonly browserKeys: DerivedKeys
  /** What our own pages send with a registration. None: any will do. */
  readonly securityCode: string | undefined
  readonly challengeSecret: DerivedKeys
  readonly brandName: () => string
  /** What of a visitor stays theirs when they sign in: part of the same transaction. */
  readonly takeAlong: (trx: Queries, personId: string, sender: Sender) => Promise<void>
  /** Where our pages are, for links in e-mails: never taken from a request. */
  readonly publicUrl: string
}
