import { type ReactNode, useEffect } from 'react'
import { useBrand } from '../client/page-data.ts'
import styles from './account.module.css'

type Props = { readonly title: string; readonly lead?: string | undefined; readonly section?: string; readonly children: ReactNode }

/** A page of the account: its heading, which takes the focus, and the title of its window. */
export function AccountFrame({ title, lead, section, children }: Props) {
  const name = useBrand()?.name
  useEffect(() => {
    document.title = [title, section, name].filter(Boolean).join(' - ')
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('#step-title')?.focus({ preventScroll: true })
  }, [title, section, name])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {section && <p className={styles.section}>{section}</p>}
        <h1 id="step-title" className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
