import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { totalOf } from '../../data/accounts/balance-of.ts'
import { fees } from '../../data/accounts/fees.ts'
import { useBalances } from '../../data/accounts/use-balances.ts'
import type { PanelProps } from '../panel-props.ts'
import { AssumedFields } from './assumed-fields.tsx'
import { type First, firstAssumed } from './first-assumed.ts'
import { type Assumed, growthOf } from './growth.ts'
import styles from './growth-chart.module.css'
import { words } from './growth-chart.words.ts'
import { GrowthLines } from './growth-lines.tsx'

/** What savings might become at three rates of growth, with and without the difference in fees. Everything it assumes can be changed. */
export function GrowthChart({ empty }: PanelProps) {
  const [compared, balances] = [fees.use(), useBalances()]
  const isSettled = [compared, balances].every(({ data, failure }) => data !== undefined || failure !== undefined)
  if (!isSettled) return <Skeleton lines={6} />
  const first = firstAssumed(compared.data, balances.data && totalOf(balances.data))
  return first ? <Chart first={first} /> : <Empty>{empty}</Empty>
}

function Chart({ first }: { readonly first: First }) {
  const said = useWords(words)
  const [changed, setChanged] = useState<Partial<Assumed>>({})
  const assumed = { ...first.assumed, ...changed }
  const growth = growthOf(assumed)
  const about = [said.about, first.isPlanKnown ? first.filingYears.length > 0 && said.fees(first.filingYears.join(', ')) : said.usualPlan]
  return (
    <div className={styles.growth}>
      <GrowthLines growth={growth} years={assumed.years} about={about.filter(Boolean).join(' ')} />
      <AssumedFields
        assumed={assumed}
        isChanged={Object.keys(changed).length > 0}
        onChange={(name, value) => setChanged((before) => ({ ...before, [name]: value }))}
        onBack={() => setChanged({})}
      />
    </div>
  )
}
