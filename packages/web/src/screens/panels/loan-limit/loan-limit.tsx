import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { type LoanQuote, loanLimits } from '../../data/loans/loan-quote.ts'
import type { PanelProps } from '../panel-props.ts'
import { limitWords } from './limit-words.ts'
import styles from './loan-limit.module.css'
import { words } from './loan-limit.words.ts'

/** How much may be borrowed, and why no more. */
export function LoanLimit({ form, empty }: PanelProps) {
  const limits = loanLimits.use()
  const { reload } = limits
  // A plan may have been linked, or a loan agreed to, on the way here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the page opens, and not after
  useEffect(reload, [])
  return (
    <Loaded of={limits} empty={empty} isEmpty={({ limits, reasons }) => limits.vested_balance === 0 && reasons.length === 0}>
      {(quote) => <Limit quote={quote} form={form} empty={empty} />}
    </Loaded>
  )
}

type Props = { readonly quote: LoanQuote; readonly form: PanelProps['form']; readonly empty: string | undefined }

function Limit({ quote: { eligible, reasons, limits, conditions }, form, empty }: Props) {
  const said = useWords(words)
  if (limits.vested_balance === 0) return <Empty>{empty}</Empty>
  if (!eligible)
    return (
      <Note title={said.notNow}>
        <p>{reasons.map(({ words }) => words).join(' ')}</p>
      </Note>
    )
  const typed = toCents(String(form.values['borrow_amount'] ?? ''))
  const isOver = typed.ok && typed.value > Math.round(limits.available * 100)
  return (
    <section className={styles.limit} aria-label={said.title}>
      <p className={styles.most}>
        {said.most} <Amount dollars={limits.available} size="large" hasCents={limits.available % 1 !== 0} />
      </p>
      <p className={styles.why}>{limitWords(limits, said)}</p>
      <p className={styles.why}>{said.least(dollarWords(limits.least))}</p>
      <ul className={styles.conditions}>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p role="status" className={styles.over}>
        {isOver && said.over(dollarWords(limits.available))}
      </p>
    </section>
  )
}
