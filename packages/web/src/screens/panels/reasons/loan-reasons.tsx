import { useWords, type Words } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { loanLimits } from '../../data/loans/loan-quote.ts'
import { ReasonList } from './reason-list.tsx'

const words: Words<{ readonly why: string; readonly also: string }> = {
  en: { why: 'Why it isn’t possible now', also: 'Another reason' },
  es: { why: 'Por qué no es posible ahora', also: 'Otro motivo' },
}

/** Why a person cannot have a loan from their savings. */
export function LoanReasons({ empty }: { readonly empty: string | undefined }) {
  const said = useWords(words)
  const limits = loanLimits.use()
  return (
    <Loaded of={limits} empty={empty}>
      {({ reasons }) => (
        <ReasonList
          empty={empty}
          reasons={reasons.map(({ reason, words: told }, index) => ({
            id: reason,
            about: index === 0 ? said.why : said.also,
            words: told,
          }))}
        />
      )}
    </Loaded>
  )
}
