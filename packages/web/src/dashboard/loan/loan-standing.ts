import { addDays } from '@app/schemas/rules/days/days'
import { ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { dollarWords } from '@app/schemas/rules/money/money'
import { isLate, type Loan } from '../../screens/data/loans/loans.ts'
import type { LoanWords } from './loan-card.words.ts'

/** How a loan stands. With a title something is wrong or awaited. */
export type LoanStanding = { readonly title?: string; readonly lines: readonly string[] }

type Said = { readonly said: LoanWords; readonly day: (date: string) => string }

/** What is late, what holds up the money, or that all is well. `pay` of the words has our telephone as a gap. */
export function loanStanding(loan: Loan, { said, day }: Said): LoanStanding {
  const { status, make_up_by: until, pays_out_on: sent, offer_ends_on: offered } = loan
  const dayOr = (date: string | null) => (date === null ? '' : day(date))
  switch (status) {
    case 'PAST_DUE':
      if (!isLate(loan)) return { title: said.lateUnderWay, lines: [said.ifUnpaid(dayOr(until))] }
      return { title: said.late(dollarWords(loan.past_due_amount, true)), lines: [said.makeUp(dayOr(until)), said.pay] }
    case 'DEFAULTED':
      return { title: said.payout, lines: [said.payoutWords] }
    case 'PENDING':
      return { lines: [offered ? `${said.pending} ${said.offered(day(offered))}` : said.pending] }
    case 'SENDING':
      return { lines: [said.sending(dollarWords(loan.amount_received, true))] }
    case 'REPAID':
      return { lines: [said.repaid] }
    case 'CONFIRMED':
      if (loan.awaits.length > 0) return awaiting(loan, { said, day })
      return { lines: [said.comes(dollarWords(loan.amount_received, true), dayOr(sent))] }
    default:
      return running(loan, { said, day })
  }
}

/** In the days of grace a payment that was not made is due, and not late yet: it isn’t debited later by itself. */
function running({ due_amount: due, due_since: since }: Loan, { said, day }: Said): LoanStanding {
  if (!since) return { lines: [said.running] }
  return { title: said.due(dollarWords(due, true)), lines: [said.dueSince(day(since), day(addDays(since, ourPlan.graceDays)))] }
}

function awaiting({ awaits, covered_amount: covered, lapses_on: lapses, fee_is_paid: isFeePaid }: Loan, { said, day }: Said): LoanStanding {
  const signs = awaits.includes('note_signature') ? said.awaitsYou : awaits.includes('spouse_signature') ? said.awaitsSpouse : undefined
  const allowed = covered ? said.allows(dollarWords(covered, true)) : said.tooLittle
  return {
    title: signs ?? (awaits.includes('savings') ? said.awaitsSavings : said.awaitsBank),
    lines: [
      ...(awaits.includes('savings') ? [signs ? `${said.awaitsSavings}. ${allowed}` : allowed] : []),
      ...(awaits.includes('bank') ? [said.linkAnother] : []),
      lapses ? `${said.afterSigning} ${said.lapses(day(lapses))}` : said.afterSigning,
      ...(isFeePaid ? [said.feeBack] : []),
    ],
  }
}
