import { dollarWords } from '@app/schemas/rules/money/money'
import { useEffect } from 'react'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { linkedAccounts } from '../../screens/data/accounts/links.ts'
import { bankAccount } from '../../screens/data/money/bank-account.ts'
import { type SavingsProgram, savingsProgram } from '../../screens/data/money/savings.ts'
import { schedules } from '../../screens/data/money/transfers.ts'
import { BankWay, useTypedBank } from '../../screens/linking/bank-way.tsx'
import { Amount } from '../../ui/amount.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Line, Lines } from '../../ui/lines.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import { words } from './own-savings.words.ts'
import { words as repeatingWords } from './repeating/repeating.words.ts'
import { type RepeatingDeposit, repeatingDeposits } from './repeating/repeating-deposit.ts'

/** What is saved regularly: the plan with what it waits for, then deposits that repeat beside it. Nothing where there is none. */
export function OwnSavings() {
  const said = useWords(words)
  const { data: program } = savingsProgram.use()
  const { data: all = [] } = schedules.use()
  // The account may have opened, or the bank been linked, since another page looked.
  useEffect(() => {
    void savingsProgram.load(true)
    void schedules.load(true)
    void bankAccount.load(true)
    void linkedAccounts.load(true)
  }, [])
  const others = repeatingDeposits(program, all).filter(({ isPlan }) => !isPlan)
  if (!program && others.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="savings">
      <h2 id="savings">{said.title}</h2>
      {program && <SavingsCard program={program} />}
      {others.length > 0 && (
        <Lines>
          {others.map((deposit) => (
            <RepeatingLine key={deposit.id} deposit={deposit} />
          ))}
        </Lines>
      )}
      <Link className={styles.more} to="/dashboard/transfer">
        {said.change}
      </Link>
    </section>
  )
}

function SavingsCard({ program }: { readonly program: SavingsProgram }) {
  const said = useWords(words)
  const { data: bank } = bankAccount.use()
  const { amount, frequency, status, state, missing, next_dates: dates } = program
  const isRunning = status === 'active' && state === 'scheduled'
  const isTyped = useTypedBank()
  const lacking =
    status === 'paused' ? [said.paused] : missing.map((one) => (one === 'bank_account' && isTyped ? said.confirmBank : said.missing[one]))
  const from =
    bank && [bank.institution_name ?? bank.nickname ?? bank.name, bank.last_four && `••••${bank.last_four}`].filter(Boolean).join(' ')
  return (
    <Card
      title={said.plan}
      level={3}
      tag={<Tag look={isRunning ? 'sure' : 'maybe'}>{isRunning ? said.running : status === 'paused' ? said.pausedTag : said.waiting}</Tag>}
    >
      {!isRunning && <p>{[said.nothingTaken, ...lacking].join(' ')}</p>}
      {status !== 'paused' && missing.includes('bank_account') && <BankWay className={styles.more} />}
      <Facts
        facts={[
          { name: said.often[frequency], value: <Amount dollars={amount} hasCents /> },
          { name: said.from, value: from ?? (isTyped ? said.unconfirmedBank : said.noBank) },
          ...(isRunning && dates[0] ? [{ name: said.next, value: dateWords(dates[0], language()) }] : []),
        ]}
      />
    </Card>
  )
}

function RepeatingLine({ deposit: { amount, frequency, isPaused, next_dates: dates } }: { readonly deposit: RepeatingDeposit }) {
  const said = useWords(repeatingWords)
  const [next] = dates
  return (
    <Line>
      <span>
        <strong>{said.each(dollarWords(amount, amount % 1 !== 0), frequency)}</strong>
        {next !== undefined && <span className={styles.day}>{`${said.next}: ${dateWords(next, language())}`}</span>}
      </span>
      {isPaused && <Tag look="maybe">{said.tags.paused}</Tag>}
    </Line>
  )
}
