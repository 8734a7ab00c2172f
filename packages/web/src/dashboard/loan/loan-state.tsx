import { dollarWords } from '@app/schemas/rules/money/money'
import { fillWords } from '../../client/fill-words.ts'
import { language, useWords } from '../../client/language.ts'
import { readPageData } from '../../client/service/page-data.ts'
import { dateWords } from '../../client/words/day-words.ts'
import type { Loan } from '../../screens/data/loans/loans.ts'
import { Note } from '../../ui/note.tsx'
import { words } from './loan-card.words.ts'

/** The state of a loan in words; what is late, or holds up the money, is highlighted. */
export function LoanState({ loan }: { readonly loan: Loan }) {
  const said = useWords(words)
  const { status, awaits, make_up_by: until, pays_out_on: sent, lapses_on: lapses, offer_ends_on: offered } = loan
  const day = (date: string | null) => (date === null ? '' : dateWords(date, language()))
  if (status === 'PAST_DUE') {
    return (
      <Note title={said.late(dollarWords(loan.past_due_amount, true))} look="problem">
        <p>{said.makeUp(day(until))}</p>
        <p>{fillWords(said.pay, readPageData().brand)}</p>
      </Note>
    )
  }
  if (status === 'DEFAULTED') {
    return (
      <Note title={said.payout} look="problem">
        {said.payoutWords}
      </Note>
    )
  }
  if (status === 'PENDING') return <p>{offered ? `${said.pending} ${said.offered(day(offered))}` : said.pending}</p>
  if (status === 'SENDING') return <p>{said.sending(dollarWords(loan.amount_received, true))}</p>
  if (status === 'REPAID') return <p>{said.repaid}</p>
  if (status !== 'CONFIRMED') return <p>{said.running}</p>
  if (awaits.length === 0) return <p>{said.comes(dollarWords(loan.amount_received, true), day(sent))}</p>
  const signs = awaits.includes('note_signature') ? said.awaitsYou : awaits.includes('spouse_signature') ? said.awaitsSpouse : undefined
  return (
    <Note title={signs ?? (awaits.includes('savings') ? said.awaitsSavings : said.awaitsBank)}>
      {awaits.includes('savings') && (
        <p>
          {signs && `${said.awaitsSavings}. `}
          {loan.covered_amount ? said.allows(dollarWords(loan.covered_amount, true)) : said.tooLittle}
        </p>
      )}
      {awaits.includes('bank') && <p>{said.linkAnother}</p>}
      <p>{lapses ? `${said.afterSigning} ${said.lapses(day(lapses))}` : said.afterSigning}</p>
      {loan.fee_is_paid && <p>{said.feeBack}</p>}
    </Note>
  )
}
