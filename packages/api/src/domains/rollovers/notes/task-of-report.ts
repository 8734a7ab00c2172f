import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { reopenTask, withdrawTask } from '../../desk/open-task.ts'

const kind = 'rollover-needs'

/** A plan that needs something else is helped with by people of ours, once per customer; one that sends the money needs nothing. */
export async function taskOfReport(context: Context, trx: Queries, personId: string, outcome: string | undefined): Promise<void> {
  if (outcome === 'more-needed') await reopenTask(context, trx, { kind, personId, about: personId })
  if (outcome === 'done') await withdrawTask(context, trx, kind, personId)
}
