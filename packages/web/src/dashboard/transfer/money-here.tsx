import { useWords, type Words } from '../../client/language.ts'
import { bankAccount } from '../../screens/data/money/bank-account.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { Line, Lines } from '../../ui/lines.tsx'
import { Note } from '../../ui/note.tsx'
import parts from '../frame/parts.module.css'
import { AccountLine } from './account-line.tsx'
import { bankName } from './account-names.ts'
import styles from './money.module.css'

const words: Words<{ readonly title: string; readonly bank: string }> = {
  en: { title: 'What’s there', bank: 'Your bank, for money in and out' },
  es: { title: 'Lo que hay', bank: 'Tu banco, para poner y sacar dinero' },
}

/** What is owed for deposits that came back: the next money that comes in pays it. */
export function Owed() {
  const { data: opened } = openedAccounts.use()
  const owed = opened?.issues.filter(({ kind }) => kind === 'OWED') ?? []
  return owed.map(({ account_number, words: what, todo }) => (
    <Note key={account_number} title={what} look="problem">
      {todo}
    </Note>
  ))
}

/** The accounts here and the bank beside them. Nothing before an account is open. */
export function MoneyHere() {
  const said = useWords(words)
  const { data: opened } = openedAccounts.use()
  const { data: bank } = bankAccount.use()
  const open = opened?.accounts.filter(({ is_active }) => is_active) ?? []
  if (open.length === 0) return null
  return (
    <section className={parts.part} aria-labelledby="there">
      <h2 id="there">{said.title}</h2>
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
