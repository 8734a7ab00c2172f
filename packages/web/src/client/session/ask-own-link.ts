import type { Answer } from '../service/answer.ts'
import { ask } from '../service/ask.ts'
import { askWithProof } from '../service/ask-with-proof.ts'

/** Has a link that signs in mailed to the address of the account: opened in this browser, it proves the address. */
export function askOwnLink(email: string): Promise<Answer<unknown>> {
  return askWithProof((headers) => ask('POST /api/v1/auth/sign-in-link/', { body: { email }, headers }))
}
