import type { ShownPasskey } from '@app/schemas/api/people/passkey-fields'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { AuthContext } from '../auth-context.ts'
import { useChallenge } from './challenges.ts'
import { type ChallengePurpose, isHandleOf, lockPasskey, type PasskeyRow, recordUse } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** What a passkey was asked for. `personId`: it has to be this person's; none when it signs in by itself. */
type Asked = { readonly purpose: ChallengePurpose; readonly personId: string | null }

/** Whose passkey was shown. A counter that does not go up may be that of a copy: the library refuses it. */
export async function checkPasskey(
  auth: AuthContext,
  trx: Queries,
  shown: ShownPasskey,
  asked: Asked,
): Promise<PasskeyRow | Failure<'passkey_refused'>> {
  const challenge = await useChallenge(auth, trx, shown.response.clientDataJSON, asked)
  const row = await lockPasskey(trx, shown.id)
  const isAskedFor = row && (asked.personId === null || row.person_id === asked.personId)
  if (challenge === undefined || !isAskedFor) return fail('passkey_refused')
  const verified = await verify(auth, shown, row, challenge)
  if (!verified) return fail('passkey_refused')
  const handle = shown.response.userHandle
  if (handle !== undefined && !(await isHandleOf(trx, row.person_id, handle))) return fail('passkey_refused')
  const { newCounter, credentialBackedUp } = verified
  await recordUse(trx, row.id, { counter: newCounter, is_backed_up: credentialBackedUp, last_used_at: auth.context.now() })
  return row
}

async function verify(auth: AuthContext, { id, response }: ShownPasskey, row: PasskeyRow, challenge: string) {
  const { clientDataJSON, authenticatorData, signature } = response
  const party = relyingParty(auth)
  try {
    const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')), counter: row.counter },
    })
    return verified ? authenticationInfo : undefined
  } catch {
    // The library throws at whatever does not fit.
    return undefined
  }
}
