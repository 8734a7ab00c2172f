import { useEffect } from 'react'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { begunJourneys } from '../../screens/data/journeys/journeys.ts'
import { valueHistory } from '../../screens/data/money/value-history.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OpeningAccounts } from '../accounts/opening-accounts.tsx'
import { ValueChart } from '../accounts/value-chart.tsx'
import type { PageProps } from '../dashboard-page.tsx'
import { MoneyOnItsWay } from '../rollover/money-on-its-way.tsx'
import { MovesAhead } from '../rollover/moves-ahead.tsx'
import { Starts } from '../starts/starts.tsx'
import { OwnSavings } from '../transfer/own-savings.tsx'
import { AccountLines } from './account-lines.tsx'
import { Calls, Loans, Requests, Steps } from './late-parts.tsx'
import { LeftOff } from './left-off.tsx'
import { MovingNow } from './moving-now.tsx'
import { News } from './news.tsx'
import own from './overview-page.module.css'
import { SavingsTotal, useIsTotalKnown } from './savings-total.tsx'

/** Everything a person has, what is next, and what is on its way. */
export function OverviewPage({ user }: PageProps) {
  const { data: history } = valueHistory.use()
  const { data: found = [] } = foundAccounts.use()
  const isTotalKnown = useIsTotalKnown()
  // A deposit may have settled, or a flow been begun, since another page looked.
  useEffect(() => {
    void begunJourneys.load(true)
    void valueHistory.load(true)
  }, [])
  if (!isTotalKnown) {
    return (
      <div className={own.page}>
        <div className={own.first}>
          <SavingsTotal name={user.first_name} />
          <Skeleton lines={6} />
        </div>
      </div>
    )
  }
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
        <Loans />
        <MoneyOnItsWay />
        <MovingNow />
        <Calls />
        <OwnSavings />
        <Requests />
      </div>
      <div className={own.rest}>
        <AccountLines />
        <OpeningAccounts />
        <Steps />
        <Starts />
      </div>
    </div>
  )
}
