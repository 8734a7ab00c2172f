import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
import { dollarWords } from '@app/schemas/rules/money/money'
import { dateWords } from '../../../client/words/day-words.ts'
import { isLoanOver, type Loan } from '../../../screens/data/loans/loans.ts'
import { words as loanWords } from '../../loan/loan-card.words.ts'
import { loanStanding } from '../../loan/loan-standing.ts'
import type { Answering, Known, Spoken } from './answer.ts'
import { ended } from './ended.ts'
import { words } from './money.words.ts'

const to = '/dashboard/loan'

/** How each loan stands: what is late or due first, or what it waits for; then the next payment. */
export function loanAnswer({ loans }: Known, at: Spoken): Answering {
  const said = words[at.spoken].loan
  if (loans === undefined) return { question: 'loan', fit: 'everyone', lines: [said.general], to }
  const open = loans.filter((loan) => !isLoanOver(loan))
  if (open.length > 0) return { question: 'loan', fit: 'own', lines: open.flatMap((loan) => linesOf(loan, at)), to }
  const isRepaid = loans.some(({ status }) => status === 'REPAID')
  return { question: 'loan', fit: 'not-theirs', lines: [isRepaid ? loanWords[at.spoken].repaid : said.none], to }
}

function linesOf(loan: Loan, { spoken, now }: Spoken): readonly string[] {
  const [said, card] = [words[spoken].loan, loanWords[spoken]]
  const { status, next_debit: next, current_principal: owed, payments_under_way: underWay } = loan
  const { title, lines } = loanStanding(loan, { said: card, day: (date) => dateWords(date, spoken, now) })
  return [
    ...(title === undefined ? [] : [ended(title)]),
    // What to do where it can’t be paid is a question of its own.
    ...lines.filter((line) => line !== card.pay),
    ...(next ? [said.next(dollarWords(next.amount, true), dateWords(next.on, spoken, now))] : []),
    ...(status === 'ACTIVE' || status === 'PAST_DUE' ? [said.owed(dollarWords(owed, true))] : []),
    ...(underWay > 0 ? [`${card.underWay}: ${dollarWords(underWay, true)}.`] : []),
  ]
}

/** Until when a payment that can’t be made now can be made up, what comes after that, and whom to call before. */
export function unpaidAnswer({ loans }: Known, { spoken, now }: Spoken): Answering {
  const [said, card] = [words[spoken].unpaid, loanWords[spoken]]
  const day = (date: string) => dateWords(date, spoken, now)
  const own = { question: 'unpaid', to } as const
  if (loans === undefined) return { ...own, fit: 'everyone', lines: [said.general] }
  const late = loans.find(({ status }) => status === 'PAST_DUE')
  if (late?.make_up_by) return { ...own, fit: 'own', lines: [said.call(day(late.make_up_by))] }
  const due = loans.find(({ status, next_repayment_date: next }) => status === 'ACTIVE' && next !== null)?.next_repayment_date
  if (due) return { ...own, fit: 'own', lines: [said.missed(day(due), day(cureEndsOn(due))), card.pay] }
  const isPayout = loans.some(({ status }) => status === 'DEFAULTED')
  if (isPayout) return { ...own, fit: 'own', lines: [ended(card.payout), card.payoutWords] }
  return loans.every(isLoanOver) ? { ...own, fit: 'not-theirs', lines: [said.none] } : { ...own, fit: 'own', lines: [said.general] }
}
