import { distributionTypes } from '@app/schemas/rules/money/distributions'
import type { Context } from '../../../context/context.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import type { BankReference, PartnerTransfer, Reply, TransferAsked } from '../../../partners/brokerage/brokerage.ts'
import { type AccountRow, findAccount } from '../account-store.ts'
import { leaseMs, nextTryAt, sendJob } from '../job-names.ts'
import { findBank } from './bank-account.ts'
import { applyToTransfer, refuseTransfer } from './follow-transfer.ts'
import { claimTransfer, findTransfer, knownTransfers, lockTransfer, saveTransfer, type TransferRow } from './transfer-store.ts'

// The partner's clock is not ours.
const clocksDifferMs = 86_400_000

/** Sends a deposit or withdrawal to the partner, until it answers. However often it is done, money moves once. */
export async function sendTransfer(context: Context, id: string): Promise<void> {
  const now = context.now()
  const row = await claimTransfer(context.db, id, now, new Date(now.getTime() + leaseMs))
  if (!row) return sendLater(context, id, now)
  const account = await findAccount(context.db, row.account_id)
  if (row.payment_way !== null) return announce(context, row, row.payment_way, account)
  const bank = row.bank_id === null ? undefined : await findBank(context, context.db, row.person_id, row.bank_id)
  const problem = problemWith(account, bank?.isUsable)
  // What was sent before may have arrived: only the partner can say that it has not.
  if (problem !== undefined && row.tries === 1) return hear(context, row, { ok: false, why: 'refused', reason: problem })
  if (problem !== undefined || !account?.partner_id || !bank) return hear(context, row, { ok: false, why: 'unavailable' })
  await hear(context, row, await context.partners.brokerage.moveMoney(await askedOf(context, row, account, account.partner_id, bank)))
}

/** A check or wire of an old plan: the brokerage learns what to expect. */
async function announce(context: Context, row: TransferRow, way: 'check' | 'wire', account: AccountRow | undefined): Promise<void> {
  if (account?.state !== 'ACTIVE' || !account.partner_id)
    return hear(context, row, { ok: false, why: 'refused', reason: 'account-not-open' })
  const { id: reference, amount_cents: amountCents } = row
  const payer = await context.hooks.payerOf(context, context.db, reference)
  const expected = { reference, accountId: account.partner_id, accountType: account.account_type, amountCents, way, payer }
  await hear(context, row, await context.partners.brokerage.expectRollover(expected))
}

function problemWith(account: AccountRow | undefined, isBankUsable = false): string | undefined {
  if (account?.state !== 'ACTIVE') return 'account-not-open'
  return isBankUsable ? undefined : 'bank-link-broken'
}

async function askedOf(
  context: Context,
  row: TransferRow,
  { account_type }: AccountRow,
  accountId: string,
  { id, name, funding }: BankReference,
): Promise<TransferAsked> {
  const known = row.tries > 1 ? await knownTransfers(context.db, row.account_id) : []
  return {
    reference: row.id,
    accountId,
    accountType: account_type,
    amountCents: row.amount_cents,
    bank: { id, name, funding },
    purpose: purposeOf(row),
    ...(row.tries > 1 && { again: { since: new Date(row.asked_at.getTime() - clocksDifferMs), known } }),
  }
}

function purposeOf(row: TransferRow): TransferAsked['purpose'] {
  const { direction, loan_id, fee_cents, type, tax_year, withholding_percent, state_withholding_percent } = row
  if (loan_id !== null) return { direction, loanFeeCents: fee_cents }
  if (direction === 'IN') return { direction, taxYear: tax_year }
  const reason = distributionTypes.find((one) => one === type) ?? 'NORMAL'
  return { direction, reason, withholdingPercent: withholding_percent, stateWithholdingPercent: state_withholding_percent }
}

async function sendLater(context: Context, id: string, now: Date): Promise<void> {
  const row = await findTransfer(context.db, id)
  const inHand = [row?.trying_until, row?.waits_until].find((until) => until && until > now) ?? nextTryAt(now, 1)
  if (row?.state === 'WAITING') await context.jobs.send(context.db, sendJob, { id }, inHand)
}

async function hear(context: Context, row: TransferRow, told: Reply<PartnerTransfer>): Promise<void> {
  if (told.ok) return applyToTransfer(context, row, told.value)
  await context.inTurn(row.person_id, () =>
    transaction(
      context.db,
      async (trx) => {
        const standing = await lockTransfer(trx, row.id)
        if (standing?.state !== 'WAITING') return
        const at = context.now()
        if (told.why === 'refused') return refuseTransfer(context, trx, standing, { id: null, reason: told.reason, at })
        await saveTransfer(trx, row.id, { is_partner_down: true })
        await context.jobs.send(trx, sendJob, { id: row.id }, nextTryAt(at, row.tries))
      },
      context.random,
    ),
  )
}
