import styles from './share-bars.module.css'

type Share = {
  readonly id: string
  readonly label: string
  readonly percent: number
  readonly look?: 'main' | 'second' | 'third'
  /** Where it should be, and that in words: a mark on its bar. */
  readonly aim?: { readonly percent: number; readonly words: string }
}

/** Parts of a whole, the largest first: each with its name and its figure beside its bar, so that no colour has to be read. */
export function ShareBars({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) {
  return (
    <ul className={styles.shares} aria-label={label}>
      {shares.map(({ id, label: name, percent, look = 'main', aim }) => (
        <li key={id} className={styles.share}>
          <span className={styles.name}>{name}</span>
          <span className={styles.percent}>
            {percentWords(percent)}
            {aim && <span className={styles.aim}> {aim.words}</span>}
          </span>
          <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width="100" height="10" />
            <rect className={styles[look]} width={percent} height="10" />
            {aim && <rect className={styles.mark} x={Math.min(aim.percent, 99)} width="1" height="10" />}
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** 12.5 as "12.5%". */
export function percentWords(percent: number): string {
  return `${Math.round(percent * 100) / 100}%`
}
