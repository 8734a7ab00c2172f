import { type Failure, fail } from '../../failure/failure.ts'
import { checkSolution, makeChallenge } from '../../security/challenge.ts'
import type { AuthContext } from './auth-context.ts'

/** So many tries a person may need. After that a program would have to pay for each. */
const freeTries = 3

/** Asks for a proof of work when there were more tries for an account than its owner needs. */
export async function challengeDoubtful(
  { context, challengeSecret: secret }: AuthContext,
  tries: number,
  solved: string | undefined,
): Promise<Failure<'challenge_required'> | undefined> {
  if (tries <= freeTries) return undefined
  const now = context.now()
  if (solved !== undefined && (await checkSolution(context.db, { secret, now, solved }))) return undefined
  return fail('challenge_required', { challenge: { ...(await makeChallenge({ secret, now })) } })
}
