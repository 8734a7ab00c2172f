import { dollarWords } from '@app/schemas/rules/money/money'
import { useId } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import type { BrokerageAccount } from '../../../screens/data/money/ira-accounts.ts'
import { type TakeableAccount, type Transfer, transfers } from '../../../screens/data/money/transfers.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Link } from '../../../ui/link.tsx'
import parts from '../../frame/parts.module.css'
import { accountName } from '../account-names.ts'
import { type WithdrawWords, words } from './withdraw.words.ts'

export type Takeable = { readonly account: BrokerageAccount; readonly money: TakeableAccount }

/** How much of each account can be taken out now, and why it isn't more. */
export function TakeableAccounts({ title, all }: { readonly title: string; readonly all: readonly Takeable[] }) {
  const id = useId()
  return (
    <section className={parts.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {all.map((one) => (
        <TakeableCard key={one.account.pk} {...one} />
      ))}
    </section>
  )
}

function TakeableCard({ account, money }: Takeable) {
  const said = useWords(words)
  const { data: moved = [] } = transfers.use()
  const { cash_available: takeable, in_cash: cash, in_funds: funds, held_by_loans: lent } = money
  return (
    <Card title={accountName(account)} level={3}>
      {takeable === 0 ? (
        <p>{said.nothing}</p>
      ) : (
        <>
          <p className={parts.about}>{said.canTake}</p>
          <Amount dollars={takeable} size="large" hasCents />
        </>
      )}
      {funds > 0 && (
        <>
          <Facts
            facts={[
              { name: said.inCash, value: <Amount dollars={cash} hasCents /> },
              { name: said.inFunds, value: <Amount dollars={funds} hasCents /> },
            ]}
          />
          <p className={parts.about}>{said.fundsSold}</p>
        </>
      )}
      {whyNoMore({ account, money }, moved, said).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {lent > 0 && (
        <Link className={parts.more} to="/dashboard/loan">
          {said.toLoan}
        </Link>
      )}
    </Card>
  )
}

/** Each line is about what has to stay in the account for now. */
function whyNoMore({ account, money }: Takeable, moved: readonly Transfer[], said: WithdrawWords): readonly string[] {
  const { held, owed, held_by_loans: lent } = money
  return [
    ...unsettledOf(account.account_number, moved).map(({ net_amount: sum, available_on: day }) =>
      day === null ? said.unsettled : said.unsettledUntil(dollarWords(sum, true), dateWords(day, language())),
    ),
    ...(held > 0 ? [said.held(dollarWords(held, true))] : []),
    ...(owed > 0 ? [said.owed(dollarWords(owed, true))] : []),
    ...(lent > 0 ? [said.loans(dollarWords(lent, true))] : []),
  ]
}

/** Deposits that have arrived and can still be sent back. */
function unsettledOf(accountNumber: string, moved: readonly Transfer[]): readonly Transfer[] {
  return moved.filter(
    ({ account_number, direction, state }) => account_number === accountNumber && direction === 'DEPOSIT' && state === 'SETTLED',
  )
}
