import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { type Portfolio, portfolioNow } from '../../screens/data/money/portfolio.ts'
import { type ValueHistory, valueHistory } from '../../screens/data/money/value-history.ts'
import { Amount } from '../../ui/amount.tsx'
import { percentWords } from '../../ui/charts/share-bars.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { grown } from '../accounts/value-sentence.ts'
import styles from '../frame/parts.module.css'
import { words } from './investments.words.ts'

type Said = (typeof words)['en']

/** What people come to see, before how it came about: what it’s worth, what it has gained, what it is in, and what that costs. Above it what can’t be left so. */
export function InShort() {
  const said = useWords(words)
  const [history, mix] = [valueHistory.use(), portfolioNow.use()]
  const isKnown = [history, mix].every((held) => held.isKnown || held.failure !== undefined)
  if (!isKnown) return null
  const hasNone = mix.isKnown && !mix.data
  return (
    <section className={styles.part} aria-label={said.inShort}>
      {hasNone && <p>{said.noMix}</p>}
      {mix.data && mix.data.suitability.words !== null && (
        <Note title={said.unsuitable}>
          <p>{mix.data.suitability.words}</p>
        </Note>
      )}
      <Facts facts={[...(history.data ? worthFacts(history.data, said) : []), ...(mix.data ? mixFacts(mix.data, said) : [])]} />
      <Link className={hasNone ? styles.main : styles.more} to="/dashboard/settings/portfolio">
        {hasNone ? said.choose : said.change}
      </Link>
    </section>
  )
}

/** Nothing before the first money came. */
function worthFacts(held: ValueHistory, said: Said) {
  if (held.began_on === null) return []
  const gained = grown(held)
  const since = dateWords(held.began_on, language())
  return [
    { name: said.worth, value: <Amount dollars={held.value} hasCents /> },
    { name: gained < 0 ? said.lostSince(since) : said.gainedSince(since), value: <Amount dollars={Math.abs(gained)} hasCents /> },
  ]
}

function mixFacts({ name, stocks, value, expense_ratio: ratio, yearly_cost_of_10000: forEach }: Portfolio, said: Said) {
  const cost = value === null ? [] : [said.about(dollarWords((value * forEach) / 10_000, true), percentWords(ratio))]
  return [
    { name: said.investedIn, value: said.mixInShort(name, percentWords(stocks)) },
    ...cost.map((about) => ({ name: said.yearlyCost, value: about })),
  ]
}
