import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** One component in one state, with the name of the state. */
export function Sample({ name, isWide, children }: { readonly name: string; readonly isWide?: boolean; readonly children: ReactNode }) {
  return (
    <figure className={`${styles.sample} ${isWide ? styles.wide : ''}`}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div>{children}</div>
    </figure>
  )
}

export function Samples({ children }: { readonly children: ReactNode }) {
  return <div className={styles.samples}>{children}</div>
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
