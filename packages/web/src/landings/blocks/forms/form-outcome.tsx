import type { ReactNode } from 'react'
import styles from './form-block.module.css'

/** What became of a form, and what happens next. */
export function FormOutcome({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.outcome} role="status">
      <h3 className={styles.outcomeTitle}>{title}</h3>
      {children}
    </div>
  )
}
