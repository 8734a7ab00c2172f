import type { RequestOptions } from '@app/schemas/api/people/passkey-fields'
import type { Queries } from '../../../db/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { challengeMs, newChallenge } from './challenges.ts'
import { knownTransports } from './known-transports.ts'
import { type ChallengePurpose, findPasskeys } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

/** What a browser shows any passkey of ours with: it says itself whose it is. */
export async function askForAnyPasskey(auth: AuthContext): Promise<RequestOptions> {
  return options(auth, await newChallenge(auth, auth.context.db, 'sign-in', null), [])
}

/** What a browser shows a passkey of this person with; undefined when they have none. */
export async function askForPasskeyOf(
  auth: AuthContext,
  db: Queries,
  personId: string,
  purpose: Extract<ChallengePurpose, 'second-factor' | 'step-up'>,
): Promise<RequestOptions | undefined> {
  const passkeys = await findPasskeys(db, personId)
  if (passkeys.length === 0) return undefined
  const allowed = passkeys.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: knownTransports(transports),
  }))
  return options(auth, await newChallenge(auth, db, purpose, personId), allowed)
}

function options(auth: AuthContext, challenge: string, allowCredentials: RequestOptions['allowCredentials']): RequestOptions {
  return { challenge, rpId: relyingParty(auth).id, timeout: challengeMs, userVerification: 'required', allowCredentials }
}
