import type { Database, Queries } from '../../db/database.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { KeyRing } from '../key-ring.ts'
import { attemptKey, type PairName, pairKey } from './attempt-key.ts'
import { type LimitName, limits } from './limits.ts'
import { countAttempt, lift } from './store.ts'

export type Limited = Failure<'too_many_requests'>
export type LimitContext = { readonly db: Database; readonly keys: KeyRing; readonly now: () => Date }

/** Counts a request by each of these: the name of the limit, and whom it counts for. */
export async function checkLimits(
  context: LimitContext,
  counted: Partial<Readonly<Record<Exclude<LimitName, PairName>, string>>>,
): Promise<Limited | undefined> {
  for (const [name, whom] of Object.entries(counted)) {
    const limited = await count(context, name as Exclude<LimitName, PairName>, (known) => attemptKey(context, known, whom))
    if (limited) return limited
  }
  return undefined
}

/** Counts a request for somebody as far as it comes from one network. */
export async function checkPair(context: LimitContext, name: PairName, whom: string, networkAddress: string): Promise<Limited | undefined> {
  return count(context, name, () => pairKey(context, name, whom, networkAddress))
}

async function count<Name extends LimitName>(
  context: LimitContext,
  name: Name,
  keyOf: (name: Name) => string,
): Promise<Limited | undefined> {
  const taken = await countAttempt(context.db, keyOf(name), limits[name], context.now())
  return taken.allowed ? undefined : tooMany(taken.retryAfterSeconds)
}

/** A signed-in person who has entered the password again may begin anew. */
export async function forgiveStepUps(context: Pick<LimitContext, 'keys'>, db: Queries, personId: string): Promise<void> {
  await lift(db, [attemptKey(context, 'stepUpFailuresPerAccount', personId)])
}

export function tooMany(retryAfterSeconds: number): Limited {
  return fail('too_many_requests', { retryAfterSeconds })
}
