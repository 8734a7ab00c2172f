import { useEffect } from 'react'
import { useWords } from '../../client/language.ts'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { begunJourneys } from '../../screens/data/journeys/journeys.ts'
import { valueHistory } from '../../screens/data/money/value-history.ts'
import { Tasks } from '../../screens/tasks/tasks.tsx'
import { useTaskMode } from '../../screens/tasks/use-task-mode.ts'
import { OpeningAccounts } from '../accounts/opening-accounts.tsx'
import { ValueChart } from '../accounts/value-chart.tsx'
import type { PageProps } from '../dashboard-page.tsx'
import styles from '../frame/parts.module.css'
import { OwnCalls } from '../help/own-calls.tsx'
import { OwnLoans } from '../loan/own-loans.tsx'
import { SentRequests } from '../loan/sent-requests.tsx'
import { MoneyOnItsWay } from '../rollover/money-on-its-way.tsx'
import { MovesAhead } from '../rollover/moves-ahead.tsx'
import { Starts } from '../starts/starts.tsx'
import { OwnSavings } from '../transfer/own-savings.tsx'
import { AccountLines } from './account-lines.tsx'
import { LeftOff } from './left-off.tsx'
import { MovingNow } from './moving-now.tsx'
import { News } from './news.tsx'
import { words } from './overview.words.ts'
import own from './overview-page.module.css'
import { SavingsTotal } from './savings-total.tsx'

/** Everything a person has, what is next, and what is on its way. */
export function OverviewPage({ user }: PageProps) {
  const said = useWords(words)
  const mode = useTaskMode(undefined)
  const { data: history } = valueHistory.use()
  const { data: found = [] } = foundAccounts.use()
  // A deposit may have settled, or a flow been begun, since another page looked.
  useEffect(() => {
    void begunJourneys.load(true)
    void valueHistory.load(true)
  }, [])
  return (
    <div className={own.page}>
      <div className={own.first}>
        <SavingsTotal name={user.first_name} />
        <ValueChart />
      </div>
      <div className={own.side}>
        <LeftOff person={user.pk} hasMore={typeof history?.began_on === 'string' || found.length > 0} />
        <MovesAhead />
        <News />
        <OwnLoans />
        <MoneyOnItsWay />
        <MovingNow />
        <OwnCalls />
        <OwnSavings />
        <SentRequests />
      </div>
      <div className={own.rest}>
        <AccountLines />
        <OpeningAccounts />
        {mode && (
          <section className={styles.part}>
            <h2>{said.steps}</h2>
            <Tasks mode={mode} empty={undefined} />
          </section>
        )}
        <Starts />
      </div>
    </div>
  )
}
