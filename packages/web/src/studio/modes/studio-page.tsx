import type { ReactNode } from 'react'
import styles from './studio-page.module.css'

type Props = {
  /** Whether the page follows the files now; undefined when it does not follow them at all. */
  readonly isLive?: boolean
  readonly width: 'list' | 'mode'
  readonly children: ReactNode
}

/** The top line and the column of every page of the studio. */
export function Frame({ isLive, width, children }: Props) {
  return (
    <>
      <header className={styles.top}>
        <a className={styles.home} href="/dev/flows">
          <Mark />
          Flows
        </a>
        {isLive !== undefined && (
          <p className={styles.live} role="status">
            <span className={isLive ? styles.on : styles.off} aria-hidden="true" />
            {isLive ? 'Follows the files' : 'The service is away. Trying again …'}
          </p>
        )}
      </header>
      <main className={width === 'list' ? styles.list : styles.mode}>{children}</main>
    </>
  )
}

/** A way from one point to another. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 5v3c0 6 14 2 14 8v3" />
      <circle cx="5" cy="4.5" r="3.2" />
      <circle cx="19" cy="19.5" r="3.2" />
    </svg>
  )
}
