import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { reopenTask } from '../../desk/open-task.ts'
import type { LoanRow } from '../store.ts'

/** One task for each time that a loan falls behind, also when it does so again about the same payment. */
export async function openLateTask(context: Context, trx: Queries, loan: LoanRow, number: number): Promise<void> {
  await reopenTask(context, trx, { kind: 'loan-past-due', personId: loan.person_id, about: lateTaskAbout(loan.id, number) })
}

/** The task names the loan and the number of the payment. */
export function lateTaskAbout(loanId: string, number: number): string {
  return `${loanId} ${number}`
}
