import { valueCents } from '@app/schemas/rules/investing/shares'
import type { Queries } from '../../db/database.ts'
import { priceCentsOn } from './securities/prices.ts'
import { securityOf } from './securities/securities.ts'
import { sumSharesByDay } from './trading/trade-store.ts'

/** What the funds of a person were worth at the end of each of these days, which are in order. */
export async function fundsOverTime(db: Queries, personId: string, days: readonly string[], until: Date): Promise<readonly number[]> {
  const moves = await sumSharesByDay(db, personId, until)
  const held = new Map<string, number>()
  let next = 0
  return days.map((day) => {
    for (let move = moves[next]; move && move.day <= day; move = moves[++next])
      held.set(move.security_id, (held.get(move.security_id) ?? 0) + move.micro_shares)
    return [...held].reduce((sum, [id, microShares]) => sum + valueCents({ microShares }, priceCentsOn(securityOf(id), day)), 0)
  })
}
