import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { findLastBegun } from '../calls/store.ts'
import { findHasPlan } from './destinations/destination-store.ts'
import { findLastReport } from './notes/rollover-notes.ts'

const moment = z.coerce.date().nullable()
const known = z.object({ begun: moment, reported: moment, plan: z.boolean() })

/** What moves say to flows: whether a call is over and the person hasn't said how it went, and whether they have named a plan. */
export const rolloverFacts: FactSource = {
  query: (db, personId) =>
    db.selectNoFrom(
      sql<unknown>`jsonb_build_object('begun', (${findLastBegun(db, personId)}), 'reported', (${findLastReport(db, personId)}),
        'plan', (${findHasPlan(db, personId)}))`.as('found'),
    ),
  facts: (found) => {
    const { begun, reported, plan } = known.parse(found ?? { begun: null, reported: null, plan: false })
    return { 'call.over': begun !== null && (reported === null || reported < begun), 'plan.named': plan }
  },
}
