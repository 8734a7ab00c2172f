import { dollarWords } from '@app/schemas/rules/money/money'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import { bankAccount } from '../../../screens/data/money/bank-account.ts'
import { openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { BankWay, useTypedBank } from '../../../screens/linking/bank-way.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { More } from '../../../ui/more.tsx'
import { Tag } from '../../../ui/tag.tsx'
import parts from '../../frame/parts.module.css'
import { accountName, bankName } from '../account-names.ts'
import { EachBuys } from './each-buys.tsx'
import { words } from './repeating.words.ts'
import { RepeatingActions } from './repeating-actions.tsx'
import type { RepeatingDeposit } from './repeating-deposit.ts'

type Props = { readonly deposit: RepeatingDeposit; readonly onChanged: (words: string) => void }

/** One repeating deposit: what holds it up first, then how much goes where and when. */
export function RepeatingCard({ deposit, onChanged }: Props) {
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
function HeldUp({ deposit: { isPaused, isStarted, missing } }: Pick<Props, 'deposit'>) {
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
