import { addBusinessDays, addDays, dayOf } from '@app/schemas/rules/days'
import type { Queries } from '../../db/database.ts'
import type { Ground } from '../../ground.ts'
import { loanJobs, noonOf } from './moments.ts'
import { lapseDays } from './plan.ts'
import { type LoanRow, lockOwnLoan, saveSigned } from './store.ts'

type Signed = { readonly personId: string; readonly loanId: string; readonly bySpouse: boolean }
type Awaited = 'confirmation' | 'note_signature' | 'spouse_signature'
type Waiting = Pick<LoanRow, 'status' | 'note_signed_at' | 'spouse_signed_at' | 'spouse_needed'>

/** What has to come from the person before money is sent. */
export function awaitedFor({ status, note_signed_at: signed, spouse_signed_at: bySpouse, spouse_needed: needed }: Waiting): Awaited[] {
  if (status !== 'PENDING' && status !== 'CONFIRMED') return []
  return [
    ...(status === 'PENDING' ? (['confirmation'] as const) : []),
    ...(signed === null ? (['note_signature'] as const) : []),
    ...(needed && bySpouse === null ? (['spouse_signature'] as const) : []),
  ]
}

/** When a confirmed loan ends that nobody has signed. */
export function lapsesOn(paysOutOn: string): string {
  return addDays(paysOutOn, lapseDays)
}

/** The note of a loan is signed: if its money waited for nothing else, it is sent on the next working day. */
export async function noteSigned(ground: Ground, trx: Queries, { personId, loanId, bySpouse }: Signed): Promise<void> {
  const loan = await lockOwnLoan(trx, personId, loanId)
  if (!loan) throw new Error(`A note was signed for the loan ${loanId}, which is not there.`)
  const now = ground.now()
  const signed = { note_signed_at: now, spouse_signed_at: bySpouse ? now : loan.spouse_signed_at }
  const isLate = loan.pays_out_on !== null && noonOf(loan.pays_out_on) <= now
  const isReady = loan.status === 'CONFIRMED' && awaitedFor({ ...loan, ...signed }).length === 0
  const paysOutOn = isReady && isLate ? addBusinessDays(dayOf(now), 1) : loan.pays_out_on
  await saveSigned(trx, loanId, { ...signed, pays_out_on: paysOutOn })
  if (isReady && isLate && paysOutOn !== null) await ground.jobs.send(trx, loanJobs.payOut, { loanId }, noonOf(paysOutOn))
}
