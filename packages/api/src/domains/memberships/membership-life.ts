import { isRunning, nextPeriodEnd, reminderAt, retryAt } from '@app/schemas/rules/money/membership-life'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { writeTo } from '../auth/write-to.ts'
import { planOf } from './catalogue.ts'
import { beginConcierge } from './concierge-tasks.ts'
import { endedEmail, renewalFailedEmail, trialEmail } from './emails.ts'
import { listMemberships, lockMembership, type MembershipRow, saveMembership } from './membership-store.ts'
import { dropPayment, methodOf } from './payments/begin-payment.ts'
import { listUnderWay, type PaymentRow } from './payments/payment-store.ts'
import { sealedMemberships } from './sealed.ts'

export const periodEndsJob = 'membership-period-ends'
export const remindJob = 'membership-reminder'
export const retryJob = 'membership-retry'

type Because = NonNullable<MembershipRow['ended_because']>

/** Begins the membership, or its next period, that was paid for; or says that there was nothing to pay for. */
export async function beginPaid(context: Context, trx: Queries, paid: PaymentRow): Promise<boolean> {
  const row = paid.membership_id === null ? undefined : await lockMembership(trx, paid.membership_id)
  if (!row || row.state === 'ended') return false
  if (row.state === 'pending') {
    // One moment for both: a refund of this period is known by it.
    const now = context.now()
    await beginPeriod(context, trx, row, { countedFrom: now, starts: now, paid })
    await beginConcierge(context, trx, row.person_id, row.plan_name, row.id)
    await leaveLowerPlans(context, trx, row)
    return true
  }
  const isNext = paid.period_starts_at !== null && paid.period_starts_at.getTime() === row.period_ends_at?.getTime()
  if (!isNext || row.counted_from === null) return false
  await beginPeriod(context, trx, row, { countedFrom: row.counted_from, starts: row.period_ends_at, paid })
  return true
}

/** Begins to try a plan with a card that is charged when the trial ends. */
export async function beginTrial(
  context: Context,
  trx: Queries,
  row: MembershipRow,
  methodId: string,
  trialEndsAt: Date,
): Promise<MembershipRow> {
  const saved = await saveMembership(trx, row, {
    state: 'trial',
    renews: true,
    method_id: sealing(context.keys, sealedMemberships).seal('method_id', row.id, methodId),
    counted_from: trialEndsAt,
    period_starts_at: context.now(),
    period_ends_at: trialEndsAt,
  })
  await planPeriod(context, trx, saved)
  await leaveLowerPlans(context, trx, saved)
  await beginConcierge(context, trx, row.person_id, row.plan_name, row.id)
  await writeTo(context, trx, row.person_id, (to) => trialEmail(to, saved))
  return saved
}

export async function endMembership(context: Context, trx: Queries, row: MembershipRow, because: Because): Promise<MembershipRow> {
  const ended = await saveMembership(trx, row, { state: 'ended', renews: false, ended_at: context.now(), ended_because: because })
  for (const payment of await listUnderWay(trx, row.id)) await dropPayment(context, trx, payment)
  if (row.state === 'pending') return ended
  const larger = because === 'cancelled' ? await largerPlan(trx, row) : undefined
  await writeTo(context, trx, row.person_id, (to) => endedEmail(to, ended, larger))
  return ended
}

/** A running plan of a higher rank than this one. */
async function largerPlan(trx: Queries, { person_id: personId, plan_name }: MembershipRow): Promise<MembershipRow | undefined> {
  const rank = planOf(plan_name)?.rank ?? 0
  const others = await listMemberships(trx, personId)
  return others.find((one) => isRunning(one.state) && (planOf(one.plan_name)?.rank ?? 0) > rank)
}

/** A renewal was declined: it is tried again on its days, and then the membership ends. */
export async function failedRenewal(context: Context, trx: Queries, failed: PaymentRow): Promise<void> {
  const row = failed.membership_id === null ? undefined : await lockMembership(trx, failed.membership_id)
  if (!row || !isRunning(row.state) || failed.period_starts_at === null) return
  const nextTryAt = retryAt(failed.period_starts_at, failed.retries)
  if (!nextTryAt) {
    await endMembership(context, trx, row, 'unpaid')
    return
  }
  const saved = await saveMembership(trx, row, { state: 'past_due' })
  await context.jobs.send(trx, retryJob, { id: failed.id, retry: String(failed.retries + 1) }, nextTryAt)
  await writeTo(context, trx, row.person_id, (to) => renewalFailedEmail(to, saved, failed, nextTryAt))
}

type Period = { readonly countedFrom: Date; readonly starts: Date | null; readonly paid: PaymentRow }

async function beginPeriod(context: Context, trx: Queries, row: MembershipRow, { countedFrom, starts, paid }: Period): Promise<void> {
  const begins = starts ?? context.now()
  const methodId = paid.provider === 'stripe' ? methodOf(context, paid) : undefined
  const { seal } = sealing(context.keys, sealedMemberships)
  const saved = await saveMembership(trx, row, {
    state: 'active',
    // By PayPal each period is paid by the person.
    renews: methodId !== undefined && row.cancelled_at === null,
    method_id: methodId === undefined ? null : seal('method_id', row.id, methodId),
    counted_from: countedFrom,
    period_starts_at: begins,
    period_ends_at: nextPeriodEnd(countedFrom, row.period_months, begins),
  })
  await planPeriod(context, trx, saved)
}

/** What happens at the end of a period, and a week before. */
async function planPeriod(context: Context, trx: Queries, { id, period_ends_at: end }: MembershipRow): Promise<void> {
  if (!end) return
  const data = { id, ends: end.toISOString() }
  if (reminderAt(end) > context.now()) await context.jobs.send(trx, remindJob, data, reminderAt(end))
  await context.jobs.send(trx, periodEndsJob, data, end)
}

/** People who join a larger plan leave the smaller ones at the end of what is paid. */
async function leaveLowerPlans(context: Context, trx: Queries, joined: MembershipRow): Promise<void> {
  const rank = planOf(joined.plan_name)?.rank ?? 0
  const others = await listMemberships(trx, joined.person_id)
  for (const { id, state, plan_name, cancelled_at } of others) {
    if (id === joined.id || state === 'ended' || cancelled_at !== null || (planOf(plan_name)?.rank ?? 0) >= rank) continue
    const other = await lockMembership(trx, id)
    if (!other) continue
    if (state === 'pending' || state === 'past_due') await endMembership(context, trx, other, 'cancelled')
    else await saveMembership(trx, other, { renews: false, cancelled_at: context.now() })
  }
}
