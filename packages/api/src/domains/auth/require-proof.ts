import { type Failure, fail } from '../../failure/failure.ts'
import type { Doubt } from '../../security/attempts/count-free.ts'
import { checkSolution, makeChallenge } from '../../security/challenge.ts'
import type { AuthContext } from './auth-context.ts'

/** Asks for a proof of work when there is doubt, or says until when it would: a form without script can only wait. */
export async function requireProof(
  { context, challengeSecret: secret }: AuthContext,
  doubt: Doubt | undefined,
  solved: string | undefined,
): Promise<Failure<'challenge_required'> | undefined> {
  if (!doubt) return undefined
  const now = context.now()
  if (solved !== undefined && (await checkSolution(context.db, { secret, now, solved }))) return undefined
  const challenge = { ...(await makeChallenge({ secret, now })) }
  return fail('challenge_required', { challenge, retryAfterSeconds: doubt.freeInSeconds })
}
