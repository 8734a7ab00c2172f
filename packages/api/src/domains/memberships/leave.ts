import { reminderAt } from '@app/schemas/rules/money/membership-life'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { cancelledEmail } from './emails.ts'
import { endMembership, remindJob } from './membership-life.ts'
import { listMemberships, lockMembership, type MembershipRow, saveMembership } from './membership-store.ts'

type Left = MembershipRow | Failure<'not_found'>

/** Cancels: what is paid runs on to its end; what is not ends at once. */
export async function cancelMembership(context: Context, personId: string, id: string): Promise<Left> {
  return context.db.transaction().execute(async (trx) => {
    const row = await ownMembership(trx, personId, id)
    if (!row) return fail('not_found')
    return cancel(context, trx, row)
  })
}

/** Cancels whatever runs: the person wants to leave. */
export async function cancelMemberships(context: Context, trx: Queries, personId: string): Promise<void> {
  for (const row of await lockRunning(trx, personId)) await cancel(context, trx, row)
}

/** The account is closed: what was paid for beyond that ends with it. */
export async function endMemberships(context: Context, trx: Queries, personId: string): Promise<void> {
  for (const row of await lockRunning(trx, personId)) await endMembership(context, trx, row, 'cancelled')
}

async function cancel(context: Context, trx: Queries, row: MembershipRow): Promise<MembershipRow> {
  if (row.state === 'ended' || row.cancelled_at !== null) return row
  if (row.state === 'pending' || row.state === 'past_due') return endMembership(context, trx, row, 'cancelled')
  const saved = await saveMembership(trx, row, { renews: false, cancelled_at: context.now() })
  await writeTo(context, trx, row.person_id, (to) => cancelledEmail(to, saved))
  return saved
}

async function lockRunning(trx: Queries, personId: string): Promise<readonly MembershipRow[]> {
  const running: MembershipRow[] = []
  for (const { id, state } of await listMemberships(trx, personId)) {
    const row = state === 'ended' ? undefined : await lockMembership(trx, id)
    if (row && row.state !== 'ended') running.push(row)
  }
  return running
}

/** Undoes that, while the membership still runs. */
export async function resumeMembership(context: Context, personId: string, id: string): Promise<Left | Failure<'not_in_this_state'>> {
  return context.db.transaction().execute(async (trx) => {
    const row = await ownMembership(trx, personId, id)
    if (!row) return fail('not_found')
    const isRunningOn = (row.state === 'active' || row.state === 'trial') && (row.period_ends_at?.getTime() ?? 0) > context.now().getTime()
    if (!isRunningOn) return fail('not_in_this_state')
    return row.cancelled_at === null ? row : resume(context, trx, row)
  })
}

/** Nobody was reminded of a renewal while there was to be none: who goes on in its last days is told at once. */
async function resume(context: Context, trx: Queries, row: MembershipRow): Promise<MembershipRow> {
  const saved = await saveMembership(trx, row, { renews: row.method_id !== null, cancelled_at: null })
  const { id, period_ends_at: end } = saved
  if (end && reminderAt(end) <= context.now()) await context.jobs.send(trx, remindJob, { id, ends: end.toISOString() })
  return saved
}

async function ownMembership(trx: Queries, personId: string, id: string): Promise<MembershipRow | undefined> {
  const row = await lockMembership(trx, id)
  return row?.person_id === personId ? row : undefined
}
