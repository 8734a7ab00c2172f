import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
import type { LoanRow } from './store.ts'

/** The last day on which a payment of a loan can be made up: later once a payout was undone. */
export function makeUpBy({ make_up_until: until }: Pick<LoanRow, 'make_up_until'>, dueOn: string): string {
  const end = cureEndsOn(dueOn)
  return until !== null && until > end ? until : end
}
