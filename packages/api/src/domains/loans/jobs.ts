import type { Context } from '../../context/context.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import type { JobData, JobHandlers } from '../../jobs/jobs.ts'
import { feePaidJob } from '../memberships/payments/follow-payment.ts'
import { fallDue } from './late/default.ts'
import { becomePastDue, warn } from './late/past-due.ts'
import { makeTaxForm } from './late/tax-form.ts'
import type { LoanWork } from './loan-work.ts'
import { loanJobs } from './moments.ts'
import { altLoan } from './of-others/alt-loan.ts'
import { refinanceLoan } from './of-others/refinance-loan.ts'
import { unsentJobs } from './of-others/unsent-jobs.ts'
import { payOut } from './payout/pay-out.ts'
import { collect, collectAgain } from './repayments/collect.ts'
import { confirmByFee } from './requests/confirm.ts'
import { findPersonOf, lockLoan } from './store.ts'

/** What happens to loans on its day. Each is counted from the moment it was due, and done twice it does no more. */
export function loanJobHandlers(context: Context): JobHandlers {
  const handler = (work: LoanWork) => ({ work: (data: JobData, { at }: { readonly at: Date }) => onLoan(context, data, at, work) })
  return {
    [loanJobs.payOut]: handler(payOut),
    [feePaidJob]: { work: ({ payment = '' }) => confirmByFee(context, payment) },
    [unsentJobs.alt]: { work: ({ personId = '' }) => altLoan.remindOfUnsent(context, personId) },
    [unsentJobs.refinance]: { work: ({ personId = '' }) => refinanceLoan.remindOfUnsent(context, personId) },
    [loanJobs.collect]: handler(collect),
    [loanJobs.retry]: handler(collectAgain),
    [loanJobs.pastDue]: handler(becomePastDue),
    [loanJobs.warn]: handler(warn),
    [loanJobs.fallDue]: handler(fallDue),
    [loanJobs.taxForm]: handler(makeTaxForm),
  }
}

/** The loan is locked first, so that payments and the calendar never meet. It is gone when its person is. */
async function onLoan(context: Context, { loanId = '', number = '0' }: JobData, at: Date, work: LoanWork): Promise<void> {
  const personId = await findPersonOf(context.db, loanId)
  if (personId === undefined) return
  const onLocked = async (trx: Parameters<LoanWork>[1]) => {
    const loan = await lockLoan(trx, loanId)
    if (loan) await work(context, trx, loan, at, Number(number))
  }
  await context.inTurn(personId, () => transaction(context.db, onLocked, context.random))
}
