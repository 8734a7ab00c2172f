import { useWords } from '../../client/language.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { CompareOffers } from './compare-offers.tsx'
import { EarlierLoans } from './earlier-loans.tsx'
import { LoanDetails } from './loan-details.tsx'
import { words } from './loan-page.words.ts'
import { LoanRoom } from './loan-room.tsx'
import { OwnLoans } from './own-loans.tsx'
import { SentRequests } from './sent-requests.tsx'

/** The loan that is under way, or what could be borrowed; requests that others decide on, and what each way costs. */
export function LoanPage() {
  const { title } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <OwnLoans isMain details={(loan) => <LoanDetails loan={loan} />} />
      <LoanRoom />
      <SentRequests />
      <CompareOffers />
      <EarlierLoans />
    </div>
  )
}
