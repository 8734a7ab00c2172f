import { dollarWords } from '../../../ui/dollar-words.ts'
import type { LoanQuote } from '../../data/loans/loan-quote.ts'

/** Why it is as much as it is, in one or two sentences. */
export function limitWords({ decided_by, vested_balance, cap, owed, highest_owed_in_year }: LoanQuote['limits']): string {
  const why =
    decided_by === 'half-vested'
      ? `That is half of your vested balance of ${dollarWords(vested_balance)}${less(owed)}.`
      : capWords(cap, highest_owed_in_year, owed)
  return owed > 0 ? `${why} You owe ${dollarWords(owed)} already, and all your loans count together.` : why
}

/** What a limit rests on that nobody but the person has said. */
export function unconfirmedWords({ confirmed_balance: confirmed }: LoanQuote['limits']): string {
  const known = confirmed > 0 ? `${dollarWords(confirmed)} of it is confirmed` : 'nobody has confirmed it'
  return `We go by the balance that you told us: so far ${known}. Before we send money, whoever holds your savings has to confirm that there is enough. Linking the account does that.`
}

const lawDollars = 50_000

function capWords(cap: number, highest: number, owed: number): string {
  if (cap >= lawDollars) return `The law allows no more than ${dollarWords(lawDollars)}${less(owed)}.`
  return `The law allows no more than ${dollarWords(lawDollars)}, less what you paid back in the past 12 months. You owed up to ${dollarWords(highest)} in that time.`
}

function less(owed: number): string {
  return owed > 0 ? ', less what you owe' : ''
}
