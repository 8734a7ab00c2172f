import { dollarWords } from '../../../ui/dollar-words.ts'
import type { LoanQuote } from '../../data/loan-quote.ts'

/** Why it is as much as it is, in one or two sentences. */
export function limitWords({ decided_by, vested_balance, cap, owed, highest_owed_in_year }: LoanQuote['limits']): string {
  const why =
    decided_by === 'half-vested'
      ? `That is half of your vested balance of ${dollarWords(vested_balance)}${less(owed)}.`
      : capWords(cap, highest_owed_in_year, owed)
  return owed > 0 ? `${why} You owe ${dollarWords(owed)} already, and all your loans count together.` : why
}

const lawDollars = 50_000

function capWords(cap: number, highest: number, owed: number): string {
  if (cap >= lawDollars) return `The law allows no more than ${dollarWords(lawDollars)}${less(owed)}.`
  return `The law allows no more than ${dollarWords(lawDollars)}, less what you paid back in the past 12 months. You owed up to ${dollarWords(highest)} in that time.`
}

function less(owed: number): string {
  return owed > 0 ? ', less what you owe' : ''
}
