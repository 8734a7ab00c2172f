import { startOfDay } from '@app/schemas/rules/days/days'
import { depositDay } from '@app/schemas/rules/investing/deposit-schedules'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type ScheduleRow = Selectable<Tables['brokerage_schedules']>
export type ScheduleDayRow = Selectable<Tables['brokerage_schedule_days']>

const hourOfDeposits = 14

export async function addSchedule(trx: Queries, row: Insertable<Tables['brokerage_schedules']>): Promise<ScheduleRow> {
  return trx.insertInto('brokerage_schedules').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function findSchedule(db: Queries, id: string): Promise<ScheduleRow | undefined> {
  return db.selectFrom('brokerage_schedules').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findSchedules(db: Queries, personId: string): Promise<ScheduleRow[]> {
  return db.selectFrom('brokerage_schedules').selectAll().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute()
}

export async function lockSchedule(trx: Queries, id: string): Promise<ScheduleRow | undefined> {
  return trx.selectFrom('brokerage_schedules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function saveSchedule(trx: Queries, id: string, change: Updateable<Tables['brokerage_schedules']>): Promise<ScheduleRow> {
  return trx.updateTable('brokerage_schedules').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function addScheduleDay(trx: Queries, row: Insertable<Tables['brokerage_schedule_days']>): Promise<void> {
  await trx.insertInto('brokerage_schedule_days').values(row).execute()
}

/** The newest first. */
export async function findScheduleDays(db: Queries, personId: string): Promise<ScheduleDayRow[]> {
  return db
    .selectFrom('brokerage_schedule_days')
    .innerJoin('brokerage_schedules', 'brokerage_schedules.id', 'schedule_id')
    .selectAll('brokerage_schedule_days')
    .where('person_id', '=', personId)
    .orderBy('due_on', 'desc')
    .execute()
}

/** The moment of a day of a schedule. */
export function scheduledAt({ frequency, first_on }: Pick<ScheduleRow, 'frequency' | 'first_on'>, number: number): Date {
  return new Date(startOfDay(depositDay(frequency, first_on, number)).getTime() + hourOfDeposits * 3_600_000)
}
