import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import { builtOnce } from '../../db/built-once.ts'
import type { Change, StoredAnswer } from '../../db/columns/json-shapes.ts'
import type { Queries, Tables } from '../../db/database.ts'
import type { Base } from '../../db/transactions/base-version.ts'

export type QuestionnaireRow = Selectable<Tables['questionnaires']>
type SavedAnswers = Pick<QuestionnaireRow, 'id' | 'version' | 'answers'>

type Saving = {
  readonly id: string
  readonly personId: string
  /** The version that the change was made from. */
  readonly base: Base
  readonly requestKey: string
  readonly set: Readonly<Record<string, StoredAnswer>>
  /** The names of answers that are taken back. */
  readonly removed: readonly string[]
  readonly now: Date
}

export async function findQuestionnaire(db: Queries, personId: string): Promise<QuestionnaireRow | undefined> {
  return db.selectFrom('questionnaires').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** The saved answers, to be read with other facts in one statement. */
export function findSaved(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db.selectFrom('questionnaires').select(sql<unknown>`answers`.as('found')).where('person_id', '=', personId)
}

/** Saves the first answers of a person. An existing record is returned to the request that made it, and to no other. */
export async function addQuestionnaire(db: Queries, row: Insertable<Tables['questionnaires']>): Promise<QuestionnaireRow | undefined> {
  return db
    .insertInto('questionnaires')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet((eb) => ({ version: eb.ref('questionnaires.version') }))
        .whereRef('questionnaires.created_by', '=', 'excluded.created_by'),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Who changed each answer of a new record. */
export function firstChanges(names: readonly string[], requestKey: string, now: Date): Record<string, Change> {
  return Object.fromEntries(names.map((name) => [name, { at: 1, by: requestKey, on: now.toISOString() }]))
}

/**
 * Puts answers into a record, when no other request has changed one of the same since the version that they were made from. What
 * others changed besides stays. Nothing comes back when that is not so, when there is nothing new in it, or no such record.
 */
export async function saveAnswers(db: Queries, saving: Saving): Promise<SavedAnswers | undefined> {
  const { id, personId, base, requestKey, set, removed, now } = saving
  const names = [...Object.keys(set), ...removed]
  const [row] = await change(db, {
    id,
    personId,
    base: base ?? null,
    requestKey,
    set: JSON.stringify(set),
    removed,
    names,
    now: now.toISOString(),
  })
  return row
}

/** With every page that is answered: built anew each time it would cost as much as opening what is sealed. */
const change = builtOnce(
  ['id', 'personId', 'base', 'requestKey', 'set', 'removed', 'names', 'now'],
  (db, { id, personId, base, requestKey, set, removed, names, now }) =>
    db
      .updateTable('questionnaires')
      .set({
        version: sql`version + 1`,
        answers: sql`(answers || ${set}::jsonb) - ${removed}::text[]`,
        changed: sql`changed || (
          select jsonb_object_agg(name, jsonb_build_object('at', version + 1, 'by', ${requestKey}::text, 'on', ${now}::text))
          from unnest(${names}::text[]) as name)`,
        updated_at: sql`${now}::timestamptz`,
      })
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where(sql<boolean>`version >= coalesce(${base}::int, version)`)
      .where(
        sql<boolean>`not exists (
          select from jsonb_each(changed) as one (name, change)
          where name = any(${names}::text[]) and (change ->> 'at')::int > coalesce(${base}::int, version)
            and change ->> 'by' <> ${requestKey}::text)`,
      )
      .where(
        sql<boolean>`exists (
          select from unnest(${names}::text[]) as name where changed -> name ->> 'by' is distinct from ${requestKey}::text)`,
      )
      .returning(['id', 'version', 'answers']),
)
