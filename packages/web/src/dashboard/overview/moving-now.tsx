import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords, type Words } from '../../client/language.ts'
import { type BrokerageAccount, openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { Link } from '../../ui/link.tsx'
import styles from '../frame/parts.module.css'

type Own = {
  readonly title: string
  readonly pending: (dollars: string) => string
  readonly unsettled: (dollars: string) => string
  readonly held: (dollars: string) => string
  readonly each: string
}

const words: Words<Own> = {
  en: {
    title: 'Moving now',
    pending: (dollars) => `${dollars} is coming from your bank.`,
    unsettled: (dollars) => `${dollars} has arrived. It can be taken out once your bank can’t take it back any more.`,
    held: (dollars) => `${dollars} is set aside and on its way out.`,
    each: 'See each with its dates',
  },
  es: {
    title: 'En movimiento',
    pending: (dollars) => `${dollars} vienen de tu banco.`,
    unsettled: (dollars) => `${dollars} ya llegaron. Podrás sacarlos cuando tu banco ya no pueda recuperarlos.`,
    held: (dollars) => `${dollars} están apartados y van saliendo.`,
    each: 'Ver cada movimiento con sus fechas',
  },
}

const places = ['pending', 'unsettled', 'held'] as const

/** Money between a person’s bank and their accounts here, or between two of these. Renders nothing while none moves. */
export function MovingNow() {
  const said = useWords(words)
  const { data } = openedAccounts.use()
  const moving = places.flatMap((place) => {
    const dollars = sumOf(data?.accounts ?? [], place)
    return dollars > 0 ? [{ place, dollars }] : []
  })
  if (moving.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="moving-now">
      <h2 id="moving-now">{said.title}</h2>
      {moving.map(({ place, dollars }) => (
        <p key={place}>{said[place](dollarWords(dollars, true))}</p>
      ))}
      <Link className={styles.more} to="/dashboard/transfer">
        {said.each}
      </Link>
    </section>
  )
}

/** In whole cents: sums of dollars carry crumbs. */
function sumOf(accounts: readonly BrokerageAccount[], place: (typeof places)[number]): number {
  return accounts.reduce((sum, account) => sum + Math.round(account[place] * 100), 0) / 100
}
