import type { ReactNode } from 'react'
import styles from './note.module.css'

type Props = {
  readonly title: string
  readonly children: ReactNode /** `problem`: something went wrong. */
  readonly look?: 'sun' | 'problem' | 'good'
  /** It came of what was just pressed: it is read out. */
  readonly isNews?: boolean
}

/** The coloured note: it says the uncomfortable or important thing first. */
export function Note({ title, children, look = 'sun', isNews = false }: Props) {
  return (
    <div className={`${styles.note} ${styles[look]}`} role={isNews ? 'alert' : undefined}>
      <strong className={styles.title}>{title}</strong>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  )
}
