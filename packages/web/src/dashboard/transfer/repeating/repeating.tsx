import { useEffect, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { linkedAccounts } from '../../../screens/data/accounts/links.ts'
import { bankAccount } from '../../../screens/data/money/bank-account.ts'
import { openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { savingsProgram } from '../../../screens/data/money/savings.ts'
import { schedules } from '../../../screens/data/money/transfers.ts'
import { Empty } from '../../../ui/empty.tsx'
import { leadTo } from '../../../ui/lead-to.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import parts from '../../frame/parts.module.css'
import { words } from './repeating.words.ts'
import { RepeatingCard } from './repeating-card.tsx'
import { repeatingDeposits } from './repeating-deposit.ts'

/** Every deposit that repeats, with its next dates and what can be done about it. */
export function Repeating() {
  const said = useWords(words)
  const held = schedules.use()
  const program = savingsProgram.use()
  const [news, setNews] = useState<{ readonly said: string }>()
  // The account may have opened, or the bank been linked, since another page looked.
  useEffect(() => {
    void savingsProgram.load(true)
    void schedules.load(true)
    void bankAccount.load(true)
    void linkedAccounts.load(true)
    void openedAccounts.load(true)
  }, [])
  // The button that was pressed may be gone.
  useEffect(() => {
    if (news) leadTo('repeats-news')
  }, [news])
  return (
    <section className={parts.part} aria-labelledby="repeats">
      <h2 id="repeats">{said.title}</h2>
      <p id="repeats-news" tabIndex={-1} role="status" className={parts.news}>
        {news?.said}
      </p>
      <Loaded of={held} empty={undefined}>
        {(all) => {
          const deposits = repeatingDeposits(program.data, all)
          if (deposits.length === 0) return <Empty>{said.none}</Empty>
          return deposits.map((deposit) => (
            <RepeatingCard key={deposit.id} deposit={deposit} onChanged={(done) => setNews({ said: done })} />
          ))
        }}
      </Loaded>
    </section>
  )
}
