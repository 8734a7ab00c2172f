import { useWords, type Words } from '../../client/language.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { OwnAccounts } from '../accounts/own-accounts.tsx'
import styles from '../frame/parts.module.css'

const words: Words<{ readonly title: string }> = { en: { title: 'Investments' }, es: { title: 'Inversiones' } }

/** What is in each account with us. */
export function InvestmentsPage() {
  const { title } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <OwnAccounts />
    </div>
  )
}
