import { normalisePassword } from '@app/schemas/rules/people/password'
import { hash, verify } from '@node-rs/argon2'
import type { Failure } from '../failure/failure.ts'
import { boundedQueue } from './bounded-queue.ts'

/** What a guess at a password costs: memory in KiB, and how often it is filled. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }

/** The cost of today. Tests that are not about it hash at less. */
export const fullPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Every hash keeps a core and 19 MiB busy, so there is one queue for the whole process.
const queue = boundedQueue({ atOnce: 2, waiting: 64 })
let worked = 0

/** How many hashes this process has worked out: each costs a core some tens of milliseconds. */
export function countPasswordHashes(): number {
  return worked
}

/** The password as it is stored: argon2id with a salt of its own. The signal is that of a request that may go away while it waits. */
export async function hashPassword(password: string, cost: PasswordCost, signal?: AbortSignal): Promise<string | Failure<'overloaded'>> {
  return queue.run(() => counted(hash(normalisePassword(password), cost)), signal)
}

/** The same with a salt that is given: equal passwords are equal hashes. */
export async function hashWithSalt(password: string, salt: Buffer, cost: PasswordCost): Promise<string | Failure<'overloaded'>> {
  return queue.run(() => counted(hash(normalisePassword(password), { ...cost, salt })))
}

/**
 * Whether the password fits. Without a hash (no such account, or no password) it does the same work and says false, so that time tells nothing.
 * Only `true` lets in: a refusal is an object, which a mere `if` would take for true.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  cost: PasswordCost,
  signal?: AbortSignal,
): Promise<boolean | Failure<'overloaded'>> {
  return queue.run(async () => {
    const fits = await counted(verify(stored || nobodysHash(cost), normalisePassword(password)))
    return Boolean(stored) && fits
  }, signal)
}

/** Whether it was made at another cost: make it anew the next time its password is known. */
export function needsRehash(stored: string, cost: PasswordCost): boolean {
  return !stored.startsWith(startOf(cost))
}

/** Matches no password, and takes as long to check as a real one. */
function nobodysHash(cost: PasswordCost): string {
  return `${startOf(cost)}${'A'.repeat(22)}$${'A'.repeat(43)}`
}

function startOf({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
}

function counted<Result>(work: Promise<Result>): Promise<Result> {
  worked++
  return work
}
