import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { numberOf, yearsOf } from '../record.ts'

/**
 * An amount that is more than the person may borrow, or too little, is said with all else that is wrong, in the words of the service. It
 * works out a price for a time too: where none is chosen yet, the shortest does.
 */
export async function wrongLoanRequest(answers: Typed): Promise<Readonly<Record<string, string>>> {
  const amount = numberOf(answers['borrow_amount'])
  if (amount === null) return {}
  const quote = await ask('GET /api/v1/loans/', {
    query: { borrow_amount: amount.toFixed(2), term: yearsOf(answers['term']) ?? '1' },
  })
  const over = quote.ok && quote.data.quote.eligible ? quote.data.quote.problems.find(({ field }) => field === 'borrow_amount') : undefined
  return over ? { borrow_amount: over.words } : {}
}
