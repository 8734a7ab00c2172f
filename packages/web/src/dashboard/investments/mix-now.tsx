import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { type Portfolio, portfolioNow } from '../../screens/data/money/portfolio.ts'
import { percentWords, ShareBars } from '../../ui/charts/share-bars.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import { Note } from '../../ui/note.tsx'
import styles from '../frame/parts.module.css'
import { words } from './investments.words.ts'

/** How everything here is invested: what the mix aims at beside what it holds, and what it costs. Renders nothing before one is chosen. */
export function MixNow() {
  return (
    <Loaded of={portfolioNow.use()} empty={undefined}>
      {(portfolio) => portfolio && <Mix portfolio={portfolio} />}
    </Loaded>
  )
}

function Mix({ portfolio }: { readonly portfolio: Portfolio }) {
  const said = useWords(words)
  const { name, chosen_at: chosen, target, now, drift, suitability } = portfolio
  return (
    <section className={styles.part} aria-labelledby="mix">
      <h2 id="mix">{said.mix}</h2>
      <p>{said.mixAbout(name, dateWords(chosen, language()))}</p>
      {suitability.words !== null && (
        <Note title={said.unsuitable}>
          <p>{suitability.words}</p>
        </Note>
      )}
      {now ? (
        <>
          <h3>{said.held}</h3>
          <Shares label={said.held} allocation={now} />
          <More title={said.wanted}>
            <Shares label={said.wanted} allocation={target} />
          </More>
        </>
      ) : (
        <>
          <h3>{said.wanted}</h3>
          <Shares label={said.wanted} allocation={target} />
        </>
      )}
      <p className={styles.about}>
        {[
          drift.off_target === null ? undefined : said.off(percentWords(drift.off_target)),
          drift.next_on === null ? undefined : said.next(dateWords(drift.next_on, language())),
          costWords(portfolio, said),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Link className={styles.more} to="/dashboard/settings/portfolio">
        {said.change}
      </Link>
    </section>
  )
}

function Shares({ label, allocation }: { readonly label: string; readonly allocation: Portfolio['target'] }) {
  return <ShareBars label={label} shares={allocation.map(({ asset_class: id, name, weight }) => ({ id, label: name, percent: weight }))} />
}

function costWords({ value, expense_ratio: ratio, yearly_cost_of_10000: forEach }: Portfolio, said: (typeof words)['en']): string {
  if (value === null) return said.costEmpty(percentWords(ratio), dollarWords(forEach, true))
  return said.cost(dollarWords((value * forEach) / 10_000, true), percentWords(ratio))
}
