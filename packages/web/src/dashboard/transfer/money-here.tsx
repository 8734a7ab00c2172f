import { useWords, type Words } from '../../client/language.ts'
import { bankAccount } from '../../screens/data/money/bank-account.ts'
import { type BrokerageAccount, openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { Amount } from '../../ui/amount.tsx'
import { Line, Lines } from '../../ui/lines.tsx'
import { Note } from '../../ui/note.tsx'
import parts from '../frame/parts.module.css'
import { accountName, bankName } from './account-names.ts'
import styles from './money.module.css'

type Own = {
  readonly title: string
  readonly bank: string
  readonly pending: string
  readonly held: string
  readonly unsettled: string
  readonly invested: string
  readonly cashName: string
}

const words: Words<Own> = {
  en: {
    title: 'What’s there',
    bank: 'Your bank, for money in and out',
    pending: 'on its way in',
    held: 'on its way out',
    unsettled: 'just arrived',
    invested: 'invested',
    cashName: 'cash',
  },
  es: {
    title: 'Lo que hay',
    bank: 'Tu banco, para poner y sacar dinero',
    pending: 'entrando',
    held: 'saliendo',
    unsettled: 'recién llegado',
    invested: 'invertido',
    cashName: 'en efectivo',
  },
}

/** The accounts here and the bank beside them, and what stands in the way of moving money. Nothing before an account is open. */
export function MoneyHere() {
  const said = useWords(words)
  const { data: opened } = openedAccounts.use()
  const { data: bank } = bankAccount.use()
  const open = opened?.accounts.filter(({ is_active }) => is_active) ?? []
  if (open.length === 0) return null
  return (
    <section className={parts.part} aria-labelledby="there">
      <h2 id="there">{said.title}</h2>
      {opened?.issues
        .filter(({ kind }) => kind === 'OWED')
        .map(({ account_number, words: what, todo }) => (
          <Note key={account_number} title={what} look="problem">
            {todo}
          </Note>
        ))}
      <Lines>
        {open.map((account) => (
          <AccountLine key={account.pk} account={account} />
        ))}
        {bank && (
          <Line>
            <span>
              <strong>{bankName(bank)}</strong>
              <span className={styles.small}>{said.bank}</span>
            </span>
          </Line>
        )}
      </Lines>
    </section>
  )
}

function AccountLine({ account }: { readonly account: BrokerageAccount }) {
  const said = useWords(words)
  const { cash_available: cash, pending, unsettled, held, invested } = account
  const places = [
    { name: said.invested, dollars: invested },
    { name: said.cashName, dollars: cash },
    { name: said.unsettled, dollars: unsettled },
    { name: said.pending, dollars: pending },
    { name: said.held, dollars: held },
  ].filter(({ dollars }) => dollars > 0)
  return (
    <Line>
      <span>
        <strong>{accountName(account)}</strong>
        {places.map(({ name, dollars }) => (
          <span key={name} className={styles.small}>
            <Amount dollars={dollars} hasCents /> {name}
          </span>
        ))}
      </span>
      <span className={styles.figure}>
        <Amount dollars={cash + unsettled + invested} hasCents />
      </span>
    </Line>
  )
}
