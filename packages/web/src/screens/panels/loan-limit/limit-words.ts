import { dollarWords } from '@app/schemas/rules/money/money'
import { language } from '../../../client/language.ts'
import type { LoanQuote } from '../../data/loans/loan-quote.ts'
import { type LimitWords, words } from './loan-limit.words.ts'

/** Why it is as much as it is, in one or two sentences. */
export function limitWords(limits: LoanQuote['limits'], said: LimitWords = words[language()]): string {
  const { decided_by, vested_balance, owed } = limits
  const why = decided_by === 'half-vested' ? said.half(dollarWords(vested_balance), less(owed, said)) : capWords(limits, said)
  return owed > 0 ? said.owed(why, dollarWords(owed)) : why
}

const lawDollars = 50_000

function capWords({ cap, highest_owed_in_year: highest, owed }: LoanQuote['limits'], said: LimitWords): string {
  const law = dollarWords(lawDollars)
  return cap >= lawDollars ? said.law(law, less(owed, said)) : said.paidBack(law, dollarWords(highest))
}

function less(owed: number, said: LimitWords): string {
  return owed > 0 ? said.less : ''
}
