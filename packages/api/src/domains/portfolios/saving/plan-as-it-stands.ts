import type { Queries } from '../../../db/database.ts'
import { findSchedules, lockSchedule, type ScheduleRow } from '../../brokerage/schedules/schedule-store.ts'
import { findPrograms, lockProgram, type ProgramRow } from './savings-store.ts'

type Deposits = Pick<ScheduleRow, 'status'> | undefined

/**
 * A plan as it stands. Its deposits can be paused and ended by a call of their own; then nothing is taken until the plan is resumed. Those
 * that are paused are still the plan's.
 */
export function asItStands(row: ProgramRow, deposits: Deposits): ProgramRow {
  if (row.status !== 'active' || row.schedule_id === null || deposits?.status === 'ACTIVE') return row
  return { ...row, status: 'paused', schedule_id: deposits?.status === 'PAUSED' ? row.schedule_id : null }
}

/** Each with the deposits that move its money, where there are any. */
export async function findPlans(db: Queries, personId: string, most: number) {
  const [rows, schedules] = [await findPrograms(db, personId, most), await findSchedules(db, personId)]
  return rows.map((row) => {
    const deposits = schedules.find(({ id }) => id === row.schedule_id)
    return { row: asItStands(row, deposits), deposits }
  })
}

/** With its deposits, so that neither changes meanwhile. */
export async function lockPlan(trx: Queries, personId: string, id: string): Promise<ProgramRow | undefined> {
  const row = await lockProgram(trx, personId, id)
  return row && asItStands(row, row.schedule_id === null ? undefined : await lockSchedule(trx, row.schedule_id))
}
