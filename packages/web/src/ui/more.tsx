import type { ReactNode } from 'react'
import styles from './more.module.css'

type Props = {
  readonly title: string
  readonly children: ReactNode
  readonly isOpen?: boolean
  /** A moment after it was opened. */
  readonly onOpened?: () => void
}

/** Something that opens when asked for. It works without script. */
export function More({ title, children, isOpen = false, onOpened }: Props) {
  return (
    <details className={styles.more} open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && onOpened?.()}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
