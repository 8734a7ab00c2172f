import { useEffect, useLayoutEffect, useState } from 'react'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { begunJourneys } from '../../screens/data/journeys/journeys.ts'
import { valueHistory } from '../../screens/data/money/value-history.ts'
import { lastVisit } from '../../screens/data/notifications/last-visit.ts'
import { openMatches, unclaimed } from '../../screens/data/search/unclaimed.ts'
import { stayWithDrawn } from '../../shell/walk/take-over.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OpeningAccounts } from '../accounts/opening-accounts.tsx'
import { ValueChart } from '../accounts/value-chart.tsx'
import type { PageProps } from '../dashboard-page.tsx'
import { MoneyOnItsWay } from '../rollover/money-on-its-way.tsx'
import { MovesAhead } from '../rollover/moves-ahead.tsx'
import { Starts } from '../starts/starts.tsx'
import type { ToDo } from '../to-do/to-do-of.ts'
import { useToDo } from '../to-do/use-to-do.ts'
import { OwnSavings } from '../transfer/own-savings.tsx'
import { AccountLines } from './account-lines.tsx'
import { FirstToDo } from './first-to-do.tsx'
import { Calls, Loans, prepareParts, Requests, StateHeld, Steps } from './late-parts.tsx'
import { LeftOff } from './left-off.tsx'
import { MovingNow } from './moving-now.tsx'
import { News } from './news.tsx'
import own from './overview-page.module.css'
import { SavingsTotal, useIsTotalKnown } from './savings-total.tsx'
import { WhatToDo } from './to-do.tsx'

/** Everything a person has, what is next, and what is on its way. */
export function OverviewPage({ user }: PageProps) {
  const { data: history } = valueHistory.use()
  const { data: found = [] } = foundAccounts.use()
  const { data: heldByStates } = unclaimed.use()
  const isTotalKnown = useIsTotalKnown()
  const isOrdered = useIsOrdered()
  const toDo = useToDo()
  // A deposit may have settled, or a flow been begun, since another page looked.
  useEffect(() => {
    void begunJourneys.load(true)
    void valueHistory.load(true)
  }, [])
  if (!isTotalKnown) return <Coming name={user.first_name} />
  return (
    <div className={own.page}>
      <div className={own.first}>
        <SavingsTotal name={user.first_name} />
        <FirstToDo all={toDo} />
        <ValueChart />
      </div>
      {isOrdered ? (
        <Others
          person={user.pk}
          toDo={toDo}
          hasMore={typeof history?.began_on === 'string' || found.length + openMatches(heldByStates).length > 0}
        />
      ) : (
        <div className={own.side}>
          <Skeleton lines={6} />
        </div>
      )}
    </div>
  )
}

type Own = { readonly person: string; readonly toDo: readonly ToDo[]; readonly hasMore: boolean }

/** What is next, what is on its way, and what there is. */
function Others({ person, toDo, hasMore }: Own) {
  const { data: begun = [] } = begunJourneys.use()
  const isLeftOff = begun.some((one) => !one.is_over)
  return (
    <>
      <div className={own.side}>
        <WhatToDo all={toDo} />
        <LeftOff person={person} hasMore={hasMore || toDo.length > 0} isFirst={toDo.length === 0} />
        <MovesAhead isFirst={toDo.length === 0 && !isLeftOff} />
        <MoneyOnItsWay isToDoSaid />
        <MovingNow />
        <Calls />
        <Loans />
        <OwnSavings />
        <Requests />
        <News />
      </div>
      <div className={own.rest}>
        <AccountLines />
        <StateHeld />
        <OpeningAccounts />
        <Steps below={<Starts />} />
      </div>
    </>
  )
}

/** Whether it is known which parts there are, so that none comes between others later: when people were here last, and what draws the parts. */
function useIsOrdered(): boolean {
  const [isOrdered, setOrdered] = useState(() => lastVisit.peek() !== undefined)
  useEffect(() => {
    void Promise.allSettled([lastVisit.load(), prepareParts()]).then(() => setOrdered(true))
  }, [])
  return isOrdered
}

/** What the service has drawn knows the total already, and stays as long. */
function Coming({ name }: { readonly name: string }) {
  useLayoutEffect(stayWithDrawn, [])
  return (
    <div className={own.page}>
      <div className={own.first}>
        <SavingsTotal name={name} />
        <Skeleton lines={6} />
      </div>
    </div>
  )
}
