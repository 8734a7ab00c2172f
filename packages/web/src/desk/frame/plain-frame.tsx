import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { words } from './frame.words.ts'
import styles from './plain-frame.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

/** A page before the desk is open: one thing to do on it. */
export function PlainFrame({ title, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link className={styles.name} to="/desk">
          <Mark />
          {words.desk}
        </Link>
      </header>
      <main id="main" className={styles.main}>
        <PageHeading title={title} section={words.desk} />
        {children}
      </main>
    </div>
  )
}
