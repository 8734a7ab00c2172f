import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A word that says how sure or how far something is. `sure`: known. `maybe`: estimated or waiting. `bad`: needs attention. */
export function Tag({ look = 'sure', children }: { readonly look?: 'sure' | 'maybe' | 'bad'; readonly children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[look]}`}>{children}</span>
}
