import { useWords } from '../../../client/language.ts'
import { bankAccount } from '../../../screens/data/money/bank-account.ts'
import { type BrokerageAccount, isBeingOpened, openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { contributionRooms } from '../../../screens/data/money/transfers.ts'
import { BankWay, useTypedBank } from '../../../screens/linking/bank-way.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import parts from '../../frame/parts.module.css'
import { words } from './put-in.words.ts'
import { PutInForm } from './put-in-form.tsx'

/** A deposit, once or repeating: from the linked bank into an account here. It says what is missing for that. */
export function PutIn() {
  const said = useWords(words)
  const opened = openedAccounts.use()
  return (
    <section className={parts.part} aria-labelledby="put-in">
      <h2 id="put-in">{said.title}</h2>
      <Loaded of={opened} empty={undefined}>
        {({ accounts }) => <Into accounts={accounts.filter(({ is_active }) => is_active)} isOpening={accounts.some(isBeingOpened)} />}
      </Loaded>
    </section>
  )
}

function Into({ accounts, isOpening }: { readonly accounts: readonly BrokerageAccount[]; readonly isOpening: boolean }) {
  const said = useWords(words)
  const bank = bankAccount.use()
  const rooms = contributionRooms.use()
  if (accounts.length === 0 && isOpening)
    return (
      <Empty>
        <p>{said.opening}</p>
        <Link className={parts.more} to="/dashboard">
          {said.seeOpening}
        </Link>
      </Empty>
    )
  if (accounts.length === 0)
    return (
      <Empty>
        <p>{said.noAccount}</p>
        <PlaceLink className={parts.more} place="savings-plan">
          {said.openAccount}
        </PlaceLink>
      </Empty>
    )
  if (bank.isKnown && !bank.data) return <NoBank />
  return (
    <Loaded of={bank} empty={undefined}>
      {(from) => (
        <Loaded of={rooms} empty={undefined}>
          {(known) => from && <PutInForm accounts={accounts} {...known} bank={from} />}
        </Loaded>
      )}
    </Loaded>
  )
}

/** Without a bank nothing can be debited. One that is linked by its numbers has to be confirmed first. */
export function NoBank() {
  const said = useWords(words)
  const isTyped = useTypedBank()
  return (
    <Note title={isTyped ? said.unconfirmed : said.noBank}>
      <p>{isTyped ? said.unconfirmedWhy : said.noBankWhy}</p>
      <BankWay className={parts.more} />
    </Note>
  )
}
