import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type StaffRow = Selectable<Tables['staff']>

/** The row of a colleague who still works with us. */
export async function findColleague(db: Queries, personId: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('person_id', '=', personId).where('ended_at', 'is', null).executeTakeFirst()
}

/** Everybody who works at the desk, or with a role. */
export async function findColleagues(db: Queries, role?: StaffRole): Promise<StaffRow[]> {
  return db
    .selectFrom('staff')
    .selectAll()
    .where('ended_at', 'is', null)
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'lead'))
    .orderBy('since')
    .execute()
}

/** A colleague, or one who comes back; with the role of the newest invitation. */
export async function putColleague(trx: Queries, row: Insertable<Tables['staff']>): Promise<void> {
  await trx
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ role: row.role, invited_by: row.invited_by, ended_at: null }))
    .execute()
}

export async function endColleague(trx: Queries, personId: string, now: Date): Promise<boolean> {
  const ended = await trx
    .updateTable('staff')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst()
  return ended !== undefined
}
