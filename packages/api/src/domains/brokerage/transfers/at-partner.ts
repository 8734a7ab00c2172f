import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { distributionTypes } from '@app/schemas/rules/money/distributions'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import type { BankReference, PartnerTransfer, Reply, TransferAsked } from '../../../partners/brokerage/brokerage.ts'
import { writeTo } from '../../auth/write-to.ts'
import { type AccountRow, findAccount } from '../account-store.ts'
import { book, moneyOf } from '../booking.ts'
import { followJob, leaseMs, nextTryAt, releaseJob, sendJob } from '../job-names.ts'
import { findBank } from './bank-account.ts'
import { refuseUnlessMoved } from './refuse-unless-moved.ts'
import {
  depositRefusedEmail,
  depositReturnedEmail,
  depositSettledEmail,
  withdrawalFailedEmail,
  withdrawalSentEmail,
} from './transfer-emails.ts'
import { againOf, claimTransfer, findTransfer, lockTransfer, saveTransfer, type TransferRow, type TransferState } from './transfer-store.ts'

const hourMs = 3_600_000
/** A deposit may come back for a while after it has arrived. */
export const holdBankDays = 5
const unauthorisedReturnDays = 60

/** Sends a deposit or withdrawal to the partner, until it answers. However often it is done, money moves once. */
export async function sendTransfer(context: Context, id: string): Promise<void> {
  const now = context.now()
  const until = new Date(now.getTime() + leaseMs)
  const row = await context.db.transaction().execute((trx) => claimTransfer(trx, id, now, until))
  if (!row) return sendLater(context, id, now)
  const account = await findAccount(context.db, row.account_id)
  if (account?.state !== 'ACTIVE' || !account.partner_id) return giveUp(context, row, account, 'account-not-open')
  if (row.payment_way !== null) return announcePayment(context, row, row.payment_way, account, account.partner_id)
  const bank = row.bank_id === null ? undefined : await findBank(context, context.db, row.person_id, row.bank_id)
  if (!bank?.isUsable) return giveUp(context, row, account, 'bank-link-broken')
  await hear(context, row, await context.partners.brokerage.moveMoney(await askedOf(context, row, account, account.partner_id, bank)))
}

async function giveUp(context: Context, row: TransferRow, account: AccountRow | undefined, reason: string): Promise<void> {
  const { id: reference, amount_cents: amountCents, direction, tries, asked_at: askedAt } = row
  await hear(context, row, await refuseUnlessMoved(context, { reference, account, amountCents, direction, tries, askedAt }, reason))
}

/** A check or wire of an old plan: the brokerage learns what to expect. */
async function announcePayment(
  context: Context,
  row: TransferRow,
  way: 'check' | 'wire',
  { account_type: accountType }: AccountRow,
  accountId: string,
): Promise<void> {
  const { id: reference, amount_cents: amountCents } = row
  const payer = await context.hooks.payerOf(context, context.db, reference)
  await hear(context, row, await context.partners.brokerage.expectRollover({ reference, accountId, accountType, amountCents, way, payer }))
}

async function askedOf(
  context: Context,
  row: TransferRow,
  { account_type }: AccountRow,
  accountId: string,
  { id, name, funding }: BankReference,
): Promise<TransferAsked> {
  return {
    reference: row.id,
    accountId,
    accountType: account_type,
    amountCents: row.amount_cents,
    bank: { id, name, funding },
    purpose: purposeOf(row),
    ...(row.tries > 1 && { again: await againOf(context.db, row.account_id, row.asked_at) }),
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

/** The state of a deposit or withdrawal at the partner. */
export async function checkTransfer(context: Context, id: string): Promise<void> {
  const row = await findTransfer(context.db, id)
  const account = row && (await findAccount(context.db, row.account_id))
  if (!row?.partner_id || !account?.partner_id) return
  const told = await context.partners.brokerage.findTransfer(account.partner_id, row.partner_id)
  if (told.ok) await applyToTransfer(context, row, told.value)
}

/** The same by itself, for as long as something can still happen to it. */
export async function watchTransfer(context: Context, id: string): Promise<void> {
  await checkTransfer(context, id)
  const row = await findTransfer(context.db, id)
  const now = context.now()
  const everyMs = row && watchedEvery(row, now)
  if (everyMs) await context.jobs.send(context.db, followJob, { id }, new Date(now.getTime() + everyMs))
}

/** A deposit that was not sent back in time can be taken out. */
export async function releaseDeposit(context: Context, id: string): Promise<void> {
  const row = await findTransfer(context.db, id)
  if (!row) return
  const release = async (trx: Queries) => {
    const standing = await lockTransfer(trx, id)
    if (standing?.state !== 'SETTLED' || standing.direction !== 'IN') return
    await book.depositReleased(trx, standing, context.now())
    await saveTransfer(trx, id, { state: 'AVAILABLE' })
    await putToWork(context, trx, row)
  }
  await context.inTurn(row.person_id, () => transaction(context.db, release, context.random))
}

/** Brings a transfer to where the partner says it is, with the money and in one transaction. What comes late or twice changes nothing. */
export async function applyToTransfer(context: Context, known: TransferRow, told: PartnerTransfer): Promise<void> {
  // States only go on: what leads nowhere from the one that was read leads nowhere from a later one.
  if (!follows[told.state].includes(known.state)) return
  const { id, person_id } = known
  const work = async (trx: Queries) => {
    const row = await lockTransfer(trx, id)
    if (!row || !follows[told.state].includes(row.state)) return
    await moves[told.state](context, trx, row, told)
    if (told.state === 'SETTLED' || told.state === 'RETURNED')
      await context.hooks.accountMoved(context, trx, { personId: person_id, at: told.at })
  }
  await context.inTurn(person_id, () => transaction(context.db, work, context.random))
}

/** From which states of ours each of the partner's leads on. */
const follows: Readonly<Record<PartnerTransfer['state'], readonly TransferState[]>> = {
  SENT: ['WAITING'],
  SETTLED: ['WAITING', 'SENT'],
  RETURNED: ['WAITING', 'SENT', 'SETTLED', 'AVAILABLE'],
  REFUSED: ['WAITING', 'SENT'],
}

type Move = (
  context: Context,
  trx: Queries,
  row: TransferRow,
  told: Pick<PartnerTransfer, 'reason' | 'at' | 'amountCents'> & { id: string | null },
) => Promise<void>

const moves: Readonly<Record<PartnerTransfer['state'], Move>> = {
  SENT: async (context, trx, row, { id, at }) => {
    await saveTransfer(trx, row.id, { ...reached(id, row, at), state: 'SENT' })
    await watch(context, trx, row)
  },
  SETTLED: async (context, trx, row, told) => {
    if (row.state === 'WAITING') await watch(context, trx, row)
    await (row.direction === 'IN' ? settleDeposit : payWithdrawal)(context, trx, row, told)
  },
  RETURNED: async (context, trx, row, { id, reason, at }) => {
    const isIn = row.direction === 'IN'
    await (row.payment_way ? book.paymentReturned : isIn ? book.depositReturned : book.withdrawalReturned)(trx, row, at)
    const saved = await saveTransfer(trx, row.id, { ...reached(id, row, at), state: 'RETURNED', reason, ended_at: at })
    await auditTransfer(trx, saved, 'returned')
    if (!isIn) await putToWork(context, trx, row)
    const { owed } = await moneyOf(trx, row.account_id)
    await announce(context, trx, saved, isIn ? depositReturnedEmail(saved, owed) : withdrawalFailedEmail(saved))
  },
  REFUSED: (context, trx, row, told) => refuseTransfer(context, trx, row, told),
}

/** Nothing was moved: what was put aside for it goes back. */
const refuseTransfer: Move = async (context, trx, row, { id, reason, at }) => {
  const isIn = row.direction === 'IN'
  if (row.payment_way === null) await (isIn ? book.depositRefused : book.withdrawalRefused)(trx, row, at)
  const saved = await saveTransfer(trx, row.id, { partner_id: id, trying_until: null, state: 'REFUSED', reason, ended_at: at })
  await auditTransfer(trx, saved, 'refused')
  if (!isIn) await putToWork(context, trx, row)
  await announce(context, trx, saved, isIn ? depositRefusedEmail(saved) : withdrawalFailedEmail(saved))
}

const settleDeposit: Move = async (context, trx, row, { id, at, amountCents = row.amount_cents }) => {
  // Of a check that counts which comes, whatever was announced.
  const came = row.payment_way === null ? row : { ...row, amount_cents: amountCents }
  await (row.payment_way ? book.paymentCame : book.depositSettled)(trx, came, at)
  const held = startOfDay(addBankDays(dayOf(row.payment_way ? at : row.asked_at), row.payment_way === 'wire' ? 0 : holdBankDays))
  const availableAt = held > at ? held : at
  const change = { ...reached(id, row, at), state: 'SETTLED', settled_at: at, available_at: availableAt } as const
  const saved = await saveTransfer(trx, row.id, { ...change, amount_cents: came.amount_cents })
  await context.jobs.send(trx, releaseJob, { id: row.id }, availableAt)
  await auditTransfer(trx, saved, 'settled')
  await announce(context, trx, saved, depositSettledEmail(saved))
}

const payWithdrawal: Move = async (context, trx, row, { id, at }) => {
  await book.withdrawalPaid(trx, row, at)
  const saved = await saveTransfer(trx, row.id, { ...reached(id, row, at), state: 'SETTLED', settled_at: at, ended_at: at })
  await auditTransfer(trx, saved, 'settled')
  await announce(context, trx, saved, withdrawalSentEmail(saved))
}

/** Cash that lies in the account is invested: what came in, and what had been sold for a withdrawal that was not paid. */
function putToWork(
  context: Context,
  trx: Queries,
  { id: orderId, person_id: personId, account_id: accountId }: TransferRow,
): Promise<void> {
  return context.hooks.cashCame(context, trx, { personId, accountId, orderId })
}

/** The person gets an e-mail; what is about a loan or a rollover is for its domain to say. */
async function announce(context: Context, trx: Queries, saved: TransferRow, email: Parameters<typeof writeTo>[3]): Promise<void> {
  const { id: transferId, loan_id: loanId, person_id: personId, direction, state, reason, bank_id: bankId } = saved
  if (loanId !== null) {
    const at = saved.ended_at ?? saved.settled_at ?? context.now()
    return context.hooks.loanMoneyMoved(context, trx, { loanId, transferId, direction, state, reason, bankId, at })
  }
  if (direction === 'IN' && (await context.hooks.rolloverMoved(context, trx, toMoved(saved)))) return
  await writeTo(context, trx, personId, email)
}

/** A transfer as the domain learns of it that asked for the money. */
function toMoved({ id, person_id, account_id, type, payment_way, amount_cents, state, settled_at, reason, ended_at }: TransferRow) {
  const at = state === 'SETTLED' ? settled_at : ended_at
  const outcome = state === 'SETTLED' ? ('arrived' as const) : state === 'REFUSED' ? ('refused' as const) : ('returned' as const)
  const isRollover = type === 'ROLLOVER'
  return {
    id,
    personId: person_id,
    accountId: account_id,
    isRollover,
    isExpected: payment_way !== null,
    amountCents: amount_cents,
    outcome,
    at,
    reason,
  }
}

function reached(partnerId: string | null, row: TransferRow, at: Date) {
  return { partner_id: partnerId, trying_until: null, is_partner_down: false, sent_at: row.sent_at ?? at }
}

async function watch(context: Context, trx: Queries, { id }: TransferRow): Promise<void> {
  await context.jobs.send(trx, followJob, { id }, new Date(context.now().getTime() + hourMs))
}

/** Nothing: what is over is not looked at any more. */
function watchedEvery({ state, settled_at }: TransferRow, now: Date): number | undefined {
  if (state === 'WAITING' || state === 'SENT') return hourMs
  const isRecent = settled_at !== null && now.getTime() - settled_at.getTime() < unauthorisedReturnDays * 24 * hourMs
  return isRecent && (state === 'SETTLED' || state === 'AVAILABLE') ? 24 * hourMs : undefined
}

async function auditTransfer(trx: Queries, { id, person_id, direction }: TransferRow, what: string): Promise<void> {
  const action = `${direction === 'IN' ? 'deposit' : 'withdrawal'}.${what}`
  await audit(trx, { actor: 'brokerage', action, subject: `person:${person_id}`, detail: { transfer: id } })
}
