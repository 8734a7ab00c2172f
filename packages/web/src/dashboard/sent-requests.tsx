import { useEffect, useState } from 'react'
import { loadMode, type WalkedMode } from '../client/flow.ts'
import { useWords } from '../client/language.ts'
import { type Begun, begunJourneys } from '../screens/data/journeys.ts'
import { loanRequestsKept, requestsIn } from '../screens/data/loan-requests.ts'
import { useModeFacts } from '../screens/data/mode-facts.ts'
import styles from './dashboard-page.module.css'
import { RequestCard } from './request-card.tsx'
import { words } from './sent-requests.words.ts'

/** The page that closes a request which a person answers: whoever stands there has sent it. */
const closing = 'get-back'

/** Requests for loans that others decide on, once they are sent. Nothing where there is none. */
export function SentRequests() {
  const { data: begun = [] } = begunJourneys.use()
  return begun.filter(({ step }) => step === closing).map((journey) => <SentIn key={journey.mode} journey={journey} />)
}

/** What was asked for in one mode. */
function SentIn({ journey: { mode: name, saved_at: at } }: { readonly journey: Begun }) {
  const said = useWords(words)
  const mode = useMode(name)
  const facts = useModeFacts(mode)
  const { data: kept } = loanRequestsKept.use()
  // It may have been sent, or changed, since another page looked.
  useEffect(() => void loanRequestsKept.load(true), [])
  if (!mode || !facts || !kept) return null
  // A loan from one's own savings has a card of its own.
  const sent = requestsIn(mode, facts, kept).flatMap((request) => (request.kind === 'own' ? [] : [request]))
  if (sent.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={`asked-${name}`}>
      <h2 id={`asked-${name}`}>{said.title}</h2>
      {sent.map((request) => (
        <RequestCard key={request.kind} request={request} sentAt={at} page={`/${name}/${closing}`} />
      ))}
    </section>
  )
}

function useMode(name: string): WalkedMode | undefined {
  const [mode, setMode] = useState<WalkedMode>()
  useEffect(() => {
    let isGone = false
    void loadMode(name).then((loaded) => isGone || !loaded.ok || setMode(loaded.data))
    return () => {
      isGone = true
    }
  }, [name])
  return mode
}
