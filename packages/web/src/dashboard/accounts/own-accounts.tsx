import { useWords, type Words } from '../../client/language.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { Lines } from '../../ui/lines.tsx'
import styles from '../frame/parts.module.css'
import { AccountLine } from '../transfer/account-line.tsx'

const words: Words<{ readonly title: string }> = { en: { title: 'Your accounts with us' }, es: { title: 'Tus cuentas con nosotros' } }

/** Accounts that are open, with the money in them and on its way. Nothing where there is none. */
export function OwnAccounts() {
  const said = useWords(words)
  const { data } = openedAccounts.use()
  const open = data?.accounts.filter(({ state }) => state === 'ACTIVE') ?? []
  if (open.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="own-accounts">
      <h2 id="own-accounts">{said.title}</h2>
      <Lines>
        {open.map((account) => (
          <AccountLine key={account.pk} account={account} />
        ))}
      </Lines>
    </section>
  )
}
