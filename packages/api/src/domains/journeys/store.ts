import type { Facts, Place } from '@app/engine'
import { type AliasableExpression, sql } from 'kysely'
import type { Context } from '../../context/context.ts'
import { openedOnce } from '../../context/opened-once.ts'
import { builtOnce } from '../../db/built-once.ts'
import type { Queries } from '../../db/database.ts'
import type { FactColumns } from '../../facts/facts-of.ts'
import type { OwnAnswers } from './in-mode.ts'

/** A journey as it is saved. */
export type SavedJourney = {
  readonly person_id: string
  readonly mode: string
  readonly place: Place
  readonly flow_version: string
  readonly answers: OwnAnswers
  readonly version: number
  readonly changed_by: string
}

export type NewPlace = Pick<SavedJourney, 'person_id' | 'mode' | 'place' | 'flow_version' | 'answers' | 'changed_by'>

const columns = ['person_id', 'mode', 'place', 'flow_version', 'answers', 'version', 'changed_by'] as const

type FindJourney = (
  db: Queries,
  personId: string,
  modes: readonly string[],
) => Promise<{ readonly journey: SavedJourney | null; readonly known: Facts }>

const findersOf = openedOnce(({ facts }) => openJourneys(facts))

/** A person's journey in a mode under the first of its names that has one, and all that domains know of them, in one statement. */
export function findJourney(context: Context, personId: string, modes: readonly string[]) {
  return findersOf(context)(context.db, personId, modes)
}

/** The same for these facts. The statement is built once. */
export function openJourneys(facts: FactColumns): FindJourney {
  const find = builtOnce(['personId', 'modes'], (db, { personId, modes }) =>
    db.selectNoFrom(facts.of(db, personId)).select((eb) =>
      eb
        .selectFrom('journeys')
        .select(sql<SavedJourney>`to_jsonb(journeys)`.as('kept'))
        .where('person_id', '=', personId)
        .where('mode', '=', sql<string>`any(${listed(modes)})`)
        .orderBy(sql`array_position(${listed(modes)}, mode)`)
        .limit(1)
        .as('journey'),
    ),
  )
  return async (db, personId, modes) => {
    const [row] = await find(db, { personId, modes: modes.join() })
    if (!row) throw new Error('A statement without a table gave no row.')
    return { journey: row.journey, known: facts.read(row) }
  }
}

/** Names of modes have no comma in them. */
function listed(names: string) {
  return sql<string[]>`string_to_array(${names}, ',')`
}

export type ListedJourney = Pick<SavedJourney, 'mode' | 'place' | 'answers'> & { readonly saved_at: Date }

/** Every journey of a person, the latest first. */
export async function findJourneys(db: Queries, personId: string): Promise<readonly ListedJourney[]> {
  return db
    .selectFrom('journeys')
    .select(['mode', 'place', 'answers', 'saved_at'])
    .where('person_id', '=', personId)
    .orderBy('saved_at', 'desc')
    .orderBy('mode')
    .execute()
}

/** The names of everything that a person answered, in any mode. */
export function findAnswered(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('journeys')
    .innerJoinLateral(sql<{ name: string }>`jsonb_object_keys(answers)`.as<'answer'>(sql`answer(name)`), (join) => join.onTrue())
    .select(sql<unknown>`jsonb_agg(distinct answer.name)`.as('found'))
    .where('person_id', '=', personId)
}

/** Begins a journey. Nothing comes back when there is one. */
export async function beginJourney(db: Queries, journey: NewPlace, now: Date): Promise<SavedJourney | undefined> {
  return db
    .insertInto('journeys')
    .values({ ...journey, place: JSON.stringify(journey.place), answers: JSON.stringify(journey.answers), saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Moves a journey on, and puts answers to those of before. Nothing comes back when it is no longer at that version. */
export async function moveJourney(db: Queries, journey: NewPlace, base: number, now: Date): Promise<SavedJourney | undefined> {
  const { person_id, mode, place, flow_version, answers, changed_by } = journey
  return db
    .updateTable('journeys')
    .set((eb) => ({
      place: JSON.stringify(place),
      flow_version,
      answers: sql`answers || ${JSON.stringify(answers)}::jsonb`,
      version: eb('version', '+', 1),
      changed_by,
      saved_at: now,
    }))
    .where('person_id', '=', person_id)
    .where('mode', '=', mode)
    .where('version', '=', base)
    .returning(columns)
    .executeTakeFirst()
}
