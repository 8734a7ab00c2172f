import { dollarWords } from '@app/schemas/rules/money/money'
import type { ReactNode } from 'react'
import { useWords } from '../../../client/language.ts'
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { FeeLine, Fees } from '../../data/accounts/fees.ts'
import styles from './fee-comparison.module.css'
import { words } from './fee-comparison.words.ts'
import { percentRangeWords, type Range, rangeWords, sumOf } from './range-words.ts'

type Props = {
  readonly compared: Fees /** The way to what a balance can be estimated from, where there is one. */
  readonly addPay: ReactNode
}

/** Plan by plan: what it costs now beside what it would cost with us, as bars and in words. */
export function FeeBars({ compared, addPay }: Props) {
  const said = useWords(words)
  const { results, total_beagle_fees: ours, our_cost: cost } = compared
  const plans = sumOf(results.map(({ actual_fees }) => actual_fees))
  const most = Math.max(1, ...results.flatMap(({ actual_fees, beagle_fees }) => [actual_fees?.high ?? 0, beagle_fees?.high ?? 0]))
  const about = said.about(`${cost.fund_percent}%`, dollarWords(cost.membership), cost.source_year)
  return (
    <ChartFigure title={said.chart} about={plans ? `${about} ${said.bars}` : about} table={{ title: said.table, ...useTable(compared) }}>
      {plans && ours !== null && <VisuallyHidden>{said.sentence(rangeWords(plans), dollarWords(ours))}</VisuallyHidden>}
      <ul className={styles.plans}>
        {results.map((line) => (
          <Plan key={line.pk} line={line} most={most} addPay={addPay} />
        ))}
      </ul>
    </ChartFigure>
  )
}

type PlanProps = { readonly line: FeeLine; readonly most: number; readonly addPay: ReactNode }

function Plan({ line, most, addPay }: PlanProps) {
  const said = useWords(words)
  const { company_name: company, actual_fees: actual, beagle_fees: ours, reason, verdict } = line
  return (
    <li className={styles.plan}>
      <div className={styles.head}>
        <h3 className={styles.company}>{company}</h3>
        {/* An estimate of cost, whichever is cheaper: no colour says what to do. */}
        <Tag look="maybe">{said.tag[verdict]}</Tag>
      </div>
      {actual && <Bar name={said.plan} range={actual} most={most} look="old" />}
      {ours && <Bar name={said.oursShort} range={ours} most={most} look="ours" />}
      {reason && <p className={styles.about}>{said.reason[reason]}</p>}
      {reason === 'balance-unknown' && addPay}
      <Basis line={line} />
    </li>
  )
}

type BarProps = { readonly name: string; readonly range: Range; readonly most: number; readonly look: 'old' | 'ours' }

/** From nothing to the least it may cost firm, on to the most it may cost light. */
function Bar({ name, range, most, look }: BarProps) {
  const said = useWords(words)
  const wide = (dollars: number) => (100 * dollars) / most
  return (
    <div className={styles.bar}>
      <span>{name}</span>
      <span className={styles.value}>{said.aYear(rangeWords(range))}</span>
      <svg className={styles.drawing} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="12" />
        <rect className={`${styles[look]} ${styles.maybe}`} width={wide(range.high)} height="12" />
        <rect className={styles[look]} width={wide(range.low)} height="12" />
      </svg>
    </div>
  )
}

/** What the figures of a plan rest on. */
function Basis({ line }: { readonly line: FeeLine }) {
  const said = useWords(words)
  const { actual_percent: percent, balance, balance_from: from, source_year: year, confidence } = line
  if (!percent) return null
  return (
    <p className={styles.about}>
      {said.percentAYear(percentRangeWords(percent))}.{' '}
      {balance && from && said.balance[from](rangeWords(balance), dollarWords(balance.expected))} {year !== null && said.filing(year)}{' '}
      {said.sure[confidence]}
    </p>
  )
}

/** Which plan, what it costs now, and what it would cost with us. */
const planAndCosts = [0, 2, 3]

function useTable({ results, total_beagle_fees: ours }: Fees) {
  const said = useWords(words)
  const written = (range: Range | null | undefined) => (range ? rangeWords(range) : said.notKnown)
  const rows = results.map((line) => [
    line.company_name,
    written(line.balance),
    written(line.actual_fees),
    written(line.beagle_fees),
    line.source_year === null ? said.notKnown : String(line.source_year),
    said.tag[line.verdict],
  ])
  const all = [
    said.all,
    written(sumOf(results.map(({ balance }) => balance))),
    written(sumOf(results.map(({ actual_fees }) => actual_fees))),
    ours === null ? said.notKnown : dollarWords(ours),
    '',
    '',
  ]
  return { columns: said.columns, few: planAndCosts, rows: results.length > 1 ? [...rows, all] : rows }
}
