import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { language, useWords } from '../../client/language.ts'
import { readPageData } from '../../client/service/page-data.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { isLate, type Loan } from '../../screens/data/loans/loans.ts'
import { Note } from '../../ui/note.tsx'
import { words } from './loan-card.words.ts'
import { loanStanding } from './loan-standing.ts'

/** The state of a loan in words; what is late, or holds up the money, is highlighted. */
export function LoanState({ loan }: { readonly loan: Loan }) {
  const said = useWords(words)
  const { title, lines } = loanStanding(loan, { said, day: (date) => dateWords(date, language()) })
  const drawn = lines.map((line) => <p key={line}>{fillBrandWords(line, readPageData().brand)}</p>)
  if (title === undefined) return drawn
  const isBad = isLate(loan) || loan.status === 'DEFAULTED'
  return (
    <Note title={title} look={isBad ? 'problem' : 'sun'}>
      {drawn}
    </Note>
  )
}
