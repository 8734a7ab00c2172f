import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { findAccount } from '../account-store.ts'
import { book, moneyOf, openLoanFees } from '../booking.ts'
import { type Asker, saveTransfer } from './ask-money.ts'
import type { BankAccount } from './bank-account.ts'
import type { TransferRow } from './transfer-store.ts'

type Asked = { readonly accountId: string; readonly loanId: string; readonly bank: BankAccount; readonly amountCents: number }

/** Money that a plan lends is put aside, and sent to the bank less the fee. Undefined when the plan does not hold enough. */
export async function askLoanPayout(
  context: Context,
  trx: Queries,
  { accountId, loanId, bank, amountCents, feeCents }: Asked & { readonly feeCents: number },
): Promise<TransferRow | undefined> {
  const account = await findAccount(trx, accountId)
  if (account?.state !== 'ACTIVE') return undefined
  const { cash } = await moneyOf(trx, accountId)
  const order = { personId: account.person_id, accountId, orderId: `loan ${loanId} ${context.newId()}`, cents: amountCents - cash }
  if (order.cents > 0 && !(await context.hooks.raiseCash(context, trx, order))) return undefined
  await openLoanFees(trx)
  const row = await saveTransfer(context, trx, account, bank, { ...ofLoan(loanId, amountCents), direction: 'OUT', fee_cents: feeCents })
  const held = await book.withdrawalAsked(trx, row, row.asked_at)
  if (held === 'not_enough_money') throw new Error(`The plan ${accountId} holds less than was raised for the loan ${loanId}.`)
  return row
}

/** Debits the bank for a payment, which goes into the plan that lent. One that a person makes may wait, so that they can take it back. */
export async function askLoanPayment(
  context: Context,
  trx: Queries,
  { accountId, loanId, bank, amountCents, asker }: Asked & { readonly asker: Asker },
): Promise<TransferRow | undefined> {
  const account = await findAccount(trx, accountId)
  if (account?.state !== 'ACTIVE') return undefined
  const row = await saveTransfer(context, trx, account, bank, { ...ofLoan(loanId, amountCents), direction: 'IN' }, asker)
  await book.depositAsked(trx, row, row.asked_at)
  return row
}

function ofLoan(loanId: string, amountCents: number) {
  return { type: 'LOAN', loan_id: loanId, amount_cents: amountCents, tax_year: null, schedule_id: null }
}
