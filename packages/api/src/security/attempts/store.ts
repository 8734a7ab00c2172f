import { sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import { removeInPieces } from '../../db/remove-in-pieces.ts'
import type { Limit } from './limits.ts'

/** `count`: which try of its window it is. */
export type Counted = { readonly allowed: true; readonly count: number } | { readonly allowed: false; readonly retryAfterSeconds: number }

/** Longer than any window, and so long an earlier block makes the next one longer. */
const rememberedSeconds = 24 * 60 * 60
/** Doubled so often, the shortest block is longer than the longest. Beyond, numbers would only grow. */
const mostDoublings = 20

/**
 * Counts a try and says whether it may be made. One statement, so that of many at the same moment no more than the limit get through.
 * Not within a transaction: what is undone there must count all the same.
 */
export async function countAttempt(db: Database, key: string, limit: Limit, now: Date): Promise<Counted> {
  const { points, windowSeconds, blockSeconds, longestBlockSeconds } = limit
  const { rows } = await sql<{ blocked_until: Date | null; failures: number }>`
    insert into attempts as a (key, failures, window_started, blocks, blocked_until, updated_at)
    values (${key}, 1, ${now}, 0, null, ${now})
    on conflict (key) do update set (failures, window_started, blocks, blocked_until, updated_at) = (
      select
        case when is_over then 1 else a.failures + 1 end,
        case when is_over then excluded.window_started else a.window_started end,
        case when is_too_many then earlier_blocks + 1 else a.blocks end,
        case when is_too_many then excluded.updated_at + make_interval(secs =>
          least(${blockSeconds}::float8 * power(2, least(earlier_blocks, ${mostDoublings}::int)), ${longestBlockSeconds}::float8))
        else a.blocked_until end,
        excluded.updated_at
      from (
        select
          -- A block ends the window in which it came, so that all begins anew after it. Until then nothing prolongs it.
          a.window_started + make_interval(secs => ${windowSeconds}) <= excluded.updated_at
            or coalesce(a.blocked_until > a.window_started, false) as is_over,
          case when a.blocked_until + make_interval(secs => ${rememberedSeconds}) > excluded.updated_at then a.blocks else 0 end
            as earlier_blocks
      ) as state,
      lateral (select not is_over and a.failures >= ${points}::int as is_too_many) as verdict
    )
    returning blocked_until, failures`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An attempt was not counted.')
  const { blocked_until: until, failures: count } = row
  return until && until > now ? { allowed: false, retryAfterSeconds: secondsUntil(until, now) } : { allowed: true, count }
}

export type InWindow = { readonly count: number; readonly endsInSeconds: number }

/** Counts without an end: which one of its window this is, and when the window is over. */
export async function countInWindow(db: Database, key: string, windowSeconds: number, now: Date): Promise<InWindow> {
  const { rows } = await sql<{ failures: number; window_started: Date }>`
    insert into attempts as a (key, failures, window_started, blocks, blocked_until, updated_at)
    values (${key}, 1, ${now}, 0, null, ${now})
    on conflict (key) do update set (failures, window_started, updated_at) = (
      select
        case when is_over then 1 else a.failures + 1 end,
        case when is_over then excluded.window_started else a.window_started end,
        excluded.updated_at
      from (select a.window_started + make_interval(secs => ${windowSeconds}) <= excluded.updated_at as is_over) as state
    )
    returning failures, window_started`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An attempt was not counted.')
  return { count: row.failures, endsInSeconds: windowSeconds - Math.floor((now.getTime() - row.window_started.getTime()) / 1000) }
}

export type CountSoFar = { readonly count: number; readonly startedAt: Date; readonly blockedUntil: Date | null }

/** What was counted under these keys. Counts nothing itself. */
export async function findCounts(db: Database, keys: readonly string[]): Promise<ReadonlyMap<string, CountSoFar>> {
  const { rows } = await sql<{ key: string; failures: number; window_started: Date; blocked_until: Date | null }>`
    select key, failures, window_started, blocked_until from attempts where key = any(${keys})`.execute(db)
  return new Map(
    rows.map(({ key, failures, window_started, blocked_until }) => [
      key,
      { count: failures, startedAt: window_started, blockedUntil: blocked_until },
    ]),
  )
}

/** What was counted was none after all. */
export async function uncount(db: Queries, key: string): Promise<void> {
  await sql`update attempts set failures = greatest(failures - 1, 0) where key = ${key}`.execute(db)
}

/** Forgets the tries and the blocks. */
export async function lift(db: Queries, keys: readonly string[]): Promise<void> {
  await sql`delete from attempts where key = any(${keys})`.execute(db)
}

/** The same for all keys that begin like this. */
export async function liftAll(db: Queries, start: string): Promise<void> {
  await sql`delete from attempts where starts_with(key, ${start})`.execute(db)
}

/** Removes what no longer counts. An attack leaves millions of them. */
export async function clearOld(db: Database, now: Date): Promise<void> {
  await removeInPieces(async (most) => {
    const { numAffectedRows } = await sql`
      delete from attempts where key in (
        select key from attempts
        where updated_at < ${now}::timestamptz - make_interval(secs => ${rememberedSeconds})
          and (blocked_until is null or blocked_until < ${now}::timestamptz - make_interval(secs => ${rememberedSeconds}))
        limit ${most})`.execute(db)
    return numAffectedRows
  })
}

export function secondsUntil(moment: Date, now: Date): number {
  return Math.ceil((moment.getTime() - now.getTime()) / 1000)
}
