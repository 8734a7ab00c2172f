import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { isTaskOpen } from '../desk/task-store.ts'
import { isSettled, lastPaidAt } from './membership-store.ts'

const known = z.object({ settled: z.boolean(), paid_at: z.coerce.date().nullable(), concierge: z.boolean() }).nullable()
const dayMs = 24 * 3_600_000

/**
 * What memberships say to flows: whether it is settled how the service is paid, whether something was paid for within a day, and whether
 * a person of ours works on what was bought.
 */
export function membershipFacts(now: () => Date): FactSource {
  return {
    query: (db, personId) =>
      db.selectNoFrom(
        sql<unknown>`jsonb_build_object('settled', ${isSettled(personId)}, 'paid_at', ${lastPaidAt(personId)},
          'concierge', ${isTaskOpen(personId, 'concierge')})`.as('found'),
      ),
    facts: (found) => {
      const { settled, paid_at: paidAt, concierge } = known.parse(found) ?? { settled: false, paid_at: null, concierge: false }
      return {
        'membership.paid': settled,
        'payment.made': paidAt !== null && paidAt.getTime() > now().getTime() - dayMs,
        'concierge.begun': concierge,
      }
    },
  }
}
