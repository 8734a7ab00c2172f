import type { Language } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { findEligibility } from './eligibility.ts'
import { inOrder, toLoan } from './record.ts'
import { type QuoteQuery, toQuote } from './requests/quote.ts'
import { findLoan, findLoans } from './store.ts'

/** A loan as calls return it; undefined when it belongs to somebody else. */
export async function findLoanAnswer(context: Context, db: Queries, personId: string, id: string) {
  const row = await findLoan(db, personId, id)
  if (!row) return undefined
  const now = context.now()
  return toLoan(context.keys, row, await findEligibility(context, db, personId, now), now)
}

/** The same of a loan that is there: its row is locked, or was just written. */
export async function loadLoanAnswer(context: Context, trx: Queries, personId: string, id: string) {
  const loan = await findLoanAnswer(context, trx, personId, id)
  if (!loan) throw new Error(`The loan ${id} is gone, although nobody removes loans.`)
  return loan
}

/** All loans of a person, the current one first, and what another one would cost. Nothing is saved. */
export async function listLoanAnswers(context: Context, personId: string, query: QuoteQuery, language: Language) {
  const rows = await findLoans(context.db, personId)
  const now = context.now()
  const standing = await findEligibility(context, context.db, personId, now)
  return { results: inOrder(rows).map((row) => toLoan(context.keys, row, standing, now)), quote: toQuote(standing, query, now, language) }
}
