import { useEffect } from 'react'
import { useWords } from '../../client/language.ts'
import { type BrokerageAccount, openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { holdings } from '../../screens/data/money/portfolio.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { OwnAccounts } from '../accounts/own-accounts.tsx'
import styles from '../frame/parts.module.css'
import { NothingYet } from '../starts/nothing-yet.tsx'
import { ActivityList } from './activity-list.tsx'
import { FundList } from './fund-list.tsx'
import { InShort } from './in-short.tsx'
import { words } from './investments.words.ts'
import { MixNow } from './mix-now.tsx'
import { MixPages } from './mix-pages.tsx'
import { OverTime } from './over-time.tsx'

/** How it stands in short; then what it was worth over time, what is in each account, how it is invested, in which funds, and what happened. */
export function InvestmentsPage() {
  const { title, none, noneAbout } = useWords(words)
  // Prices and trades move while another page is open.
  useEffect(() => void holdings.load(true), [])
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <Loaded of={openedAccounts.use()} empty={undefined}>
        {({ accounts }) => {
          const open = accounts.filter(({ state }) => state === 'ACTIVE')
          return open.length > 0 ? <Invested accounts={open} /> : <NothingYet title={none} about={noneAbout} />
        }}
      </Loaded>
      <MixPages />
    </div>
  )
}

function Invested({ accounts }: { readonly accounts: readonly BrokerageAccount[] }) {
  return (
    <>
      <InShort />
      <OverTime accounts={accounts} />
      <OwnAccounts />
      <MixNow />
      <FundList />
      <ActivityList />
    </>
  )
}
