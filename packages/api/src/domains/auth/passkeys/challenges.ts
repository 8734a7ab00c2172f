import { z } from 'zod'
import type { Queries } from '../../../db/database.ts'
import { hashToken, newToken } from '../../../security/random-token.ts'
import type { AuthContext } from '../auth-context.ts'
import { addChallenge, type ChallengePurpose, takeChallenge } from './passkey-store.ts'

/** How long a browser may take, and how long a challenge is good. */
export const challengeMs = 5 * 60_000

const clientData = z.object({ challenge: z.string() })

/** Something that was never signed before. `personId`: for this person alone. */
export async function newChallenge(
  { context }: AuthContext,
  db: Queries,
  purpose: ChallengePurpose,
  personId: string | null,
): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(context.now().getTime() + challengeMs)
  await addChallenge(db, { hash: hashToken(challenge), purpose, person_id: personId, expires_at: expiresAt })
  return challenge
}

/**
 * The challenge that a browser says was signed, if it is one of ours for this purpose and person. It is used up by that, whatever else is
 * wrong with the answer.
 */
export async function useChallenge(
  { context }: AuthContext,
  trx: Queries,
  clientDataJSON: string,
  asked: { readonly purpose: ChallengePurpose; readonly personId: string | null },
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const isOurs = await takeChallenge(trx, { ...asked, hash: hashToken(challenge), now: context.now() })
  return isOurs ? challenge : undefined
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).data?.challenge
  } catch {
    return undefined
  }
}
