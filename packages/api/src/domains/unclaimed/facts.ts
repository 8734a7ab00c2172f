import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { newForMs } from './to-match.ts'

const moment = z.string().transform((text) => new Date(text).getTime())
const known = z
  .object({
    first: moment.nullable(),
    waiting: z.array(z.object({ found_at: moment, shown_at: moment.nullable() })),
  })
  .nullable()
const dayMs = 24 * 3_600_000

/** What matches with states' records say to flows: whether something came after the first of them that waits for an answer. */
export function unclaimedFacts(now: () => Date): FactSource {
  return {
    // The statement is built once and holds no moment: what is new now is decided when it is read.
    query: (db, personId) =>
      db
        .selectFrom('unclaimed_matches')
        .select(
          sql<unknown>`jsonb_build_object('first', min(found_at), 'waiting', coalesce(jsonb_agg(
            jsonb_build_object('found_at', found_at, 'shown_at', shown_at)) filter (where state = 'found'), '[]'))`.as('found'),
        )
        .where('person_id', '=', personId),
    facts: (found) => {
      const { first, waiting } = known.parse(found) ?? { first: null, waiting: [] }
      const shownBefore = now().getTime() - newForMs
      const isNew = waiting.some(
        ({ found_at: foundAt, shown_at: shownAt }) =>
          first !== null && foundAt >= first + dayMs && (shownAt === null || shownAt > shownBefore),
      )
      return { 'unclaimed.new': isNew }
    },
  }
}
