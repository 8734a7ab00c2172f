import { useWords } from '../../client/language.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { begunJourneys } from '../../screens/data/journeys/journeys.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { isInvestedSince } from '../../screens/panels/rollover-tracker/is-invested-since.ts'
import { RolloverLine } from '../../screens/panels/rollover-tracker/rollover-line.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'
import { words } from '../overview/overview.words.ts'

/** The tracker in short: a line for each account that is being moved. Renders nothing when there is none. */
export function MoneyOnItsWay() {
  const said = useWords(words)
  const moving = rollovers.use()
  const { data: opened } = openedAccounts.use()
  const { data: begun = [] } = begunJourneys.use()
  if (moving.data?.length === 0) return null
  return (
    <Loaded of={moving} empty={undefined}>
      {(all) => (
        <section className={styles.part} aria-labelledby="money">
          <h2 id="money">{said.money}</h2>
          <ul className={styles.lines}>
            {all.map((rollover) => (
              <RolloverLine key={rollover.pk} rollover={rollover} isInvested={isInvestedSince(opened?.accounts ?? [], rollover)} />
            ))}
          </ul>
          <PlaceLink className={styles.more} place="moving-money" begun={begun}>
            {said.each}
          </PlaceLink>
        </section>
      )}
    </Loaded>
  )
}
