import { useWords } from '../../../client/language.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { percentWords } from '../../../ui/charts/share-bars.tsx'
import { More } from '../../../ui/more.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Model, Proposal } from '../../data/money/portfolio.ts'
import { MixParts } from './mix-parts.tsx'
import { modelFacts } from './model-facts.ts'
import styles from './portfolio.module.css'
import { words } from './portfolio.words.ts'

type Props = { readonly model: Model; readonly drift: Proposal['suggested_drift']; readonly why: string }

/** A mix: how much of it is in stocks, what it holds, what it costs, and how it moves with time. */
export function ModelShown({ model, drift, why }: Props) {
  const { name, about, allocation, stocks } = model
  const said = useWords(words)
  return (
    <section className={styles.model} aria-labelledby="suggested-mix">
      <header className={styles.head}>
        <h2 id="suggested-mix">{name}</h2>
        <Tag>{said.suggested}</Tag>
      </header>
      <p>{about}</p>
      <p className={styles.why}>{why}</p>
      <MixParts name={name} stocks={stocks} allocation={allocation} facts={modelFacts(model, said)} />
      {drift.length > 1 && (
        <More title={said.changes}>
          <p>{said.changesAbout}</p>
          <DataTable
            title={said.changesOf(name)}
            columns={said.columns}
            rows={drift.map(({ day, stocks: part }) => [dayWords(day), percentWords(part), percentWords(100 - part)])}
          />
        </More>
      )}
    </section>
  )
}
