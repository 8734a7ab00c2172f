import { language, useWords, type Words } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { type BrokerageAccount, sumIn } from '../../screens/data/money/ira-accounts.ts'
import { Amount } from '../../ui/amount.tsx'
import { Line } from '../../ui/lines.tsx'
import { accountName } from './account-names.ts'
import styles from './money.module.css'

type Own = {
  readonly empty: string
  readonly invested: (day: string | undefined) => string
  readonly cash: string
  readonly unsettled: string
  readonly pending: string
  readonly held: string
  readonly owed: string
}

const words: Words<Own> = {
  en: {
    empty: 'Nothing is in it yet.',
    invested: (day) => (day === undefined ? 'invested' : `invested, as of ${day}`),
    cash: 'cash',
    unsettled: 'just arrived, and your bank can still take it back',
    pending: 'on its way in, and not counted yet',
    held: 'on its way out',
    owed: 'owed for a deposit that came back',
  },
  es: {
    empty: 'Todavía no hay nada en ella.',
    invested: (day) => (day === undefined ? 'invertidos' : `invertidos, al ${day}`),
    cash: 'en efectivo',
    unsettled: 'recién llegados, y tu banco aún puede devolverlos',
    pending: 'entrando, y aún no se cuentan',
    held: 'saliendo',
    owed: 'que debes por un depósito devuelto',
  },
}

/** An account with us: everything in it, and which part of that is invested, waits, or is on its way. */
export function AccountLine({ account }: { readonly account: BrokerageAccount }) {
  const said = useWords(words)
  const { cash_available: cash, pending, unsettled, held, owed, invested, valued_at: valuedAt } = account
  const places = [
    { name: said.invested(valuedAt === null ? undefined : dateWords(valuedAt, language())), dollars: invested },
    { name: said.cash, dollars: cash },
    { name: said.unsettled, dollars: unsettled },
    { name: said.held, dollars: held },
    { name: said.owed, dollars: owed },
    { name: said.pending, dollars: pending },
  ].filter(({ dollars }) => dollars > 0)
  return (
    <Line>
      <span className={styles.between}>
        <strong>{accountName(account)}</strong>
        <span className={styles.figure}>
          <Amount dollars={sumIn(account)} hasCents />
        </span>
      </span>
      <span>
        {places.length === 0 && <span className={styles.small}>{said.empty}</span>}
        {places.map(({ name, dollars }) => (
          <span key={name} className={styles.small}>
            <Amount dollars={dollars} hasCents /> {name}
          </span>
        ))}
      </span>
    </Line>
  )
}
