import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../facts/fact-source.ts'

// A name is on every account, and every other column has to be filled: the number alone may be missing.
const known = z.object({ has_ssn: z.boolean(), is_signed: z.boolean(), wants_ira: z.boolean() }).nullable()

/** What personal information says to flows. */
export const personalInformationFacts: FactSource = {
  query: (db, personId) =>
    db
      .selectFrom('personal_information')
      .select(
        sql<unknown>`jsonb_build_object('has_ssn', ssn is not null, 'is_signed', signed_at is not null, 'wants_ira', ira_interest)`.as(
          'found',
        ),
      )
      .where('person_id', '=', personId),
  facts: (found) => {
    const record = known.parse(found)
    return {
      'personal.record': record?.has_ssn ? 'present' : 'empty',
      'letter.signed': record?.is_signed ?? false,
      'ira.interest': record?.wants_ira ?? false,
    }
  },
}
