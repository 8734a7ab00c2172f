import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { newForMs } from './to-match.ts'

const known = z.object({ is_new: z.boolean() }).nullable()

/** What matches with states' records say to flows: whether something came after the first of them that waits for an answer. */
export function unclaimedFacts(now: () => Date): FactSource {
  return {
    query: (db, personId) => {
      const shownBefore = new Date(now().getTime() - newForMs)
      return db
        .selectFrom('unclaimed_matches as match')
        .select(
          sql<unknown>`jsonb_build_object('is_new', coalesce(bool_or(match.state = 'found'
            and (match.shown_at is null or match.shown_at > ${shownBefore})
            and match.found_at >= first.found_at + interval '1 day'), false))`.as('found'),
        )
        .innerJoin(
          (eb) =>
            eb
              .selectFrom('unclaimed_matches')
              .select(({ fn }) => fn.min('found_at').as('found_at'))
              .where('person_id', '=', personId)
              .as('first'),
          (join) => join.onTrue(),
        )
        .where('match.person_id', '=', personId)
    },
    facts: (found) => ({ 'unclaimed.new': known.parse(found)?.is_new ?? false }),
  }
}
