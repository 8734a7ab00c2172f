import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** Nothing to show yet: what will stand here, why, and what to do. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return children ? <div className={styles.empty}>{typeof children === 'string' ? <p>{children}</p> : children}</div> : null
}
