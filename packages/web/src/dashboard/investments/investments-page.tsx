import { useWords, type Words } from '../../client/language.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { OwnAccounts } from '../accounts/own-accounts.tsx'
import styles from '../frame/parts.module.css'
import { NothingYet } from '../starts/nothing-yet.tsx'

type Own = { readonly title: string; readonly none: string; readonly noneAbout: string }

const words: Words<Own> = {
  en: {
    title: 'Investments',
    none: 'Nothing is invested with us yet',
    noneAbout: 'Once an account of yours is open here, this page shows what’s in it and what it’s worth.',
  },
  es: {
    title: 'Inversiones',
    none: 'Todavía no tienes nada invertido con nosotros',
    noneAbout: 'Cuando tengas una cuenta abierta aquí, esta página mostrará qué contiene y cuánto vale.',
  },
}

/** What is in each account with us. */
export function InvestmentsPage() {
  const { title, none, noneAbout } = useWords(words)
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <Loaded of={openedAccounts.use()} empty={undefined}>
        {({ accounts }) =>
          accounts.some(({ state }) => state === 'ACTIVE') ? <OwnAccounts /> : <NothingYet title={none} about={noneAbout} />
        }
      </Loaded>
    </div>
  )
}
