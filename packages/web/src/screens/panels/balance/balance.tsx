import { fixedRecordKeepers } from '@app/schemas/rules/accounts/employers'
import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { type Part, totalOf } from '../../data/accounts/balance-of.ts'
import { useBalances } from '../../data/accounts/use-balances.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './balance.module.css'
import { words } from './balance.words.ts'

const mostNamed = 3

/** What all of it comes to: how many accounts at whom, the range, and where the figures come from. */
export function Balance({ empty }: PanelProps) {
  const balances = useBalances()
  return (
    <Loaded of={balances} empty={empty} isEmpty={(parts) => totalOf(parts) === undefined}>
      {(parts) => <Total parts={parts} />}
    </Loaded>
  )
}

function Total({ parts }: { readonly parts: readonly Part[] }) {
  const said = useWords(words)
  const total = totalOf(parts)
  if (!total) return null
  const unknown = parts.filter(({ balance }) => balance.basis === 'unknown').length
  const isEstimate = parts.some(({ balance }) => balance.basis === 'estimate')
  const sources = sourcesOf(parts)
  const providers = [...new Set(parts.map(({ provider, name }) => provider ?? name))].filter(isName)
  return (
    <section className={styles.balance} aria-label={said.label}>
      <p className={styles.total}>
        <Amount dollars={total.low} to={total.high} size="total" />
        {isEstimate && <span className={styles.estimated}> {said.estimated}</span>}
      </p>
      <p className={styles.count}>
        {said.count(parts.length)}
        {providers.length <= mostNamed && providers.length > 0 && `: ${providers.join(', ')}`}
      </p>
      <p className={styles.about}>
        {sources.map((source) => `${source === 'estimate' && sources.length === 1 ? said.allEstimated : said.source[source]} `)}
        {years(parts).length > 0 && `${said.filing(years(parts).join(', '))} `}
        {unknown > 0 && said.unknown(unknown)}
      </p>
    </section>
  )
}

/** “I don't remember” is an answer, and nobody's name. */
function isName(provider: string): boolean {
  return !fixedRecordKeepers.some((fixed) => fixed === provider)
}

const order = ['record-keeper', 'linked', 'you', 'estimate'] as const

function sourcesOf(parts: readonly Part[]) {
  return order.filter((basis) => parts.some(({ balance }) => balance.basis === basis))
}

/** The years of the filings by which the accounts were found. */
function years(parts: readonly Part[]): readonly number[] {
  return [...new Set(parts.flatMap(({ sourceYear }) => sourceYear ?? []))].sort((one, other) => one - other)
}
