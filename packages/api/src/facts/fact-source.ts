import type { Facts } from '@app/engine'
import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { AliasableExpression } from 'kysely'
import type { Queries } from '../db/database.ts'

/**
 * What a domain knows that flows ask for. It asks its own tables for one JSON value and says which facts follow; the questions of
 * all domains are put to the database as one statement.
 */
export type FactSource = {
  /** A query for one row with one column, `found`; or for no row, when the domain knows nothing of the person. */
  readonly query: (db: Queries, personId: string) => AliasableExpression<{ readonly found: unknown }>
  /** The facts that follow: `null` when there was no row. Names only facts, `progress.KEY` and `answered.PAGE` of the vocabulary. */
  readonly facts: (found: unknown) => Facts
}

/** What flows ask people, and the A/B tests that they are in, as they are at that moment. */
export type FlowWords = Pick<QuestionsFile, 'questions' | 'route'> & Pick<ExperimentsFile, 'experiments'>
