import { dollarWords } from '@app/schemas/rules/money/money'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { language, useWords } from '../../client/language.ts'
import { readPageData } from '../../client/service/page-data.ts'
import { dateWords } from '../../client/words/day-words.ts'
import type { LoanRequest } from '../../screens/data/loans/loan-requests.ts'
import { Amount } from '../../ui/amount.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import { type SentKind, words } from './sent-requests.words.ts'

type Sent = Extract<LoanRequest, { readonly kind: SentKind }>
type Props = { readonly request: Sent; readonly sentAt: string }

/** A request that a person answers: who answers and when, what was asked for, and the number to ask about it. */
export function RequestCard({ request, sentAt }: Props) {
  const said = useWords(words)
  const { kind, loan } = request
  const replaced = kind === 'refinance' ? replacedWords(request.loan, said.owed) : ''
  const { outcome, ended_at: endedAt, refused_why: why } = loan
  return (
    <Card title={said.kinds[kind]} level={3} tag={<Tag look={outcome === 'refused' ? 'bad' : 'maybe'}>{said.tags[outcome ?? 'sent']}</Tag>}>
      {outcome === null && (
        <p>
          {said.answer} {said.noYes}
        </p>
      )}
      {outcome === 'answered' && <p>{`${said.answered} ${said.noYes}`}</p>}
      {outcome === 'refused' && (
        <Note title={said.refused} look="problem">
          <p>{why}</p>
          <p>{said.nothingComes}</p>
          <p>
            {said.instead} <Link to="/dashboard/need-help">{said.write}</Link>
          </p>
        </Note>
      )}
      <Facts
        facts={[
          ...(loan.borrow_amount === null ? [] : [{ name: said.amount, value: <Amount dollars={loan.borrow_amount} hasCents /> }]),
          ...(loan.term === null ? [] : [{ name: said.over, value: said.years(loan.term) }]),
          ...(replaced === '' ? [] : [{ name: said.replaces, value: replaced }]),
          { name: said.sent, value: dateWords(sentAt, language()) },
          ...(endedAt === null ? [] : [{ name: said.ended, value: dateWords(endedAt, language()) }]),
          { name: said.number, value: shortNumber(loan.pk) },
        ]}
      />
      {outcome === null && <p className={styles.about}>{fillBrandWords(said.late, readPageData().brand)}</p>}
    </Card>
  )
}

/** Who lent it and what is owed on it, as far as that is known. */
function replacedWords(
  { lender, current_balance: owed }: Extract<Sent, { readonly kind: 'refinance' }>['loan'],
  said: (dollars: string) => string,
): string {
  return [lender, owed === null ? null : said(dollarWords(owed, true))].filter((one) => one !== null && one !== '').join(', ')
}
