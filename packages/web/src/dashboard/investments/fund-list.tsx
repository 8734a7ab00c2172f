import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../client/language.ts'
import { type Holdings, holdings } from '../../screens/data/money/portfolio.ts'
import { FittingTable } from '../../ui/charts/fitting-table.tsx'
import { percentWords } from '../../ui/charts/share-bars.tsx'
import { Line, Lines } from '../../ui/lines.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import styles from '../frame/parts.module.css'
import money from '../transfer/money.module.css'
import { words } from './investments.words.ts'

type Fund = Holdings['results'][number]

const dollars = (amount: number) => dollarWords(amount, true)

/** Every fund with what it is worth and what it has gained or lost; the rest of its figures in a table. */
export function FundList() {
  const said = useWords(words)
  return (
    <Loaded of={holdings.use()} empty={undefined}>
      {(held) =>
        held && (
          <section className={styles.part} aria-labelledby="funds">
            <h2 id="funds">{said.funds}</h2>
            <p className={styles.about}>{said.fundsAbout}</p>
            <Lines>
              {held.results.map((fund) => (
                <FundLine key={fund.id} fund={fund} />
              ))}
            </Lines>
            <More title={said.fundTable}>
              <FittingTable title={said.fundTable} columns={said.fundColumns} rows={held.results.map(rowOf)} />
            </More>
          </section>
        )
      }
    </Loaded>
  )
}

function FundLine({ fund: { name, symbol, weight, weight_now: now, value, gain, cost, price, shares } }: { readonly fund: Fund }) {
  const said = useWords(words)
  return (
    <Line>
      <span>
        <strong>{name}</strong>
        <span className={styles.day}>
          {symbol} · {now === null ? said.wantedShare(percentWords(weight)) : said.share(percentWords(now), percentWords(weight))}
        </span>
        <span className={styles.day}>
          {shares === null ? said.price(dollars(price)) : said.sharesAt(sharesWords(shares), dollars(price))}
        </span>
      </span>
      {value !== null && (
        <span className={money.end}>
          <span className={money.figure}>{dollars(value)}</span>
          {gain !== null && gain !== 0 && (
            <span className={styles.day}>
              {gain > 0 ? said.gain(dollars(gain), changeOf(gain, cost)) : said.loss(dollars(-gain), changeOf(gain, cost))}
            </span>
          )}
        </span>
      )}
    </Line>
  )
}

function rowOf({ name, shares, price, cost, value, expense_ratio: ratio }: Fund): readonly string[] {
  const unlessNone = (amount: number | null) => (amount === null ? '–' : dollars(amount))
  return [name, shares === null ? '–' : sharesWords(shares), dollars(price), unlessNone(cost), unlessNone(value), percentWords(ratio)]
}

function sharesWords(shares: number): string {
  return shares.toLocaleString('en-US', { maximumFractionDigits: 4 })
}

/** How much of what was paid for it that is. */
function changeOf(gain: number, cost: number | null): string {
  return cost === null || cost === 0 ? '' : percentWords(Math.floor((Math.abs(gain) / cost) * 1_000) / 10)
}
