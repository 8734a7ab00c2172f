import { sql } from 'kysely'
import type { Database, Queries } from '../db/database.ts'

export type Clock = { readonly now: () => Date; readonly stop: () => void }

/** The time of day. */
export const realClock: Clock = { now: () => new Date(), stop: () => undefined }

/** A clock that a demonstration can move ahead by days; whatever service is open on the database follows the next time that it looks for work. */
export async function demoClock(db: Database, checkEveryMs: number): Promise<Clock> {
  let aheadMs = await readAheadMs(db)
  const look = async () => {
    aheadMs = Math.max(aheadMs, await readAheadMs(db).catch(() => aheadMs))
  }
  const timer = setInterval(() => void look(), checkEveryMs)
  timer.unref()
  return { now: () => new Date(Date.now() + aheadMs), stop: () => clearInterval(timer) }
}

/** Moves the clock ahead for good: what has happened in its time cannot be taken back. */
export async function advanceClock(db: Queries, ms: number): Promise<void> {
  await sql`
    insert into demo_clock (ahead_ms) values (${ms})
    on conflict (only_one) do update set ahead_ms = demo_clock.ahead_ms + excluded.ahead_ms`.execute(db)
}

export async function readAheadMs(db: Queries): Promise<number> {
  const row = await db.selectFrom('demo_clock').select('ahead_ms').executeTakeFirst()
  return row?.ahead_ms ?? 0
}
