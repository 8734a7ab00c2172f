import type { ReactNode } from 'react'
import styles from './lines.module.css'

type Props = { readonly children: ReactNode }
type ListProps = Props & { readonly label?: string }

/** Things of one kind, one under the other, with a hairline between them. */
export function Lines({ label, children }: ListProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {children}
    </ul>
  )
}

/** One of them: what it is, and at the other end what can be done with it. */
export function Line({ children }: Props) {
  return <li className={styles.line}>{children}</li>
}
