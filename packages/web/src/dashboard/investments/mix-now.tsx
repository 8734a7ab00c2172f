import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { type Portfolio, portfolioNow } from '../../screens/data/money/portfolio.ts'
import { percentWords, ShareBars } from '../../ui/charts/share-bars.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import styles from '../frame/parts.module.css'
import { words } from './investments.words.ts'

type Said = (typeof words)['en']

/** How everything here is invested: what the mix aims at beside what it holds. Nothing before one is chosen. */
export function MixNow() {
  return (
    <Loaded of={portfolioNow.use()} empty={undefined}>
      {(portfolio) => portfolio && <Mix portfolio={portfolio} />}
    </Loaded>
  )
}

function Mix({ portfolio }: { readonly portfolio: Portfolio }) {
  const said = useWords(words)
  const { name, chosen_at: chosen, target, now, drift, value, expense_ratio: ratio, yearly_cost_of_10000: forEach } = portfolio
  return (
    <section className={styles.part} aria-labelledby="mix">
      <h2 id="mix">{said.mix}</h2>
      <p>{said.mixAbout(name, dateWords(chosen, language()))}</p>
      <h3>{now ? said.heldAndWanted : said.wanted}</h3>
      <ShareBars label={now ? said.heldAndWanted : said.wanted} shares={now ? besideAims(now, target, said) : target.map(shareOf)} />
      <p className={styles.about}>
        {[
          drift.off_target === null ? undefined : said.off(percentWords(drift.off_target)),
          drift.next_on === null ? undefined : said.next(dateWords(drift.next_on, language())),
          // What it costs in dollars stands at the top.
          value === null ? said.costEmpty(percentWords(ratio), dollarWords(forEach, true)) : undefined,
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

type Slice = Portfolio['target'][number]

function shareOf({ asset_class: id, name: label, weight: percent }: Slice) {
  return { id, label, percent }
}

/** What is held of each part, and where it should be; also what is held and no longer wanted, and what is wanted and not held. */
function besideAims(now: readonly Slice[], target: readonly Slice[], said: Said) {
  const missing = target.filter(({ asset_class: id }) => !now.some(({ asset_class }) => asset_class === id))
  return [...now, ...missing.map((slice) => ({ ...slice, weight: 0 }))].map((slice) => {
    const percent = target.find(({ asset_class: id }) => id === slice.asset_class)?.weight ?? 0
    return { ...shareOf(slice), aim: { percent, words: said.aims(percentWords(percent)) } }
  })
}
