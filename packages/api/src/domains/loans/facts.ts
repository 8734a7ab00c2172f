import type { FactSource, FlowWords } from '../../facts/fact-source.ts'
import { parseEligibility, queryEligibility } from './eligibility.ts'

/**
 * What loans say to flows. A loan that is agreed and not paid out does not count: its papers are still to be signed. Neither do the last
 * 12 months, which only the quote knows: what it says is what holds.
 */
export function loanFacts(words: () => Pick<FlowWords, 'questions'>): FactSource {
  const isEligible = (found: unknown) => parseEligibility(found, words().questions, undefined).reasons.length === 0
  return { query: queryEligibility, facts: (found) => ({ 'loan.eligible': found !== null && isEligible(found) }) }
}
