import type { Queries } from '../../db/database.ts'
import { allowances, doubtful } from './allowances.ts'
import { allowanceKey, attemptKey, pairKey, pairsKey } from './attempt-key.ts'
import { checkLimits, type LimitContext, type Limited, tooMany } from './check-limits.ts'
import { countFree, type Doubt } from './count-free.ts'
import { limits } from './limits.ts'
import { type CountSoFar, countAttempt, countInWindow, findCounts, lift, liftAll, secondsUntil, uncount } from './store.ts'

/** A sign-in in a browser that has not signed in to the account before. The account exists or not: nothing here depends on it. */
type Try = { readonly address: string; readonly account: string }

/** What is known of a try before its password is looked at. */
export type Weighed = { readonly doubt: Doubt | undefined; readonly isAttacked: boolean }

const everybody = ''

/** Whether a try needs a proof of work. Its network may have failed too often to try at all. */
export async function weighTry(context: LimitContext, { address, account }: Try): Promise<Weighed | Limited> {
  const now = context.now()
  const network = attemptKey(context, 'loginFailuresPerNetworkAddress', address)
  const total = allowanceKey(context, 'loginFailuresInTotal', everybody)
  const day = attemptKey(context, 'triesADayPerAccount', account)
  const counts = await findCounts(context.db, [network, total, day])
  const blockedUntil = counts.get(network)?.blockedUntil
  if (blockedUntil && blockedUntil > now) return tooMany(secondsUntil(blockedUntil, now))
  const doubts = [
    await countFree(context, { triesPerAccount: account }),
    doubtOf(counts.get(network), doubtful.loginFailuresPerNetworkAddress, limits.loginFailuresPerNetworkAddress.windowSeconds, now),
    doubtOf(counts.get(total), allowances.loginFailuresInTotal.free, allowances.loginFailuresInTotal.windowSeconds, now),
  ].flatMap((doubt) => doubt ?? [])
  const isAttacked = doubtOf(counts.get(day), doubtful.triesADayPerAccount, limits.triesADayPerAccount.windowSeconds, now) !== undefined
  const freeInSeconds = Math.max(...doubts.map((doubt) => doubt.freeInSeconds))
  return { doubt: doubts.length > 0 ? { freeInSeconds } : undefined, isAttacked }
}

/** Counts a try whose password is looked at next: for the account from its network first, so that no network uses up those of others. */
export async function countTry(context: LimitContext, { address, account }: Try, isAttacked: boolean): Promise<Limited | undefined> {
  const limit = isAttacked ? limits.triesPerAttackedAccountAndNetwork : limits.triesPerAccountAndNetwork
  const pair = pairKey(context, 'triesPerAccountAndNetwork', account, address)
  const taken = await countAttempt(context.db, pair, limit, context.now())
  if (!taken.allowed) return tooMany(taken.retryAfterSeconds)
  return checkLimits(context, { triesADayPerAccount: account })
}

/** Counts a wrong password, for its network and for all together. */
export async function countFailure(context: LimitContext, address: string): Promise<void> {
  await checkLimits(context, { loginFailuresPerNetworkAddress: address })
  const total = allowanceKey(context, 'loginFailuresInTotal', everybody)
  await countInWindow(context.db, total, allowances.loginFailuresInTotal.windowSeconds, context.now())
}

/** A right password was no attempt at guessing. What others tried still counts. */
export async function forgiveTry(context: LimitContext, { address, account }: Try): Promise<void> {
  await lift(context.db, [
    pairKey(context, 'triesPerAccountAndNetwork', account, address),
    allowanceKey(context, 'triesPerAccount', account),
  ])
  await uncount(context.db, attemptKey(context, 'triesADayPerAccount', account))
}

/** The same in a browser of the account. */
export async function forgiveBrowser(context: LimitContext, browser: string): Promise<void> {
  await lift(context.db, [attemptKey(context, 'triesPerKnownBrowser', browser)])
}

/** A new password was set by e-mail: what was tried before was another one. */
export async function forgiveAccount(context: Pick<LimitContext, 'keys'>, db: Queries, account: string): Promise<void> {
  await lift(db, [attemptKey(context, 'triesADayPerAccount', account), allowanceKey(context, 'triesPerAccount', account)])
  await liftAll(db, pairsKey(context, 'triesPerAccountAndNetwork', account))
}

function doubtOf(counted: CountSoFar | undefined, free: number, windowSeconds: number, now: Date): Doubt | undefined {
  if (!counted || counted.count < free) return undefined
  const freeInSeconds = windowSeconds - Math.floor((now.getTime() - counted.startedAt.getTime()) / 1000)
  return freeInSeconds > 0 ? { freeInSeconds } : undefined
}
