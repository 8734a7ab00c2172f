import { useWords, type Words } from '../../client/language.ts'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import parts from '../frame/parts.module.css'
import { MoneyOnItsWay } from '../rollover/money-on-its-way.tsx'
import { NothingYet } from '../starts/nothing-yet.tsx'
import styles from './accounts-page.module.css'
import { KnownAccounts, useKnown } from './known-accounts.tsx'
import { OpeningAccounts } from './opening-accounts.tsx'
import { OwnAccounts } from './own-accounts.tsx'
import { SearchAgain } from './search-again.tsx'

type Own = { readonly title: string; readonly none: string; readonly noneAbout: string }

const words: Words<Own> = {
  en: {
    title: 'Your accounts',
    none: 'No accounts are known yet',
    noneAbout:
      'Accounts that a search finds, that you link or that you open here are listed here, with where they are and how sure we are.',
  },
  es: {
    title: 'Tus cuentas',
    none: 'Todavía no se conoce ninguna cuenta',
    noneAbout:
      'Las cuentas que encuentre una búsqueda, que conectes o que abras aquí aparecerán en esta página, con el lugar donde están y qué tan seguro es.',
  },
}

/** Every account that is known: with us, being opened, and elsewhere; then what is on the move, and another search. */
export function AccountsPage() {
  const said = useWords(words)
  const [opened, moving, found] = [openedAccounts.use().data, rollovers.use().data, foundAccounts.use().data]
  const known = useKnown()
  const isEmpty = opened?.accounts.every(({ state }) => state === 'CLOSED') && moving?.length === 0 && found && known.length === 0
  return (
    <div className={styles.page}>
      <PageHeading title={said.title} />
      <div className={parts.column}>
        <OwnAccounts />
        <OpeningAccounts />
        {isEmpty && <NothingYet title={said.none} about={said.noneAbout} />}
        <KnownAccounts />
      </div>
      <div className={parts.column}>
        <MoneyOnItsWay />
        <SearchAgain />
      </div>
    </div>
  )
}
