import { type AliasableExpression, sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import type { FactColumns } from '../../facts/facts-of.ts'
import { findAnswered } from '../journeys/store.ts'
import type { Known } from './keys.ts'

const answeredNames = z.array(z.string()).nullable()

/** The keys that a person has marks for, to be read with other facts in one statement. */
export function findMarks(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db.selectFrom('progress_marks').select(sql<unknown>`jsonb_agg(key)`.as('found')).where('person_id', '=', personId)
}

/** All that keys are judged by, in one statement. */
export async function findKnown(db: Queries, personId: string, columns: FactColumns): Promise<Known> {
  const row = await db
    .selectNoFrom(columns.of(db, personId))
    .select((eb) => eb.selectFrom(findAnswered(db, personId).as('known')).select('known.found').as('answered'))
    .executeTakeFirstOrThrow()
  return { facts: columns.read(row), answered: new Set(answeredNames.parse(row.answered)) }
}

/** Marks that are there already stay as they are. */
export async function addMarks(db: Queries, personId: string, keys: readonly string[], at: Date): Promise<void> {
  await db
    .insertInto('progress_marks')
    .columns(['person_id', 'key', 'at'])
    .expression(sql`select ${personId}::uuid, unnest(${keys}::text[]), ${at}::timestamptz`)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
