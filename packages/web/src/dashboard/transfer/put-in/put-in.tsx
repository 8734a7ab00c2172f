import { useWords } from '../../../client/language.ts'
import { type BankAccount, bankAccount } from '../../../screens/data/money/bank-account.ts'
import { type BrokerageAccount, isBeingOpened, openedAccounts } from '../../../screens/data/money/ira-accounts.ts'
import { contributionRooms } from '../../../screens/data/money/transfers.ts'
import { BankWay, useOtherBanks, useTypedBank } from '../../../screens/linking/bank-way.tsx'
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
  if (bank.isKnown && !canBeUsed(bank.data)) return <NoBank />
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

/** One whose link has ended is neither debited nor paid to. */
export function canBeUsed(bank: BankAccount | undefined): boolean {
  return bank !== undefined && bank.active_account !== false
}

/**
 * Without a bank nothing can be debited. One that is linked by its numbers has to be confirmed first, and of those that are linked
 * already one has to be chosen.
 */
export function NoBank() {
  const said = useWords(words)
  const isTyped = useTypedBank()
  const hasOthers = useOtherBanks().length > 0
  const hasEnded = bankAccount.use().data !== undefined
  const state = hasOthers ? 'others' : isTyped ? 'unconfirmed' : hasEnded ? 'ended' : 'none'
  return (
    <Note title={said.banks[state].title}>
      <p>{said.banks[state].why}</p>
      <BankWay className={parts.more} />
    </Note>
  )
}
