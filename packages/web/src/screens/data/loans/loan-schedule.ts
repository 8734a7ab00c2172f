import { useCallback, useMemo } from 'react'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { usePolling } from '../use-polling.ts'
import { loadLoanPayments } from './loan-payments.ts'
import { type Loan, lookEveryMs } from './loans.ts'

export type LoanSchedule = Answered<'GET /api/v1/loans/{id}/schedule/'>

/** Every payment of a loan, with what was paid of it. A payment or a change makes another version, which is read anew. */
export function useLoanSchedule({ pk, version, current_principal: owed, payments_under_way: underWay }: Loan) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the loan may change its schedule
  const held = useMemo(() => resource(() => ask('GET /api/v1/loans/{id}/schedule/', { params: { id: pk } })), [pk, version, owed, underWay])
  return held.use()
}

/** What was paid on a loan, and how each debit went. One that waits, or is with the bank, is looked at again. */
export function useLoanPayments({ pk, current_principal: owed, payments_under_way: underWay }: Loan) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment changes both sums
  const held = useMemo(() => resource(() => loadLoanPayments(pk)), [pk, owed, underWay])
  const shown = held.use()
  const look = useCallback(() => void held.load(true), [held])
  usePolling(shown.data?.results.some(({ state }) => state === 'ASKED') === true, look, lookEveryMs)
  return shown
}

/** What is due and not paid, with what follows if it stays so. */
export function usePastDue({ pk, past_due_amount: late }: Loan) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is late changes with the sum
  const held = useMemo(() => resource(() => ask('GET /api/v1/loans/{id}/pastdue_repayments/', { params: { id: pk } })), [pk, late])
  return held.use()
}
