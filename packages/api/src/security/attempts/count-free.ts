import { type AllowanceName, allowances } from './allowances.ts'
import { allowanceKey } from './attempt-key.ts'
import type { LimitContext } from './check-limits.ts'
import { countInWindow } from './store.ts'

/** Why a request needs a proof of work, by how long it would without. */
export type Doubt = { readonly freeInSeconds: number }

/** Counts a request by each of these, and says when it is one too many to be free. */
export async function countFree(
  context: LimitContext,
  counted: Partial<Readonly<Record<AllowanceName, string>>>,
): Promise<Doubt | undefined> {
  let freeInSeconds = 0
  for (const [name, whom] of Object.entries(counted)) {
    const { free, windowSeconds } = allowances[name as AllowanceName]
    const { count, endsInSeconds } = await countInWindow(
      context.db,
      allowanceKey(context, name as AllowanceName, whom),
      windowSeconds,
      context.now(),
    )
    if (count > free) freeInSeconds = Math.max(freeInSeconds, endsInSeconds)
  }
  return freeInSeconds > 0 ? { freeInSeconds } : undefined
}
