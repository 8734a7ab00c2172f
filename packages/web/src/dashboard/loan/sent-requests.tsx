import { useEffect } from 'react'
import { useWords } from '../../client/language.ts'
import { savedLoanRequests, sentRequests } from '../../screens/data/loans/loan-requests.ts'
import styles from '../frame/parts.module.css'
import { RequestCard } from './request-card.tsx'
import { words } from './sent-requests.words.ts'

/** Requests for loans that others decide on, once they are sent. Nothing where there is none. */
export function SentRequests() {
  const said = useWords(words)
  const { data: kept } = savedLoanRequests.use()
  // It may have been sent, or changed, since another page looked.
  useEffect(() => void savedLoanRequests.load(true), [])
  const sent = kept ? sentRequests(kept) : []
  if (sent.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="asked-for">
      <h2 id="asked-for">{said.title}</h2>
      {sent.map(({ sentAt, ...request }) => (
        <RequestCard key={request.kind} request={request} sentAt={sentAt} />
      ))}
    </section>
  )
}
