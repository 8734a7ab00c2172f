import { language, useWords, type Words } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { type BrokerageAccount, openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { words as applicationWords } from '../../screens/panels/ira-application/ira-application.words.ts'
import { Amount } from '../../ui/amount.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'

type Own = {
  readonly title: string
  readonly empty: string
  readonly invested: (day: string) => string
  readonly cash: string
  readonly arrived: string
  readonly coming: string
  readonly going: string
  readonly owed: string
}

const words: Words<Own> = {
  en: {
    title: 'Your accounts with us',
    empty: 'Nothing is in it yet.',
    invested: (day) => `Invested, as of ${day}`,
    cash: 'Cash',
    arrived: 'Deposits that your bank can still take back',
    coming: 'Deposits on their way',
    going: 'On its way to your bank',
    owed: 'Owed for a deposit that came back',
  },
  es: {
    title: 'Tus cuentas con nosotros',
    empty: 'Todavía no hay nada en ella.',
    invested: (day) => `Invertido, al ${day}`,
    cash: 'Efectivo',
    arrived: 'Depósitos que tu banco aún puede devolver',
    coming: 'Depósitos en camino',
    going: 'En camino a tu banco',
    owed: 'Debes por un depósito devuelto',
  },
}

/** Accounts that are open, with the money in them and on its way. Nothing where there is none. */
export function OwnAccounts() {
  const said = useWords(words)
  const { data } = openedAccounts.use()
  const open = data?.accounts.filter(({ state }) => state === 'ACTIVE') ?? []
  if (open.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="own-accounts">
      <h2 id="own-accounts">{said.title}</h2>
      {open.map((account) => (
        <AccountCard key={account.pk} account={account} />
      ))}
    </section>
  )
}

function AccountCard({ account }: { readonly account: BrokerageAccount }) {
  const said = useWords(words)
  const { account: number, kinds, tags } = useWords(applicationWords)
  const { account_type: type, state, last_four: lastFour, valued_at: valuedAt } = account
  const money = [
    { name: said.invested(valuedAt === null ? '' : dateWords(valuedAt, language())), dollars: account.invested },
    { name: said.cash, dollars: account.cash_available },
    { name: said.arrived, dollars: account.unsettled },
    { name: said.coming, dollars: account.pending },
    { name: said.going, dollars: account.held },
    { name: said.owed, dollars: account.owed },
  ].filter(({ dollars }) => dollars !== 0)
  return (
    <Card title={kinds[type]} level={3} tag={<Tag look="sure">{tags[state]}</Tag>}>
      {money.length === 0 && <p>{said.empty}</p>}
      <Facts
        facts={[
          ...(lastFour === null ? [] : [{ name: number, value: `••••${lastFour}` }]),
          ...money.map(({ name, dollars }) => ({ name, value: <Amount dollars={dollars} hasCents /> })),
        ]}
      />
    </Card>
  )
}
