import type { ShownPasskey } from '@app/schemas/api/people/passkey-fields'
import { audit } from '../../../db/audit.ts'
import { isFailure } from '../../../failure/failure.ts'
import type { Sender } from '../../../http/call/handlers.ts'
import { checkLimits } from '../../../security/attempts/check-limits.ts'
import type { AuthContext } from '../auth-context.ts'
import { askForAnyPasskey } from '../passkeys/ask-for-passkey.ts'
import { checkPasskey } from '../passkeys/check-passkey.ts'
import { signInWithFactor } from './finish-sign-in.ts'

/** What a browser shows a passkey with to sign in. Each costs a row for five minutes. */
export async function beginPasskeySignIn(auth: AuthContext, { address }: Sender) {
  return (await checkLimits(auth.context, { passkeyChallengesPerNetworkAddress: address })) ?? askForAnyPasskey(auth)
}

/** Signs in with a passkey alone: it is held, and unlocked by its owner, which is two factors. */
export async function signInWithPasskey(auth: AuthContext, shown: ShownPasskey, sender: Sender) {
  const { context } = auth
  const limited = await checkLimits(context, { passkeyTriesPerNetworkAddress: sender.address })
  if (limited) return limited
  return context.db.transaction().execute(async (trx) => {
    const row = await checkPasskey(auth, trx, shown, { purpose: 'sign-in', personId: null })
    if (!isFailure(row)) return signInWithFactor(auth, trx, row.person_id, 'passkey', sender)
    await audit(trx, { actor: 'anonymous', action: 'sign-in.failed', subject: 'a passkey' })
    return row
  })
}
