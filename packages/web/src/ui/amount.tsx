import { dollarWords } from '@app/schemas/rules/money/money'
import styles from './amount.module.css'

type Props = {
  readonly dollars: number /** The other end of a range: an estimate looks like one. */
  readonly to?: number | undefined
  readonly size?: 'text' | 'large' | 'total' /** Cents are shown where they matter. */
  readonly hasCents?: boolean
}

/** Money in tabular figures. */
export function Amount({ dollars, to, size = 'text', hasCents = false }: Props) {
  const isRange = to !== undefined && to !== dollars
  const least = dollarWords(dollars, hasCents)
  // A figure stands alone in its element: where the browser translates the page, another figure still takes its place.
  return (
    <span className={`${styles.amount} ${styles[size]}`}>
      {isRange ? (
        <>
          <span>{least}</span>
          <span className={styles.to}>{` – ${dollarWords(to, hasCents)}`}</span>
        </>
      ) : (
        least
      )}
    </span>
  )
}
