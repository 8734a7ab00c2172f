import type { BlockProps } from './block-props.ts'
import styles from './partner-band.module.css'

/** For whom a known partner sends. The service leaves it out for everybody else. */
export function PartnerBand({ block }: BlockProps<'partner-band'>) {
  return <p className={styles.band}>{block.text}</p>
}
