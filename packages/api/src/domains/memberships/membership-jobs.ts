import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { isFailure } from '../../failure/failure.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { writeTo } from '../auth/write-to.ts'
import { endsSoonEmail, reminderEmail } from './emails.ts'
import { endMembership, periodEndsJob, remindJob, retryJob } from './membership-life.ts'
import { lockMembership, type MembershipRow, saveMembership } from './membership-store.ts'
import { beginPayment, tryAgain } from './payments/begin-payment.ts'
import { drivePayment } from './payments/drive-payment.ts'
import { findPayment, lockPayment, type PaymentRow } from './payments/payment-store.ts'
import { renewalCard } from './renewal-card.ts'

const dayMs = 86_400_000

/** What the days of a membership bring by themselves. Each job knows its period: one for another does nothing. */
export function membershipJobs(context: Context): JobHandlers {
  return {
    [periodEndsJob]: { work: ({ id = '', ends = '' }) => endPeriod(context, id, new Date(ends)) },
    [remindJob]: { work: ({ id = '', ends = '' }) => remind(context, id, new Date(ends)) },
    [retryJob]: { work: ({ id = '', retry = '', left }, { at }) => retryRenewal(context, { id, retry: Number(retry), left }, at) },
  }
}

/** Charges the next period, or ends what is not to go on. */
async function endPeriod(context: Context, id: string, ends: Date): Promise<void> {
  const due = await context.db.transaction().execute(async (trx) => {
    const row = await ofPeriod(trx, id, ends)
    if (!row) return undefined
    if (row.renews && row.method_id !== null) return chargeNext(context, trx, row, ends)
    await endMembership(context, trx, row, row.cancelled_at === null ? 'not_renewed' : 'cancelled')
    return undefined
  })
  if (due !== undefined) await drivePayment(context, due)
}

async function chargeNext(context: Context, trx: Queries, row: MembershipRow, ends: Date): Promise<string> {
  const payment = await beginPayment(context, trx, {
    personId: row.person_id,
    kind: 'membership',
    productId: row.plan_name,
    membershipId: row.id,
    provider: 'stripe',
    amountCents: row.price_cents,
    methodId: renewalCard(context, row),
    isAlone: true,
    periodStartsAt: ends,
  })
  if (isFailure(payment)) throw new Error(`The next period of the membership ${row.id} cannot be charged now.`)
  return payment.id
}

/** A week before a period ends: what is charged, or that it ends. */
async function remind(context: Context, id: string, ends: Date): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await ofPeriod(trx, id, ends)
    if (!row || row.cancelled_at !== null || row.reminded_for?.getTime() === ends.getTime()) return
    const saved = await saveMembership(trx, row, { reminded_for: ends })
    await writeTo(context, trx, row.person_id, (to) => (saved.renews ? reminderEmail(to, saved) : endsSoonEmail(to, saved)))
  })
}

/** `left`: which try the person had begun, and not ended, when this was due before. */
type Retry = { readonly id: string; readonly retry: number; readonly left: string | undefined }

/** Tries a failed renewal again. One that the person is just paying themselves is looked at a day later: by then they have left it lying. */
async function retryRenewal(context: Context, { id, retry, left }: Retry, at: Date): Promise<void> {
  const isDue = await context.db.transaction().execute(async (trx) => {
    const seen = await findPayment(trx, id)
    const membership = seen?.membership_id ? await lockMembership(trx, seen.membership_id) : undefined
    const row = await lockPayment(trx, id)
    if (!row || !membership || membership.state !== 'past_due' || row.retries !== retry - 1) return false
    const isLeft = isTheirs(row) && left === String(row.attempt)
    if (row.state === 'declined' || isLeft) {
      await tryAgain(context, trx, row, { methodId: renewalCard(context, membership), isAlone: true, isRetry: true })
      return true
    }
    const more = isTheirs(row) ? { left: String(row.attempt) } : {}
    if (row.state !== 'paid' && row.state !== 'cancelled')
      await context.jobs.send(trx, retryJob, { id, retry: String(retry), ...more }, new Date(at.getTime() + dayMs))
    return false
  })
  if (isDue) await drivePayment(context, id)
}

/** Whether it waits for the person, and for nobody else. */
function isTheirs({ state }: PaymentRow): boolean {
  return state === 'needs_action' || state === 'needs_method'
}

async function ofPeriod(trx: Queries, id: string, ends: Date): Promise<MembershipRow | undefined> {
  const row = await lockMembership(trx, id)
  const isRunning = row?.state === 'active' || row?.state === 'trial'
  return isRunning && row.period_ends_at?.getTime() === ends.getTime() ? row : undefined
}
