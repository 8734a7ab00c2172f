import { useEffect } from 'react'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { linkedAccounts } from '../../screens/data/accounts/links.ts'
import { bankAccount } from '../../screens/data/money/bank-account.ts'
import { type SavingsProgram, savingsProgram } from '../../screens/data/money/savings.ts'
import { Amount } from '../../ui/amount.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import { words } from './own-savings.words.ts'

/** The plan of regular saving: what it waits for first, then how much is taken, from where and when. Nothing where there is none. */
export function OwnSavings() {
  const said = useWords(words)
  const { data: program } = savingsProgram.use()
  // The account may have opened, or the bank been linked, since another page looked.
  useEffect(() => {
    void savingsProgram.load(true)
    void bankAccount.load(true)
    void linkedAccounts.load(true)
  }, [])
  if (!program) return null
  return (
    <section className={styles.part} aria-labelledby="savings">
      <h2 id="savings">{said.title}</h2>
      <SavingsCard program={program} />
    </section>
  )
}

function SavingsCard({ program }: { readonly program: SavingsProgram }) {
  const said = useWords(words)
  const { data: bank } = bankAccount.use()
  const { amount, frequency, status, state, missing, next_dates: dates } = program
  const isRunning = status === 'active' && state === 'scheduled'
  const isTyped = linkedAccounts.use().data?.some(({ verification }) => verification === 'pending') === true
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
      <Facts
        facts={[
          { name: said.often[frequency], value: <Amount dollars={amount} hasCents /> },
          { name: said.from, value: from ?? (isTyped ? said.unconfirmedBank : said.noBank) },
          ...(isRunning && dates[0] ? [{ name: said.next, value: dateWords(dates[0], language()) }] : []),
        ]}
      />
      <PlaceLink className={styles.more} place="savings-plan">
        {said.change}
      </PlaceLink>
    </Card>
  )
}
