import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = { readonly tone: 'error' | 'sun' | 'calm'; readonly title: string; readonly children?: ReactNode }

/** Something to know before going on. */
export function Notice({ tone, title, children }: Props) {
  return (
    <section className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
