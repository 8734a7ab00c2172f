import { expectedBy, openStage, sixtyDaysEnd, sixtyRemindedDays } from '@app/schemas/rules/accounts/rollover'
import { addDays, startOfDay } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { isOver, reachedOf } from '../reached.ts'
import type { RolloverRow } from '../rollover-store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Until a form that waits for its signature is mentioned once more. */
const formDays = 3

/** Looks at the open stage again when it should be over. */
export async function watchStage({ jobs }: Pick<Context, 'jobs'>, trx: Queries, row: RolloverRow): Promise<void> {
  const reached = reachedOf(row)
  const stage = isOver(row) ? null : openStage(reached)
  const by = stage && expectedBy(stage, reached, row.way)
  if (stage && by) await jobs.send(trx, 'warn-late-rollover', { id: row.id, stage }, morningAfter(by))
  const end = stage && sixtyDaysEnd(row.way, reached)
  if (end) await jobs.send(trx, 'remind-of-sixty-days', { id: row.id }, morningAfter(addDays(end, -sixtyRemindedDays - 1)))
}

function morningAfter(day: string): Date {
  return new Date(startOfDay(day).getTime() + 38 * hourMs)
}

/** A request whose transfer form is not signed goes nowhere: the person is reminded of it. */
export async function watchForm({ jobs, now }: Pick<Context, 'jobs' | 'now'>, trx: Queries, { id }: RolloverRow): Promise<void> {
  await jobs.send(trx, 'warn-late-rollover', { id, stage: 'requested' }, new Date(now().getTime() + formDays * dayMs))
}
