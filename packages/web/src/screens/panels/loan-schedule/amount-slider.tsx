import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import { useWords, type Words } from '../../../client/language.ts'
import type { LoanQuote } from '../../data/loans/loan-quote.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './amount-slider.module.css'

type Props = { readonly limits: LoanQuote['limits']; readonly form: PanelProps['form'] }

const words: Words<{ readonly slide: string }> = {
  en: { slide: 'Try an amount' },
  es: { slide: 'Probar una cantidad' },
}

const stepDollars = 50

/** The amount by dragging, right above what it comes to. The field takes every amount exactly. */
export function AmountSlider({ limits, form }: Props) {
  const { slide } = useWords(words)
  const most = Math.floor(limits.available)
  if (most <= limits.least) return null
  const typed = toCents(String(form.values['borrow_amount'] ?? ''))
  const shown = Math.min(Math.max(typed.ok ? typed.value / 100 : 0, limits.least), most)
  return (
    <div className={styles.slider}>
      <input
        type="range"
        aria-label={slide}
        aria-valuetext={dollarWords(shown)}
        min={limits.least}
        max={most}
        step={stepDollars}
        value={shown}
        onChange={({ target }) => form.set('borrow_amount', target.value)}
      />
      <span aria-hidden="true" className={styles.ends}>
        <span>{dollarWords(limits.least)}</span>
        <span>{dollarWords(most)}</span>
      </span>
    </div>
  )
}
