import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'

const asked = z.object({ photo: z.boolean(), document: z.boolean() }).nullable()

/** What documents say to flows: what a person is asked for and has not sent. */
export const documentFacts: FactSource = {
  query: (db, personId) =>
    db
      .selectFrom('document_requests')
      .select(
        sql<unknown>`jsonb_build_object('photo', coalesce(bool_or(kind = 'photo-id'), false), 'document', coalesce(bool_or(kind = 'document'), false))`.as(
          'found',
        ),
      )
      .where('person_id', '=', personId)
      .where('status', '=', 'USER_NOTIFIED'),
  facts: (found) => {
    const open = asked.parse(found)
    return { 'photo.requested': open?.photo ?? false, 'documents.requested': open?.document ?? false }
  },
}
