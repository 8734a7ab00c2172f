import { done } from '../../../../client/service/answer.ts'
import { ask } from '../../../../client/service/ask.ts'
import type { Answered } from '../../../../client/service/calls.ts'
import { savedResource } from '../../../../screens/data/saved-resource.ts'

export type Passkey = Answered<'GET /api/v1/auth/passkeys/'>['results'][number]

/** What there is beside the password. */
export const ownFactors = savedResource<Answered<'GET /api/v1/auth/second-factor/'>>(() => ask('GET /api/v1/auth/second-factor/'))

export const ownPasskeys = savedResource<readonly Passkey[]>(async () => {
  const answer = await ask('GET /api/v1/auth/passkeys/')
  return answer.ok ? done(answer.data.results) : answer
})

/** Whether somebody asked to get in without any of it. */
export const ownRecovery = savedResource<Answered<'GET /api/v1/auth/recovery/'>>(() => ask('GET /api/v1/auth/recovery/'))

/** After a change: both lists say the same. Gives the time at which the backup codes that count were made, where it is known. */
export async function readFactorsAnew(): Promise<string | null> {
  const [factors] = await Promise.all([ownFactors.readAnew(), ownPasskeys.readAnew()])
  return factors.ok ? factors.data.backup_codes_made_at : null
}
