import type { Hooks } from '../../context/context.ts'
import type { FactSource, FlowWords } from '../../facts/fact-source.ts'
import { parseEligibility, queryEligibility } from './eligibility.ts'

/**
 * What loans say to flows: whether people could borrow once their savings are in a plan with us, and whether they can ask for a loan now.
 * A loan that is agreed and not on its way does not count: its papers are still to be signed. Neither do the last 12 months, which only
 * the quote knows: what it says is what holds.
 */
export function loanFacts(words: () => Pick<FlowWords, 'questions'>, hooks: Pick<Hooks, 'findAccountSigned'>): FactSource {
  return {
    query: (db, personId) => queryEligibility(hooks, db, personId),
    facts: (found) => {
      if (found === null) return { 'loan.eligible': false, 'loan.ready': false, 'loan.outlook': 'open' }
      const { isPossible, outlook, reasons } = parseEligibility(found, words().questions)
      return { 'loan.eligible': isPossible, 'loan.ready': reasons.length === 0, 'loan.outlook': outlook }
    },
  }
}
