import type { FactSource } from '../../facts/fact-source.ts'
import { type Footing, parseEligibility, queryFooting } from './eligibility.ts'

/**
 * What loans say to flows. A loan that is agreed and not paid out does not count: its papers are still to be signed. Neither do the last
 * 12 months, which only the quote knows: what it says is what holds.
 */
export function loanFacts(footing: Footing): FactSource {
  return {
    query: (db, personId) => queryFooting(db, personId, footing),
    facts: (found) => ({ 'loan.eligible': found !== null && isEligible(found, footing) }),
  }
}

function isEligible(found: unknown, footing: Footing): boolean {
  return parseEligibility(found, footing, undefined).reasons.length === 0
}
