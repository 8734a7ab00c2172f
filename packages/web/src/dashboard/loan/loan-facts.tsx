import { language } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import type { Loan } from '../../screens/data/loans/loans.ts'
import { Amount } from '../../ui/amount.tsx'
import type { LoanWords } from './loan-card.words.ts'

/** What is so of a loan, line by line: before it is paid out what would come, after that what is paid and when. */
export function loanFacts(loan: Loan, said: LoanWords) {
  const { status, next_debit: next, pays_out_on: sent, fee_payment, origination_fee } = loan
  const day = (date: string) => dateWords(date, language())
  const payment = { name: said.every[loan.payment_frequency], value: <Amount dollars={loan.payment_amount} hasCents /> }
  if (status === 'PENDING' || status === 'CONFIRMED' || status === 'SENDING') {
    return [
      { name: said.receive, value: <Amount dollars={loan.amount_received} hasCents /> },
      { name: fee_payment === 'card' ? said.feeByCard : said.feeFromLoan, value: <Amount dollars={origination_fee} hasCents /> },
      payment,
    ]
  }
  return [
    payment,
    // What is late or due now is said above.
    ...(next ? [{ name: said.next, value: day(next.on) }] : []),
    ...(loan.payments_under_way > 0 ? [{ name: said.underWay, value: <Amount dollars={loan.payments_under_way} hasCents /> }] : []),
    { name: said.borrowed, value: <Amount dollars={loan.borrow_amount} hasCents /> },
    ...(sent ? [{ name: said.sent, value: day(sent) }] : []),
  ]
}
