import { valueCents } from '@app/schemas/rules/investing/shares'
import type { Queries } from '../../db/database.ts'
import { priceCentsOn } from './securities/prices.ts'
import { securityOf } from './securities/securities.ts'
import { sharesMovedBetween } from './trading/holding-days.ts'

type Held = { readonly securityId: string; readonly microShares: number }

/** What the funds in these accounts were worth at the end of each of these days, which are in order. */
export async function fundsOverTime(db: Queries, accountIds: readonly string[], days: readonly string[]): Promise<readonly number[]> {
  const moves = Map.groupBy(await sharesMovedBetween(db, accountIds, days), ({ at }) => at)
  // A fund in two accounts is worth what it is in each of them, to the cent.
  const held = new Map<string, Held>()
  return days.map((day, at) => {
    for (const { account_id, security_id, micro_shares } of moves.get(at) ?? []) {
      const key = `${account_id} ${security_id}`
      held.set(key, { securityId: security_id, microShares: (held.get(key)?.microShares ?? 0) + micro_shares })
    }
    return [...held.values()].reduce((sum, one) => sum + valueCents(one, priceCentsOn(securityOf(one.securityId), day)), 0)
  })
}
