import type { Queries } from '../../db/database.ts'
import { openAccount, postEntry } from '../../ledger/ledger.ts'
import { receivedCents } from './record.ts'
import type { LoanRow } from './store.ts'

type Paid = { readonly id: string; readonly principalCents: number; readonly interestCents: number; readonly at: Date }

/** Books that a loan is paid out: the borrower receives it, less the fee where that is taken out of it, and owes all of it. */
export async function bookPayOut(trx: Queries, loan: LoanRow, at: Date): Promise<void> {
  const { principal, interest, fee, bank } = accountsOf(loan)
  await openAccount(trx, principal, { mayGoNegative: false })
  for (const account of [interest, fee, bank]) await openAccount(trx, account, { mayGoNegative: true })
  await book(trx, `loan/${loan.id}/paid-out`, 'loan.paid-out', at, [
    { account: principal, cents: loan.borrow_cents },
    { account: fee, cents: receivedCents(loan) - loan.borrow_cents },
    { account: bank, cents: -receivedCents(loan) },
  ])
}

/** Books that a sum is paid back. */
export async function bookRepayment(trx: Queries, loan: LoanRow, { id, principalCents, interestCents, at }: Paid): Promise<void> {
  const { principal, interest, bank } = accountsOf(loan)
  await book(trx, `loan-payment/${id}`, 'loan.repaid', at, [
    { account: principal, cents: -principalCents },
    { account: interest, cents: -interestCents },
    { account: bank, cents: principalCents + interestCents },
  ])
}

function accountsOf({ id, person_id }: Pick<LoanRow, 'id' | 'person_id'>) {
  const own = (name: string) => `loan/${id}/${name}`
  return { principal: own('principal'), interest: own('interest'), fee: own('fee'), bank: `bank/${person_id}` }
}

type Line = { readonly account: string; readonly cents: number }

async function book(trx: Queries, id: string, kind: string, at: Date, lines: readonly Line[]): Promise<void> {
  const posted = await postEntry(trx, { id, kind, at, lines: lines.filter(({ cents }) => cents !== 0) })
  if (posted !== 'posted') throw new Error(`Booking ${id} gave ${posted}, although the loan says otherwise.`)
}
