import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from '../challenge.ts'

/** Does the work of a challenge, and writes it as a page hands it in. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The challenge was not solved in time.')
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
