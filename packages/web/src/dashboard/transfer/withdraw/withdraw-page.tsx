import { useEffect, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { bankAccount } from '../../../screens/data/money/bank-account.ts'
import { type BrokerageAccount, openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { type TakeableAccount, takeableCash, transfers } from '../../../screens/data/money/transfers.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import parts from '../../frame/parts.module.css'
import { canBeUsed, NoBank } from '../put-in/put-in.tsx'
import { type Takeable, TakeableAccounts } from './takeable-accounts.tsx'
import { words } from './withdraw.words.ts'
import { WithdrawForm } from './withdraw-form.tsx'

/** Money out: what can be taken now and why no more, what it costs, and one press that asks for it. */
export function WithdrawPage() {
  const said = useWords(words)
  const held = takeableCash.use()
  const opened = openedAccounts.use()
  // A deposit may have settled, or a loan been taken, since another page looked.
  useEffect(() => {
    void takeableCash.load(true)
    void transfers.load(true)
  }, [])
  return (
    <div className={parts.page}>
      <PageHeading title={said.title} />
      <p>{said.lead}</p>
      <Loaded of={held} empty={undefined}>
        {({ accounts, state_taxes_income: isTaxedByState }) => (
          <Loaded of={opened} empty={undefined}>
            {({ accounts: known }) => <OpenAccounts open={takeableOf(accounts, known)} isTaxedByState={isTaxedByState} />}
          </Loaded>
        )}
      </Loaded>
      <Link className={parts.more} to="/dashboard/transfer">
        {said.back}
      </Link>
    </div>
  )
}

function takeableOf(accounts: readonly TakeableAccount[], known: readonly BrokerageAccount[]): readonly Takeable[] {
  return accounts.flatMap((money) => {
    const account = known.find(({ account_number }) => account_number === money.account_number)
    return account ? [{ account, money }] : []
  })
}

/** The form stands between the accounts of which something can be taken and those of which nothing can. */
function OpenAccounts({ open, isTaxedByState }: { readonly open: readonly Takeable[]; readonly isTaxedByState: boolean }) {
  const said = useWords(words)
  const some = open.filter(({ money }) => money.cash_available > 0)
  // Whoever takes out all of it still has the receipt to read, and a while to take it back.
  const [wasAsked, setAsked] = useState(false)
  if (some.length > 0 && !wasAsked) setAsked(true)
  if (open.length === 0) return <Empty>{said.noAccount}</Empty>
  const none = open.filter((one) => !some.includes(one))
  return (
    <>
      {some.length > 0 && <TakeableAccounts title={said.available} all={some} />}
      {wasAsked && <Asking all={some} isTaxedByState={isTaxedByState} />}
      {none.length > 0 && <TakeableAccounts title={said.notAvailable} all={none} />}
    </>
  )
}

function Asking({ all, isTaxedByState }: Pick<Parameters<typeof WithdrawForm>[0], 'all' | 'isTaxedByState'>) {
  const said = useWords(words)
  const bank = bankAccount.use()
  if (bank.isKnown && !canBeUsed(bank.data)) return <NoBank />
  return (
    <section className={parts.part} aria-labelledby="ask">
      <h2 id="ask">{said.ask}</h2>
      <Loaded of={bank} empty={undefined}>
        {(to) => to && <WithdrawForm all={all} bank={to} isTaxedByState={isTaxedByState} />}
      </Loaded>
    </section>
  )
}
