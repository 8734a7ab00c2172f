import { useWords } from '../../client/language.ts'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { useBalances } from '../../screens/data/accounts/use-balances.ts'
import { valueHistory } from '../../screens/data/money/value-history.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from './overview.words.ts'
import styles from './overview-page.module.css'
import { movedOf, sumsOf } from './sums.ts'
import { Total } from './total.tsx'

/** The total as it is known now. */
export function SavingsTotal({ name }: { readonly name: string }) {
  const said = useWords(words)
  const [history, balances] = [valueHistory.use(), useBalances()]
  const { data: found = [] } = foundAccounts.use()
  const { data: moving = [] } = rollovers.use()
  if (useIsTotalKnown()) {
    const sums = sumsOf(history.data?.value ?? 0, balances.data ?? [], movedOf(found, moving))
    return <Total name={name} sums={sums} history={history.data} />
  }
  return (
    <header className={styles.total}>
      <PageHeading title={said.hello(name)} />
      <Skeleton lines={2} />
    </header>
  )
}

/** What the rest of the page is shown with: before that it would only move. */
export function useIsTotalKnown(): boolean {
  return [valueHistory.use(), useBalances()].every(({ data, failure }) => data !== undefined || failure !== undefined)
}
