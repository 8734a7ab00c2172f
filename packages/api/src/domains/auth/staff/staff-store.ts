import type { StaffRole } from '@app/schemas/rules/desk/roles'
import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type StaffRow = Selectable<Tables['staff']>

/** The row of a colleague who still works with us. */
export async function findColleague(db: Queries, personId: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('person_id', '=', personId).where('ended_at', 'is', null).executeTakeFirst()
}

/** Those of them who still work with us, and as what. Nobody takes their role from them before the transaction ends. */
export async function holdColleagues(trx: Queries, personIds: readonly string[]): Promise<StaffRow[]> {
  return lockWorking(trx, personIds, 'forShare')
}

/** The same before the role of one of them changes: of two who change each other’s at once, one comes first. */
export async function lockColleagues(trx: Queries, personIds: readonly string[]): Promise<StaffRow[]> {
  return lockWorking(trx, personIds, 'forNoKeyUpdate')
}

/** In one order, so that of two who lock the same none waits for the other. */
async function lockWorking(trx: Queries, personIds: readonly string[], lock: 'forShare' | 'forNoKeyUpdate'): Promise<StaffRow[]> {
  return trx
    .selectFrom('staff')
    .selectAll()
    .where('person_id', 'in', personIds)
    .where('ended_at', 'is', null)
    .orderBy('person_id')
    [lock]()
    .execute()
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

export async function endColleague(trx: Queries, personId: string, now: Date): Promise<void> {
  await trx.updateTable('staff').set({ ended_at: now }).where('person_id', '=', personId).where('ended_at', 'is', null).execute()
}

export async function setRole(trx: Queries, personId: string, role: StaffRole): Promise<void> {
  await trx.updateTable('staff').set({ role }).where('person_id', '=', personId).where('ended_at', 'is', null).execute()
}

export async function findColleaguesWithFactor(db: Queries) {
  return db
    .selectFrom('staff')
    .select(['staff.person_id', 'staff.since'])
    .select(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('authenticators').select('id').whereRef('authenticators.person_id', '=', 'staff.person_id')),
        exists(selectFrom('passkeys').select('id').whereRef('passkeys.person_id', '=', 'staff.person_id')),
      ]).as('has_factor'),
    )
    .where('staff.ended_at', 'is', null)
    .execute()
}

/** What a request of a colleague needs: their role, and when this session last showed a second factor. */
export async function findStaffSession(db: Queries, personId: string, sessionId: string) {
  return db
    .selectFrom('staff')
    .leftJoin('sessions', (join) => join.onRef('sessions.person_id', '=', 'staff.person_id').on('sessions.id', '=', sessionId))
    .select(['staff.role', 'sessions.second_factor_at'])
    .where('staff.person_id', '=', personId)
    .where('staff.ended_at', 'is', null)
    .executeTakeFirst()
}

export async function addInvitation(trx: Queries, row: Insertable<Tables['staff_invitations']>): Promise<void> {
  await trx.insertInto('staff_invitations').values(row).execute()
}

/** The invitations that somebody may still accept. */
export async function findInvitations(db: Queries, now: Date): Promise<Selectable<Tables['staff_invitations']>[]> {
  return db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invited_at')
    .execute()
}

/** An invitation whose link was used up, by whoever accepted it or by another that took its place. */
export async function findUsedInvitation(db: Queries, hash: string): Promise<Selectable<Tables['staff_invitations']> | undefined> {
  return db.selectFrom('staff_invitations').selectAll().where('hash', '=', hash).where('used_at', 'is not', null).executeTakeFirst()
}

/** An invitation that is still good. */
export async function lockInvitation(trx: Queries, hash: string, now: Date): Promise<Selectable<Tables['staff_invitations']> | undefined> {
  return trx
    .selectFrom('staff_invitations')
    .selectAll()
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function lockInvitationAt(trx: Queries, id: string): Promise<Selectable<Tables['staff_invitations']> | undefined> {
  return trx.selectFrom('staff_invitations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The links that a colleague has sent and nobody has opened. */
export async function useInvitationsBy(trx: Queries, personId: string, now: Date): Promise<void> {
  await trx.updateTable('staff_invitations').set({ used_at: now }).where('invited_by', '=', personId).where('used_at', 'is', null).execute()
}

export async function useInvitation(trx: Queries, id: string, now: Date): Promise<void> {
  await trx.updateTable('staff_invitations').set({ used_at: now }).where('id', '=', id).execute()
}
