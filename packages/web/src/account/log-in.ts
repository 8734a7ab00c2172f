import type { Answer } from '../client/service/answer.ts'
import { ask } from '../client/service/ask.ts'
import type { Answered } from '../client/service/calls.ts'
import { solveChallenge } from '../client/service/solve-challenge.ts'

type Credentials = { readonly email: string; readonly password: string }
type SignedIn = Answered<'POST /login'>

/** Signs in. When there were many tries, the browser does the work that is asked for, and the same is sent again with it. */
export async function logIn(body: Credentials, onChecking: (isChecking: boolean) => void): Promise<Answer<SignedIn>> {
  const first = await ask('POST /login', { body })
  if (first.ok || first.failure.code !== 'challenge_required' || !first.failure.challenge) return first
  onChecking(true)
  const solution = await solveChallenge(first.failure.challenge)
  const answer = solution === undefined ? first : await ask('POST /login', { body, headers: { 'x-challenge-solution': solution } })
  onChecking(false)
  return answer
}
