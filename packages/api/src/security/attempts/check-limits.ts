import type { Database, Queries } from '../../db/database.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { blindIndex } from '../blind-index.ts'
import { networkAddressKey, widerNetworkKey } from '../client-address.ts'
import type { KeyRing } from '../key-ring.ts'
import { type LimitName, limits } from './limits.ts'
import { countAttempt, isBlocked, lift } from './store.ts'

type Limited = Failure<'too_many_requests'>
type LimitContext = { readonly db: Database; readonly keys: KeyRing; readonly now: () => Date }
type Sender = { readonly address: string }

const column = { table: 'attempts', column: 'key' } as const

/** Counts a request by each of these: the name of the limit, and whom it counts for. */
export async function checkLimits(
  context: LimitContext,
  counted: Partial<Readonly<Record<LimitName, string>>>,
): Promise<Limited | undefined> {
  for (const [name, whom] of Object.entries(counted)) {
    const limit = limits[name as LimitName]
    const taken = await countAttempt(context.db, keyOf(context, name as LimitName, whom), limit, context.now())
    if (!taken.allowed) return tooMany(taken.retryAfterSeconds)
  }
  return undefined
}

/**
 * Before a password is looked at: counts the try for the account, whether it exists or not. A stranger can thus keep a password from
 * being tried for a while; the owner still gets in by an e-mail, and a new password ends it.
 */
export async function countTry(context: LimitContext, sender: Sender, account: string): Promise<{ readonly tries: number } | Limited> {
  const blocked = await isBlocked(context.db, [keyOf(context, 'loginFailuresPerNetworkAddress', sender.address)], context.now())
  if (blocked) return tooMany(blocked.retryAfterSeconds)
  const key = keyOf(context, 'loginFailuresPerAccount', account)
  const taken = await countAttempt(context.db, key, limits.loginFailuresPerAccount, context.now())
  return taken.allowed ? { tries: taken.count } : tooMany(taken.retryAfterSeconds)
}

export async function countFailure(context: LimitContext, { address }: Sender): Promise<void> {
  await checkLimits(context, { loginFailuresPerNetworkAddress: address })
}

/** Who signs in, or sets a new password by e-mail, may begin anew. */
export async function forgiveFailures(context: Pick<LimitContext, 'keys'>, db: Queries, account: string): Promise<void> {
  await lift(db, [keyOf(context, 'loginFailuresPerAccount', account)])
}

/** The same for a signed-in person who has entered the password again. */
export async function forgiveStepUps(context: Pick<LimitContext, 'keys'>, db: Queries, personId: string): Promise<void> {
  await lift(db, [keyOf(context, 'stepUpFailuresPerAccount', personId)])
}

function keyOf(context: Pick<LimitContext, 'keys'>, name: LimitName, whom: string): string {
  if (name.endsWith('PerNetwork')) return `${name} ${widerNetworkKey(context.keys, whom)}`
  if (name.endsWith('PerNetworkAddress')) return `${name} ${networkAddressKey(context.keys, whom)}`
  return `${name} ${blindIndex(context.keys, column, whom)}`
}

function tooMany(retryAfterSeconds: number): Limited {
  return fail('too_many_requests', { retryAfterSeconds })
}
