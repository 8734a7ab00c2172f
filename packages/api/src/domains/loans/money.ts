import type { Queries } from '../../db/database.ts'
import { openAccount, postEntry } from '../../ledger/ledger.ts'
import type { PaymentRow } from './repayments/payment-store.ts'
import type { LoanRow } from './store.ts'

/**
 * The books of a loan, beside those of the plan that lends it: what is owed, the interest that was paid, and what the plan has given less
 * what it got back. The money itself is booked with its transfer, in the same transaction.
 */
function accountsOf({ id }: Pick<LoanRow, 'id'>) {
  return { principal: `loan/${id}/principal`, interest: `loan/${id}/interest`, given: `loan/${id}/given` }
}

/** The money has arrived at the bank: all that is borrowed is owed. */
export async function bookPayOut(trx: Queries, loan: LoanRow, transferId: string, at: Date): Promise<void> {
  const { principal, interest, given } = accountsOf(loan)
  await openAccount(trx, principal, { mayGoNegative: false })
  for (const account of [interest, given]) await openAccount(trx, account, { mayGoNegative: true })
  await book(trx, `loan/${loan.id}/paid-out/${transferId}`, 'loan.paid-out', at, payOutLines(loan, 1))
}

/** The bank has sent it back: nothing is owed. */
export async function reversePayOut(trx: Queries, loan: LoanRow, transferId: string, at: Date): Promise<void> {
  await book(trx, `loan/${loan.id}/came-back/${transferId}`, 'loan.came-back', at, payOutLines(loan, -1))
}

type Paid = Pick<PaymentRow, 'id' | 'principal_cents' | 'interest_cents'> & { readonly at: Date }

/** Books that a sum is paid back. */
export async function bookRepayment(trx: Queries, loan: LoanRow, paid: Paid): Promise<void> {
  await book(trx, `loan-payment/${paid.id}`, 'loan.repaid', paid.at, repaymentLines(loan, paid, 1))
}

/** Books that the bank has sent it back. */
export async function reverseRepayment(trx: Queries, loan: LoanRow, paid: Paid): Promise<void> {
  await book(trx, `loan-payment/${paid.id}/returned`, 'loan.payment-returned', paid.at, repaymentLines(loan, paid, -1))
}

type Line = { readonly account: string; readonly cents: number }

function payOutLines(loan: LoanRow, sign: 1 | -1): readonly Line[] {
  const { principal, given } = accountsOf(loan)
  return [
    { account: principal, cents: sign * loan.borrow_cents },
    { account: given, cents: -sign * loan.borrow_cents },
  ]
}

function repaymentLines(loan: LoanRow, { principal_cents, interest_cents }: Paid, sign: 1 | -1): readonly Line[] {
  const { principal, interest, given } = accountsOf(loan)
  return [
    { account: principal, cents: -sign * principal_cents },
    { account: interest, cents: -sign * interest_cents },
    { account: given, cents: sign * (principal_cents + interest_cents) },
  ]
}

async function book(trx: Queries, id: string, kind: string, at: Date, lines: readonly Line[]): Promise<void> {
  const posted = await postEntry(trx, { id, kind, at, lines: lines.filter(({ cents }) => cents !== 0) })
  if (posted !== 'posted') throw new Error(`Booking ${id} gave ${posted}, although the loan says otherwise.`)
}
