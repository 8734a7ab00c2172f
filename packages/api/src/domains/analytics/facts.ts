import { sql } from 'kysely'
import { z } from 'zod'
import type { FactSource } from '../../facts/fact-source.ts'
import { findAssigned } from './store.ts'
import { type Experiments, variantsOf } from './variants.ts'

const known = z.strictObject({ person: z.string(), kept: z.record(z.string(), z.string()).nullable() }).nullable()

/** Which variant of each A/B test is a person's: `experiment.NAME`. */
export function experimentFacts(experiments: () => Experiments): FactSource {
  return {
    query: (db, personId) =>
      db.selectNoFrom(sql<unknown>`jsonb_build_object('person', ${personId}::text, 'kept', (${findAssigned(db, personId)}))`.as('found')),
    facts: (found) => {
      const { person, kept } = known.parse(found) ?? { person: '', kept: null }
      return Object.fromEntries(variantsOf(experiments(), person, kept ?? {}).map(({ name, value }) => [`experiment.${name}`, value]))
    },
  }
}
