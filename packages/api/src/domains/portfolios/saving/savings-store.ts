import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type ProgramRow = Selectable<Tables['savings_programs']>
export type DraftRow = Selectable<Tables['savings_program_drafts']>

type Change = Pick<
  ProgramRow,
  'version' | 'amount_cents' | 'frequency' | 'status' | 'first_on' | 'may_debit' | 'schedule_id' | 'is_first_for_last_year' | 'started_at'
>

/** The one that counts first, then those that were cancelled, the newest first. */
export async function findPrograms(db: Queries, personId: string, most: number): Promise<ProgramRow[]> {
  return db
    .selectFrom('savings_programs')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy((eb) => eb('status', '=', 'cancelled'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function lockProgram(trx: Queries, personId: string, id: string): Promise<ProgramRow | undefined> {
  return trx
    .selectFrom('savings_programs')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

/** The plan of a person who has agreed to it, and whose deposits have never begun. */
export async function lockWaiting(trx: Queries, personId: string): Promise<ProgramRow | undefined> {
  return trx
    .selectFrom('savings_programs')
    .selectAll()
    .where('person_id', '=', personId)
    .where('status', '=', 'active')
    .where('may_debit', '=', true)
    .where('schedule_id', 'is', null)
    .where('started_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Adds a programme, unless there is one that was not cancelled. */
export async function addProgram(trx: Queries, row: Insertable<Tables['savings_programs']>): Promise<ProgramRow | undefined> {
  return trx
    .insertInto('savings_programs')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').where('status', '<>', sql.lit('cancelled')).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The row is locked. */
export async function saveProgram(trx: Queries, id: string, change: Change, now: Date): Promise<ProgramRow> {
  const { version, amount_cents, frequency, status, first_on, may_debit, schedule_id, is_first_for_last_year, started_at } = change
  return trx
    .updateTable('savings_programs')
    .set({
      ...{ version, amount_cents, frequency, status, first_on, may_debit, schedule_id },
      ...{ is_first_for_last_year, started_at, updated_at: now },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Of each plan of a person at most one. */
export async function findDrafts(db: Queries, personId: string): Promise<DraftRow[]> {
  return db.selectFrom('savings_program_drafts').selectAll().where('person_id', '=', personId).execute()
}

/** Replaces the draft of a plan. The plan's row is locked. */
export async function saveDraft(trx: Queries, row: DraftRow): Promise<void> {
  const { program_id: _program, person_id: _person, ...chosen } = row
  await trx
    .insertInto('savings_program_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('program_id').doUpdateSet(chosen))
    .execute()
}

export async function deleteDraft(trx: Queries, programId: string): Promise<void> {
  await trx.deleteFrom('savings_program_drafts').where('program_id', '=', programId).execute()
}
