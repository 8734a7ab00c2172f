import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import { openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import type { ChangeableDeposit, ChangeQuote } from '../../../screens/data/money/recharacterizations.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Facts } from '../../../ui/facts.tsx'
import parts from '../../frame/parts.module.css'
import { accountName } from '../account-names.ts'
import { type OtherIraWords, words } from './other-ira.words.ts'

type Props = { readonly quote: ChangeQuote; readonly deposit: ChangeableDeposit }

/** What would move today, from where to where and by when, and that it is an estimate. */
export function MovesFacts({ quote, deposit }: Props) {
  const said = useWords(words)
  return (
    <section className={parts.part} aria-label={said.moves}>
      <h3>{said.moves}</h3>
      <MoveLines quote={quote} deposit={deposit} />
      <p className={parts.about}>{said.estimate}</p>
    </section>
  )
}

/** The same, line by line. */
export function MoveLines({ quote, deposit }: Props) {
  const said = useWords(words)
  const { data: opened } = openedAccounts.use()
  const nameOf = (number: string | null, kind: ChangeableDeposit['account_type']) =>
    accountName(opened?.accounts.find(({ account_number }) => account_number === number) ?? { account_type: kind, last_four: null })
  return (
    <Facts
      facts={[
        { name: said.from, value: nameOf(deposit.account_number, deposit.account_type) },
        { name: said.to, value: nameOf(deposit.to_account_number, deposit.to_account_type) },
        ...sumFacts(quote, deposit, said),
        { name: said.cost, value: said.free },
        { name: said.by, value: said.byDay(dateWords(quote.moved_by, language())) },
      ]}
    />
  )
}

function sumFacts({ amount, earnings, moves }: ChangeQuote, { to_account_type: kind }: ChangeableDeposit, said: OtherIraWords) {
  return [
    { name: said.counts(kind), value: <Amount dollars={amount} hasCents /> },
    { name: earnings < 0 ? said.lost : said.earned, value: <Amount dollars={Math.abs(earnings)} hasCents /> },
    { name: said.sum, value: <Amount dollars={moves} hasCents /> },
  ]
}
