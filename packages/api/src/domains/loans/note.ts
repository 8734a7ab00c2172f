import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { lockOwnLoan, saveSigned } from './store.ts'

type Signed = { readonly personId: string; readonly loanId: string; readonly bySpouse: boolean }

/** The note of a loan is signed. Its money is sent on its day, or when it is looked at next. */
export async function recordSignedNote({ now }: Pick<Context, 'now'>, trx: Queries, { personId, loanId, bySpouse }: Signed): Promise<void> {
  const loan = await lockOwnLoan(trx, personId, loanId)
  if (!loan) throw new Error(`A note was signed for the loan ${loanId}, which is not there.`)
  const at = now()
  await saveSigned(trx, loanId, { note_signed_at: at, spouse_signed_at: bySpouse ? at : loan.spouse_signed_at })
}
