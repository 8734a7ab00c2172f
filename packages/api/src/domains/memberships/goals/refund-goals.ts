import type { GoalName } from '@app/schemas/flow/offers'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import type { JobHandlers } from '../../../jobs/jobs.ts'
import { refundJob } from '../payments/follow-payment.ts'
import { listPaidForGoals } from '../payments/payment-store.ts'
import { ruledOutOf } from './goals-paid-for.ts'

const checkJob = 'check-paid-goals'

/**
 * What people have paid for may have become impossible: in the transaction in which it did, this asks for their money to go back.
 * `refused` is refused for good, whatever else is known; the rest goes by the facts.
 */
export async function goalsMayBeRuledOut(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Queries,
  personId: string,
  refused: readonly GoalName[] = [],
) {
  await jobs.send(trx, checkJob, { personId, refused: refused.join(',') })
}

export function goalJobs(context: Context): JobHandlers {
  return { [checkJob]: { work: ({ personId = '', refused = '' }) => refundRuledOut(context, personId, refused.split(',')) } }
}

/** Sends a refund for each payment of which nothing can come. Done twice, the second finds them on their way: a refund has one key. */
async function refundRuledOut(context: Context, personId: string, refused: readonly string[]): Promise<void> {
  const paid = await listPaidForGoals(context.db, personId)
  const goals = [...new Set(paid.flatMap(({ goal }) => goal ?? []))]
  const ruledOut = new Set<string>([...refused, ...(await ruledOutOf(context, context.db, personId, goals))])
  for (const { id, goal } of paid) if (goal !== null && ruledOut.has(goal)) await context.jobs.send(context.db, refundJob, { id })
}
