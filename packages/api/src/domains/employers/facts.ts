import { sql } from 'kysely'
import type { FactSource } from '../../facts/fact-source.ts'

/** What the list of jobs says to flows: whether the work history is saved. */
export const employerFacts: FactSource = {
  query: (db, personId) =>
    db.selectFrom('employers').select(sql<unknown>`'true'::jsonb`.as('found')).where('person_id', '=', personId).limit(1),
  facts: (found) => ({ 'progress.previous_jobs': found === true }),
}
