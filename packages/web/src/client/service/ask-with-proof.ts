import type { Answer } from './answer.ts'
import { solveChallenge } from './solve-challenge.ts'

/** What comes with a request: a proof of work, once the service has asked for one. */
export type Proof = { readonly 'x-challenge-solution'?: string }

/** Asks, and when the service wants a proof of work first, the browser does it and the same is asked again with it. */
export async function askWithProof<T>(
  ask: (proof: Proof) => Promise<Answer<T>>,
  onChecking: (isChecking: boolean) => void = () => undefined,
): Promise<Answer<T>> {
  const first = await ask({})
  if (first.ok || first.failure.code !== 'challenge_required' || !first.failure.challenge) return first
  onChecking(true)
  const solution = await solveChallenge(first.failure.challenge)
  const answer = solution === undefined ? first : await ask({ 'x-challenge-solution': solution })
  onChecking(false)
  return answer
}
