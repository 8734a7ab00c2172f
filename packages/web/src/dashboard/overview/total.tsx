import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../client/language.ts'
import type { ValueHistory } from '../../screens/data/money/value-history.ts'
import { Amount } from '../../ui/amount.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { type OverviewWords, words } from './overview.words.ts'
import styles from './overview-page.module.css'
import { type Sums, sureOf } from './sums.ts'

type Props = { readonly name: string; readonly sums: Sums; readonly history: ValueHistory | undefined }

/** Everything a person has, in one number that says how sure it is; for people with nothing yet, a greeting. */
export function Total({ name, sums, history }: Props) {
  const said = useWords(words)
  const sure = sureOf(sums)
  return (
    <header className={styles.total}>
      <PageHeading title={sure <= 0 ? said.hello(name) : said.savings(name)} />
      {sure > 0 && (
        <p className={styles.sum}>
          <Amount dollars={sure} size="total" hasCents />
        </p>
      )}
      <p className={styles.parts}>{partsWords(sums, said)}</p>
      {history && <Gains history={history} said={said} />}
    </header>
  )
}

/** Each part with its source. With money in one place alone, the number needs no parts. */
function partsWords({ withUs, linked, confirmed, told, likely, unknown }: Sums, said: OverviewWords): string {
  const dollars = (amount: number) => dollarWords(amount, true)
  const about = (amount: number) => dollarWords(Math.round(amount), false)
  return [
    withUs > 0 && said.withUs(dollars(withUs)),
    linked > 0 && said.linked(dollars(linked)),
    confirmed > 0 && said.confirmed(dollars(confirmed)),
    told > 0 && said.told(dollars(told)),
    likely.high > 0 &&
      said.likely(
        likely.low === likely.high ? about(likely.high) : said.range(about(likely.low), about(likely.high)),
        withUs + linked + confirmed + told > 0,
      ),
    unknown > 0 && said.unknown(unknown),
  ]
    .filter(Boolean)
    .join(' ')
}

function Gains({ history, said }: { readonly history: ValueHistory; readonly said: OverviewWords }) {
  const { began_on: began, gain_this_year: year, gain_all_time: all } = history
  if (began === null || year === null || all === null) return null
  return (
    <dl className={styles.gains}>
      {[
        { name: said.thisYear, dollars: year },
        { name: said.allTime, dollars: all },
      ].map(({ name, dollars }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {dollars > 0 && '+'}
            <Amount dollars={dollars} hasCents />
          </dd>
        </div>
      ))}
    </dl>
  )
}
