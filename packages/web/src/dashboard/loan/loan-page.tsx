import { useWords, type Words } from '../../client/language.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { OwnLoans } from './own-loans.tsx'
import { SentRequests } from './sent-requests.tsx'

const words: Words<{ readonly title: string }> = { en: { title: 'Your loan' }, es: { title: 'Tu préstamo' } }

/** Loans with us, and requests for loans that others decide on. */
export function LoanPage() {
  const { title } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <OwnLoans />
      <SentRequests />
    </div>
  )
}
