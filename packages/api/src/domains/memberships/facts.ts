import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { isSettled } from './membership-store.ts'

const known = z.object({ settled: z.boolean() }).nullable()

/** What memberships say to flows: whether it is settled how the service is paid. */
export const membershipFacts: FactSource = {
  query: (db, personId) => db.selectNoFrom(sql<unknown>`jsonb_build_object('settled', ${isSettled(personId)})`.as('found')),
  facts: (found) => ({ 'membership.paid': known.parse(found)?.settled ?? false }),
}
