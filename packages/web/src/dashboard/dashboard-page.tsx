import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useWords } from '../client/language.ts'
import { signOut, useSession } from '../client/session/session.ts'
import { ComingCalls } from '../screens/call-times/coming-calls.tsx'
import { calls, comingCalls } from '../screens/data/calls/calls.ts'
import { begunJourneys } from '../screens/data/journeys/journeys.ts'
import { Tasks } from '../screens/tasks/tasks.tsx'
import { useTaskMode } from '../screens/tasks/use-task-mode.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AccountsKnown } from './accounts-known.tsx'
import { words } from './dashboard.words.ts'
import styles from './dashboard-page.module.css'
import { LeftOff } from './left-off.tsx'
import { OwnLoans } from './loans/own-loans.tsx'
import { MoneyOnItsWay } from './money-on-its-way.tsx'
import { OpeningAccounts } from './opening-accounts.tsx'
import { OwnAccounts } from './own-accounts.tsx'
import { OwnDocuments } from './own-documents.tsx'
import { OwnSavings } from './own-savings.tsx'
import { SentRequests } from './sent-requests.tsx'
import { Starts } from './starts.tsx'

/** What people come back to: where they were, what is next, and the state of everything. Without an account it leads to sign-in. */
export function DashboardPage() {
  const { user } = useSession()
  if (!user || user === 'unknown') return <Navigate to="/signin?next=/dashboard" replace />
  return <Dashboard person={user.pk} name={user.first_name} />
}

function Dashboard({ person, name }: { readonly person: string; readonly name: string }) {
  const said = useWords(words)
  const title = said.title(name)
  const mode = useTaskMode(undefined)
  useEffect(() => {
    void begunJourneys.load(true)
  }, [])
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <LeftOff person={person} />
      <OwnLoans />
      <SentRequests />
      <OwnCalls title={said.calls} />
      <MoneyOnItsWay />
      <AccountsKnown />
      <OpeningAccounts />
      <OwnAccounts />
      <OwnSavings />
      {mode && (
        <section className={styles.part}>
          <h2>{said.steps}</h2>
          <Tasks mode={mode} empty={undefined} />
        </section>
      )}
      <OwnDocuments />
      <Starts />
      <Link className={styles.more} to="/dashboard/settings">
        {said.settings}
      </Link>
      <Button look="quiet" className={styles.leave} onClick={() => void signOut().then(() => location.assign('/signin'))}>
        {said.leave}
      </Button>
    </div>
  )
}

/** Calls to come; renders nothing without any. After one is cancelled, its message stays. */
function OwnCalls({ title }: { readonly title: string }) {
  const { data } = calls.use()
  const hasAny = comingCalls(data ?? [], new Date()).length > 0
  return (
    <section className={hasAny ? styles.part : undefined} aria-label={title}>
      {hasAny && <h2>{title}</h2>}
      <ComingCalls empty={undefined} canMove />
    </section>
  )
}
