import { useWords, type Words } from '../../client/language.ts'
import { type Rollover, rollovers } from '../../screens/data/accounts/rollovers.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { isAtItsEnd, isOver } from '../../screens/panels/rollover-tracker/is-at-its-end.ts'
import { RolloverLine } from '../../screens/panels/rollover-tracker/rollover-line.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import styles from '../frame/parts.module.css'

const words: Words<{ readonly money: string; readonly each: string }> = {
  en: { money: 'On its way', each: 'See every stage' },
  es: { money: 'En camino', each: 'Ver cada etapa' },
}

type Props = {
  /** Whether the page says elsewhere what a person has to do about it. */
  readonly isToDoSaid?: boolean
}

/**
 * The tracker in short: a line for each account that is being moved. Renders nothing when there is none; what is over has its page. An
 * account that was refused is not on its way: it is listed where it still is.
 */
export function MoneyOnItsWay({ isToDoSaid = false }: Props) {
  const said = useWords(words)
  const moving = rollovers.use()
  const { data: opened } = openedAccounts.use()
  const accounts = opened?.accounts ?? []
  // Until the accounts are known, what has come here may be at its end.
  const isNotOver = (one: Rollover) => (opened ? !isOver(accounts, one) : one.state !== 'received' && one.state !== 'cancelled')
  const isMoving = (one: Rollover) => isNotOver(one) && !(one.state === 'refused' && one.found_account !== null)
  if (moving.data && !moving.data.some(isMoving)) return null
  return (
    <Loaded of={moving} empty={undefined}>
      {(all) => (
        <section className={styles.part} aria-labelledby="money">
          <h2 id="money">{said.money}</h2>
          <ul className={styles.lines}>
            {all.filter(isMoving).map((one) => (
              <RolloverLine key={one.pk} rollover={one} isAtEnd={isAtItsEnd(accounts, one)} isToDoSaid={isToDoSaid} />
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
