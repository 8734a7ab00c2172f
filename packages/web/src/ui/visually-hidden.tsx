import type { HTMLAttributes } from 'react'
import styles from './visually-hidden.module.css'

/** Words for screen readers, where others can see the meaning. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />
}
