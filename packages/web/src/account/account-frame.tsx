import type { ReactNode } from 'react'
import { PageHeading } from '../ui/page-heading.tsx'
import styles from './account.module.css'

type Props = { readonly title: string; readonly lead?: string | undefined; readonly section?: string; readonly children: ReactNode }

/** A page of the account: its heading, which takes the focus, and the title of its window. */
export function AccountFrame({ title, lead, section, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {section && <p className={styles.section}>{section}</p>}
        <PageHeading title={title} section={section} />
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
