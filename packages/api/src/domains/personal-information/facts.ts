import { isLetterInForce } from '@app/schemas/rules/people/letter-term'
import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'

const known = z.object({ has_ssn: z.boolean(), signed_ms: z.number().nullable(), wants_ira: z.boolean() }).nullable()

/** What personal information says to flows. */
export function personalInformationFacts(now: () => Date): FactSource {
  return {
    query: (db, personId) =>
      db
        .selectFrom('personal_information')
        .select(
          sql<unknown>`jsonb_build_object(
            'has_ssn', ssn is not null, 'signed_ms', floor(extract(epoch from signed_at) * 1000), 'wants_ira', ira_interest)`.as('found'),
        )
        .where('person_id', '=', personId),
    facts: (found) => {
      const record = known.parse(found)
      const signedMs = record?.signed_ms ?? null
      return {
        // A name is on every account, and every other column of a record is filled: the number alone may be missing.
        'personal.record': record ? 'present' : 'empty',
        'ssn.known': record?.has_ssn ?? false,
        'letter.signed': isLetterInForce(signedMs === null ? null : new Date(signedMs), now()),
        'ira.interest': record?.wants_ira ?? false,
      }
    },
  }
}
