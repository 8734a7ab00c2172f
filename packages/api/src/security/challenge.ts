import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Queries } from '../db/database.ts'
import { type DerivedKeys, deriveKeys } from './derive-key.ts'
import type { KeyRing } from './key-ring.ts'
import { markUsed } from './used-challenges/store.ts'

export type Challenge = z.output<typeof challengeSchema>

const validMs = 5 * 60_000
const algorithm = 'PBKDF2/SHA-256'
// The solver tries one number after another. Drawn from a narrow range, no person is made to wait much longer than another.
const cost = 5_000
const fewestTries = 200
const mostTries = 600

const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal(algorithm),
    cost: z.int(),
    // The library would hold its own expiry against the clock of this machine. Ours comes from outside.
    data: z.object({ key: z.string(), validUntilMs: z.int() }),
    keyLength: z.int(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})

const solvedSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** What challenges are signed with. */
export function challengeSecret(keys: KeyRing): DerivedKeys {
  return deriveKeys(keys, 'challenge')
}

/** Work for the sender's machine, good for five minutes: about a second of a phone, and nothing that a person has to do. */
export async function makeChallenge({
  secret,
  now,
  counter = randomInt(fewestTries, mostTries + 1),
}: {
  readonly secret: DerivedKeys
  readonly now: Date
  /** How many tries it takes. */
  readonly counter?: number
}): Promise<Challenge> {
  const { id, key } = secret.current
  const made = await createChallenge({
    algorithm,
    cost,
    counter,
    deriveKey,
    data: { key: id, validUntilMs: now.getTime() + validMs },
    hmacSignatureSecret: key.toString('base64url'),
  })
  return challengeSchema.parse(made)
}

/**
 * Whether the work was done, in time, and is handed in for the first time. `solved` is what the sender gives: the base64 of
 * `{ challenge, solution }` as JSON, whatever stands in it.
 */
export async function checkSolution(
  db: Queries,
  { secret, now, solved }: { readonly secret: DerivedKeys; readonly now: Date; readonly solved: string },
): Promise<boolean> {
  const read = solvedSchema.safeParse(jsonOf(solved))
  if (!read.success) return false
  const { challenge, solution } = read.data
  const { data, nonce } = challenge.parameters
  const key = secret.byId.get(data.key)
  if (key === undefined || data.validUntilMs <= now.getTime()) return false
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: key.toString('base64url') })
  return verified && markUsed(db, nonce, new Date(data.validUntilMs))
}

function jsonOf(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString())
  } catch {
    return undefined
  }
}
