import { useEffect } from 'react'
import { useWords } from '../../client/language.ts'
import { begunJourneys } from '../../screens/data/journeys/journeys.ts'
import { Tasks } from '../../screens/tasks/tasks.tsx'
import { useTaskMode } from '../../screens/tasks/use-task-mode.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AccountsKnown } from '../accounts/accounts-known.tsx'
import { OpeningAccounts } from '../accounts/opening-accounts.tsx'
import { OwnAccounts } from '../accounts/own-accounts.tsx'
import type { PageProps } from '../dashboard-page.tsx'
import styles from '../frame/parts.module.css'
import { OwnCalls } from '../help/own-calls.tsx'
import { OwnLoans } from '../loan/own-loans.tsx'
import { SentRequests } from '../loan/sent-requests.tsx'
import { MoneyOnItsWay } from '../rollover/money-on-its-way.tsx'
import { MovesAhead } from '../rollover/moves-ahead.tsx'
import { OwnSavings } from '../transfer/own-savings.tsx'
import { LeftOff } from './left-off.tsx'
import { words } from './overview.words.ts'
import { Starts } from './starts.tsx'

/** Where people were, what is next, and the state of everything in short. */
export function OverviewPage({ user }: PageProps) {
  const said = useWords(words)
  const mode = useTaskMode(undefined)
  useEffect(() => {
    void begunJourneys.load(true)
  }, [])
  return (
    <div className={styles.page}>
      <PageHeading title={said.title(user.first_name)} />
      <LeftOff person={user.pk} />
      <OwnLoans />
      <SentRequests />
      <MovesAhead />
      <OwnCalls />
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
      <Starts />
    </div>
  )
}
