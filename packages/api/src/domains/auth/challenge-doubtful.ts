import { type Failure, fail } from '../../http/failure.ts'
import { checkSolution, makeChallenge } from '../../security/challenge.ts'
import type { AuthGround } from './auth-ground.ts'

/** So many tries a person may need. After that a program would have to pay for each. */
const freeTries = 3

/** Asks for a proof of work when there were more tries for an account than its owner needs. */
export async function challengeDoubtful(
  { ground, challengeSecret: secret }: AuthGround,
  tries: number,
  solved: string | undefined,
): Promise<Failure<'challenge_required'> | undefined> {
  if (tries <= freeTries) return undefined
  const now = ground.now()
  if (solved !== undefined && (await checkSolution(ground.db, { secret, now, solved }))) return undefined
  return fail('challenge_required', { challenge: { ...(await makeChallenge({ secret, now })) } })
}
