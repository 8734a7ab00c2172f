import { dayOf } from '@app/schemas/rules/days/days'
import { changeDueDay } from '@app/schemas/rules/money/recharacterization'
import type { Context } from '../../../context/context.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import type { PartnerTransfer, Reply } from '../../../partners/brokerage/brokerage.ts'
import { type AccountRow, findAccount } from '../account-store.ts'
import { leaseMs, nextTryAt, sendOverJob } from '../job-names.ts'
import { refuseUnlessMoved } from '../transfers/refuse-unless-moved.ts'
import { findTransfer } from '../transfers/transfer-store.ts'
import { applyToRecharacterization, refuseRecharacterization } from './follow-recharacterization.ts'
import {
  claimRecharacterization,
  findRecharacterization,
  lockRecharacterization,
  type RecharacterizationRow,
  saveRecharacterization,
} from './recharacterization-store.ts'

/** Sends a deposit that is changed to the other kind to the partner, until it answers. However often it is done, money moves once. */
export async function sendRecharacterization(context: Context, id: string): Promise<void> {
  const now = context.now()
  const row = await claimRecharacterization(context.db, id, now, new Date(now.getTime() + leaseMs))
  if (!row) return sendLater(context, id, now)
  const [from, to] = [await findAccount(context.db, row.from_account_id), await findAccount(context.db, row.to_account_id)]
  const problem = await problemWith(context, row, from, to)
  if (problem !== undefined || !from?.partner_id || !to?.partner_id) return giveUp(context, row, from, problem ?? 'account-not-open')
  const asked = {
    reference: row.id,
    fromAccountId: from.partner_id,
    toAccountId: to.partner_id,
    amountCents: row.moved_cents,
    taxYear: row.tax_year,
  }
  await hear(context, row, await context.partners.brokerage.recharacterize(asked))
}

async function giveUp(context: Context, row: RecharacterizationRow, account: AccountRow | undefined, reason: string): Promise<void> {
  const { id: reference, moved_cents: amountCents, tries, asked_at: askedAt } = row
  const sent = { reference, account, amountCents, direction: 'OUT', tries, askedAt } as const
  await hear(context, row, await refuseUnlessMoved(context, sent, reason))
}

/** What has come between it since it was asked for. */
async function problemWith(
  context: Context,
  row: RecharacterizationRow,
  from: AccountRow | undefined,
  to: AccountRow | undefined,
): Promise<string | undefined> {
  if (from?.state !== 'ACTIVE' || to?.state !== 'ACTIVE') return 'account-not-open'
  if ((await findTransfer(context.db, row.transfer_id))?.state !== 'AVAILABLE') return 'deposit-sent-back'
  return dayOf(context.now()) > changeDueDay(row.tax_year, row.has_filed_in_time === true) ? 'last-day-over' : undefined
}

async function sendLater(context: Context, id: string, now: Date): Promise<void> {
  const row = await findRecharacterization(context.db, id)
  const inHand = [row?.trying_until, row?.waits_until].find((until) => until && until > now) ?? nextTryAt(now, 1)
  if (row?.state === 'WAITING') await context.jobs.send(context.db, sendOverJob, { id }, inHand)
}

async function hear(context: Context, row: RecharacterizationRow, told: Reply<PartnerTransfer>): Promise<void> {
  if (told.ok) return applyToRecharacterization(context, row, told.value)
  await context.inTurn(row.person_id, () =>
    transaction(
      context.db,
      async (trx) => {
        const standing = await lockRecharacterization(trx, row.id)
        if (standing?.state !== 'WAITING') return
        const at = context.now()
        if (told.why === 'refused') return refuseRecharacterization(context, trx, standing, { id: null, reason: told.reason, at })
        await saveRecharacterization(trx, row.id, { is_partner_down: true })
        await context.jobs.send(trx, sendOverJob, { id: row.id }, nextTryAt(at, row.tries))
      },
      context.random,
    ),
  )
}
