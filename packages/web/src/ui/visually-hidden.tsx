import type { HTMLAttributes } from 'react'
import styles from './visually-hidden.module.css'

/** Words for whoever hears the page: what others see without them. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />
}
