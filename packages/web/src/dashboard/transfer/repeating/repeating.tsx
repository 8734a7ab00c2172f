import { dollarWords, formatCents } from '@app/schemas/rules/money/money'
import { splitWhole } from '@app/schemas/rules/money/split-whole'
import { useEffect, useState } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import { linkedAccounts } from '../../../screens/data/accounts/links.ts'
import { bankAccount } from '../../../screens/data/money/bank-account.ts'
import { openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { portfolioNow } from '../../../screens/data/money/portfolio.ts'
import { savingsProgram } from '../../../screens/data/money/savings.ts'
import { schedules } from '../../../screens/data/money/transfers.ts'
import { BankWay, useTypedBank } from '../../../screens/linking/bank-way.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { percentWords } from '../../../ui/charts/share-bars.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { leadTo } from '../../../ui/focus/lead-to.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { More } from '../../../ui/more.tsx'
import { Tag } from '../../../ui/tag.tsx'
import parts from '../../frame/parts.module.css'
import { accountName, bankName } from '../account-names.ts'
import { words } from './repeating.words.ts'
import { RepeatingActions } from './repeating-actions.tsx'
import { type RepeatingDeposit, repeatingDeposits } from './repeating-deposit.ts'

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

type CardProps = { readonly deposit: RepeatingDeposit; readonly onChanged: (words: string) => void }

/** One repeating deposit: what holds it up first, then how much goes where and when. */
function RepeatingCard({ deposit, onChanged }: CardProps) {
  const said = useWords(words)
  const { data: bank } = bankAccount.use()
  const { data: opened } = openedAccounts.use()
  const { amount, frequency, isPaused, isStarted, next_dates: dates, days } = deposit
  const state = isPaused ? 'paused' : isStarted ? 'running' : 'waiting'
  const account = opened?.accounts.find(({ account_number }) => account_number === deposit.accountNumber)
  const [next, ...later] = dates.map((day) => dateWords(day, language()))
  return (
    <Card
      title={said.each(dollarWords(amount, amount % 1 !== 0), frequency)}
      level={3}
      tag={<Tag look={state === 'running' ? 'sure' : 'maybe'}>{said.tags[state]}</Tag>}
    >
      <HeldUp deposit={deposit} />
      <Facts
        facts={[
          ...(bank ? [{ name: said.from, value: bankName(bank) }] : []),
          ...(account ? [{ name: said.into, value: accountName(account) }] : []),
          ...(state === 'running' && next ? [{ name: said.next, value: next }] : []),
          ...(state === 'running' && later.length > 0 ? [{ name: said.later, value: later.join(', ') }] : []),
        ]}
      />
      {state === 'running' && <EachBuys dollars={amount} />}
      {days.length > 0 && (
        <More title={said.before}>
          <ul className={parts.lines}>
            {days.map(({ due_on: day, words: outcome }) => (
              <li key={day} className={parts.line}>
                <span>{dateWords(day, language())}</span>
                <span className={parts.about}>{outcome}</span>
              </li>
            ))}
          </ul>
        </More>
      )}
      <RepeatingActions deposit={deposit} onChanged={onChanged} />
    </Card>
  )
}

/** Why nothing is taken now. */
function HeldUp({ deposit: { isPaused, isStarted, missing } }: Pick<CardProps, 'deposit'>) {
  const said = useWords(words)
  const isTyped = useTypedBank()
  if (isPaused) return <p>{said.paused}</p>
  if (isStarted) return null
  const lacking = missing.map((one) => (one === 'bank_account' && isTyped ? said.confirmBank : said.missing[one]))
  return (
    <>
      <p>{[said.waits, ...lacking].join(' ')}</p>
      {missing.includes('bank_account') && <BankWay className={parts.more} />}
    </>
  )
}

/** What one deposit is spent on, by the mix that the person has chosen. Nothing before one is chosen. */
function EachBuys({ dollars }: { readonly dollars: number }) {
  const said = useWords(words)
  const { data: portfolio } = portfolioNow.use()
  if (!portfolio || portfolio.target.length === 0) return null
  const parted = splitWhole(
    Math.round(dollars * 100),
    portfolio.target.map(({ weight }) => Math.round(weight * 100)),
  )
  return (
    <More title={said.buys}>
      <p>{said.buysAbout(dollarWords(dollars, dollars % 1 !== 0), portfolio.name)}</p>
      <DataTable
        title={said.buys}
        columns={said.columns}
        rows={portfolio.target.map(({ name, weight }, index) => [name, percentWords(weight), formatCents(parted[index] ?? 0)])}
      />
      <p className={parts.about}>{said.buysWhen}</p>
    </More>
  )
}
