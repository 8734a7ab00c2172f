import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Note } from '../../../ui/note.tsx'
import type { PanelProps } from '../panel-props.ts'
import { estimateOf } from './estimate-of.ts'
import styles from './loan-estimate.module.css'
import { words } from './loan-estimate.words.ts'

/** What could be borrowed, as far as the answers on this page say. */
export function LoanEstimate({ form, empty }: PanelProps) {
  const said = useWords(words)
  const estimate = estimateOf(form.values)
  return <div role="status">{estimate === undefined ? <Empty>{empty}</Empty> : <Estimate {...{ estimate, said }} />}</div>
}

type Props = { readonly estimate: NonNullable<ReturnType<typeof estimateOf>>; readonly said: (typeof words)['en'] }

function Estimate({ estimate, said }: Props) {
  if (estimate === 'work' || estimate === 'savings') return <Note title={said.not}>{said[estimate]}</Note>
  const [least, most] = [dollarWords(estimate.leastCents / 100), dollarWords(Math.floor(estimate.mostCents / 100))]
  return (
    <section className={styles.estimate} aria-label={said.title}>
      <h2 className={styles.title}>{said.title}</h2>
      <p className={styles.range}>{estimate.leastCents === estimate.mostCents ? said.upTo(most) : said.range(least, most)}</p>
      <p className={styles.rule}>{said.rule}</p>
    </section>
  )
}
