import { challengeSecret, makeChallenge } from '../../../security/challenge.ts'
import { solve } from '../../../security/testing/solve.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** The header of a proof of work that took next to none: attackers are taken to have any number of machines. */
export async function provenWork({ context }: TestApp): Promise<{ readonly 'x-challenge-solution': string }> {
  const challenge = await makeChallenge({ secret: challengeSecret(context.keys), now: context.now(), counter: 1 })
  return { 'x-challenge-solution': await solve(challenge) }
}
