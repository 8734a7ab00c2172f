import { useWords, type Words } from '../../client/language.ts'
import type { Balance, Part } from '../../screens/data/accounts/balance-of.ts'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { useBalances } from '../../screens/data/accounts/use-balances.ts'
import { openedAccounts, sumIn } from '../../screens/data/money/ira-accounts.ts'
import { words as applicationWords } from '../../screens/panels/ira-application/ira-application.words.ts'
import { Amount } from '../../ui/amount.tsx'
import { Line, Lines } from '../../ui/lines.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import own from './overview-page.module.css'
import { movedOf } from './sums.ts'

type Own = {
  readonly title: string
  readonly withUs: string
  readonly tags: Readonly<Record<Balance['basis'], string>>
  readonly about: string
  readonly all: string
}

const words: Words<Own> = {
  en: {
    title: 'Accounts',
    withUs: 'With us',
    tags: { 'record-keeper': 'Confirmed', linked: 'Linked', you: 'You told us', estimate: 'Likely', unknown: 'Balance unknown' },
    about: 'about',
    all: 'See every account, and how we know',
  },
  es: {
    title: 'Cuentas',
    withUs: 'Con nosotros',
    tags: { 'record-keeper': 'Confirmada', linked: 'Conectada', you: 'Nos lo dijiste', estimate: 'Probable', unknown: 'Saldo desconocido' },
    about: 'unos',
    all: 'Ver cada cuenta, y cómo lo sabemos',
  },
}

/** A line for each account that the total counts: where it is, how sure that is, and what is in it. Renders nothing without any. */
export function AccountLines() {
  const said = useWords(words)
  const { kinds } = useWords(applicationWords)
  const { data: opened } = openedAccounts.use()
  const { data: balances = [] } = useBalances()
  const { data: found = [] } = foundAccounts.use()
  const { data: moving = [] } = rollovers.use()
  const moved = movedOf(found, moving)
  const parts = balances.filter(({ id }) => !moved.has(id))
  const open = opened?.accounts.filter(({ state }) => state === 'ACTIVE') ?? []
  if (open.length + parts.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="accounts">
      <h2 id="accounts">{said.title}</h2>
      <Lines>
        {open.map((account) => (
          <Line key={account.pk}>
            <Name name={kinds[account.account_type]} about={said.withUs} />
            <span className={own.figure}>
              <Amount dollars={sumIn(account)} hasCents />
            </span>
          </Line>
        ))}
        {parts.map((part) => (
          <PartLine key={part.id} part={part} said={said} />
        ))}
      </Lines>
      <Link className={styles.more} to="/dashboard/search-result">
        {said.all}
      </Link>
    </section>
  )
}

function PartLine({ part: { name, provider, balance }, said }: { readonly part: Part; readonly said: Own }) {
  const isSure = balance.basis === 'record-keeper' || balance.basis === 'linked'
  return (
    <Line>
      <Name name={name} about={provider ?? undefined} tag={<Tag look={isSure ? 'sure' : 'maybe'}>{said.tags[balance.basis]}</Tag>} />
      {balance.basis !== 'unknown' && (
        <span className={own.figure}>
          {balance.basis === 'estimate' && `${said.about} `}
          <Amount dollars={balance.low} to={balance.high} hasCents={isSure} />
        </span>
      )}
    </Line>
  )
}

type NameProps = { readonly name: string; readonly about: string | undefined; readonly tag?: React.ReactNode }

function Name({ name, about, tag }: NameProps) {
  return (
    <span className={own.name}>
      <strong>{name}</strong>
      {about && about !== name && <span className={styles.about}>{about}</span>}
      {tag}
    </span>
  )
}
