import { useWords, type Words } from '../../client/language.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { MoneyOnItsWay } from '../rollover/money-on-its-way.tsx'
import { AccountsKnown } from './accounts-known.tsx'
import { OpeningAccounts } from './opening-accounts.tsx'
import { OwnAccounts } from './own-accounts.tsx'

const words: Words<{ readonly title: string }> = { en: { title: 'Your accounts' }, es: { title: 'Tus cuentas' } }

/** Every account that is known: with us, being opened, found, and on the move. */
export function AccountsPage() {
  const { title } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <OwnAccounts />
      <OpeningAccounts />
      <MoneyOnItsWay />
      <AccountsKnown />
    </div>
  )
}
