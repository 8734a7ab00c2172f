import type { FactSource } from '../../../facts/fact-source.ts'
import { findWaiting } from './other-store.ts'

/** What requests for loans of others say to flows: whether one waits for its answer. */
export const otherLoanFacts: FactSource = {
  query: findWaiting,
  facts: (found) => ({ 'loan.requested': found === true }),
}
