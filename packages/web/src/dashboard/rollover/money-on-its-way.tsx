import { useWords, type Words } from '../../client/language.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { isAtItsEnd } from '../../screens/panels/rollover-tracker/is-at-its-end.ts'
import { RolloverLine } from '../../screens/panels/rollover-tracker/rollover-line.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import styles from '../frame/parts.module.css'

const words: Words<{ readonly money: string; readonly each: string }> = {
  en: { money: 'On its way', each: 'See every stage' },
  es: { money: 'En camino', each: 'Ver cada etapa' },
}

/** The tracker in short: a line for each account that is being moved. Renders nothing when there is none. */
export function MoneyOnItsWay() {
  const said = useWords(words)
  const moving = rollovers.use()
  const { data: opened } = openedAccounts.use()
  if (moving.data?.length === 0) return null
  return (
    <Loaded of={moving} empty={undefined}>
      {(all) => (
        <section className={styles.part} aria-labelledby="money">
          <h2 id="money">{said.money}</h2>
          <ul className={styles.lines}>
            {all.map((rollover) => (
              <RolloverLine key={rollover.pk} rollover={rollover} isAtEnd={isAtItsEnd(opened?.accounts ?? [], rollover)} />
            ))}
          </ul>
          <Link className={styles.more} to="/dashboard/rollover">
            {said.each}
          </Link>
        </section>
      )}
    </Loaded>
  )
}
