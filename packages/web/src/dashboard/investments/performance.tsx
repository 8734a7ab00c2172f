import { dollarWords } from '@app/schemas/rules/money/money'
import { useEffect, useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { type Performance, type PerformancePeriod, performanceOf } from '../../screens/data/money/performance.ts'
import type { ChartTable } from '../../ui/charts/chart-data.ts'
import { FittingTable } from '../../ui/charts/fitting-table.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import { type MoneyWay, moneyWays, waysInTable } from '../accounts/money-ways.ts'
import type { NamedAccount } from '../accounts/value-chart.tsx'
import parts from '../frame/parts.module.css'
import styles from './performance.module.css'
import { words } from './performance.words.ts'

type Said = (typeof words)['en']

/** How everything did, or the account that is named, over a time that one chooses: by itself, with one’s own deposits, and beside a plain mix. Nothing before it began. */
export function HowItDid({ account }: { readonly account: NamedAccount | undefined }) {
  const performance = performanceOf(account?.pk)
  useEffect(() => void performance.load(true), [performance])
  return (
    <Loaded of={performance.use()} empty={undefined}>
      {(did) => (did.periods.length > 0 ? <Periods did={did} name={account?.name} /> : null)}
    </Loaded>
  )
}

function Periods({ did: { periods, benchmark }, name }: { readonly did: Performance; readonly name: string | undefined }) {
  const said = useWords(words)
  const [chosen, setChosen] = useState<PerformancePeriod['period']>('all')
  const shown = periods.find(({ period }) => period === chosen) ?? periods.at(-1)
  if (!shown) return null
  const mix = benchmark.map(({ name, weight }) => `${weight}% ${name}`).join(said.and)
  return (
    <section className={parts.part} aria-labelledby="did">
      <h2 id="did">{name === undefined ? said.title : said.titleOf(name)}</h2>
      {periods.length > 1 && (
        <Choices
          legend={said.show}
          choices={periods.map(({ period }) => ({ value: period, label: said.periods[period] }))}
          chosen={shown.period}
          onChoose={setChosen}
        />
      )}
      <div role="status" className={parts.part}>
        <p>
          {said.since(dateWords(shown.from, language()))}: {gainWords(shown, said)}
        </p>
        <dl className={styles.returns}>
          <Return name={said.funds} percent={shown.time_weighted} of={shown} about={said.fundsAbout} />
          <Return name={said.own} percent={shown.money_weighted} of={shown} about={said.ownAbout} />
          <Return name={said.plain} percent={shown.benchmark.time_weighted} of={shown} about={said.plainAbout(mix)} />
        </dl>
        {shown.benchmark.value !== null && <p>{besidePlain(shown.value, shown.benchmark.value, said)}</p>}
      </div>
      <p className={parts.about}>{said.sample}</p>
      <More title={said.table}>
        <FittingTable {...tableOf(periods, said)} />
      </More>
    </section>
  )
}

type ReturnProps = { readonly name: string; readonly percent: number | null; readonly of: PerformancePeriod; readonly about: string }

function Return({ name, percent, of, about }: ReturnProps) {
  const said = useWords(words)
  return (
    <div className={styles.return}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>
        {returnWords(percent, said)} {percent !== null && <small>{of.is_by_year ? said.aYear : said.inAll}</small>}
      </dd>
      <dd className={parts.about}>{about}</dd>
    </div>
  )
}

function gainWords({ gain }: PerformancePeriod, said: Said): string {
  if (gain === 0) return said.even
  return gain > 0 ? said.grew(dollars(gain)) : said.fell(dollars(-gain))
}

function besidePlain(value: number, plain: number, said: Said): string {
  const more = Math.round((value - plain) * 100) / 100
  const beside = more === 0 ? said.equal : more > 0 ? said.moreHere(dollars(more)) : said.lessHere(dollars(-more))
  return `${said.samePlain(dollars(plain))} ${beside}`
}

/** With its sign: 4.5 as "+4.5%". */
function returnWords(percent: number | null, said: Said): string {
  if (percent === null) return said.unknown
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  return `${sign}${Math.abs(percent).toLocaleString('en-US', { maximumFractionDigits: 2 })}%`
}

function tableOf(periods: readonly PerformancePeriod[], said: Said): ChartTable {
  const ways = waysInTable(periods)
  const { time, gained, funds, own, plain } = said.columns
  const columns = [time, ...ways.map((way) => said.columns[way]), gained, funds, own, plain]
  return { title: said.table, columns, rows: periods.map((one) => rowOf(one, ways, said)) }
}

function rowOf(one: PerformancePeriod, ways: readonly MoneyWay[], said: Said): readonly string[] {
  const moved = moneyWays(one)
  const unit = one.is_by_year ? ` ${said.aYear}` : ''
  const shown = (percent: number | null) => `${returnWords(percent, said)}${percent === null ? '' : unit}`
  return [
    said.periods[one.period],
    ...ways.map((way) => dollars(moved[way])),
    dollars(one.gain),
    shown(one.time_weighted),
    shown(one.money_weighted),
    shown(one.benchmark.time_weighted),
  ]
}

function dollars(amount: number): string {
  return dollarWords(amount, true)
}
