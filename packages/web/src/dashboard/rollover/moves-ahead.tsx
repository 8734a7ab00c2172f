import type { AppPlace } from '@app/schemas/flow/app-places'
import { useEffect } from 'react'
import { useWords } from '../../client/language.ts'
import { callWords } from '../../client/words/day-words.ts'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { providers } from '../../screens/data/accounts/providers.ts'
import { rolloverNotes } from '../../screens/data/accounts/rollover-notes.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { calls } from '../../screens/data/calls/calls.ts'
import { Card } from '../../ui/card.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'
import { type Ahead, moveAhead } from './move-ahead.ts'
import { words } from './moves-ahead.words.ts'

const places: Readonly<Record<Exclude<Ahead['next'], 'booked'>, AppPlace>> = {
  book: 'move-call',
  report: 'after-call',
  'not-reached': 'move-call',
  missed: 'move-call',
  'more-needed': 'move-call',
  destination: 'move-destination',
}

/** From the moment an account is ticked until its move is requested: what is next. Renders nothing without such an account. `isFirst`: nothing on the page is more urgent. */
export function MovesAhead({ isFirst }: { readonly isFirst: boolean }) {
  const said = useWords(words)
  const [found, known, moving, booked, notes] = [foundAccounts.use(), providers.use(), rollovers.use(), calls.use(), rolloverNotes.use()]
  useEffect(() => {
    void calls.load(true)
    void rolloverNotes.load(true)
  }, [])
  if (!found.data || !known.data || !moving.data || !booked.data || !notes.data) return null
  const all = { found: found.data, providers: known.data, rollovers: moving.data, calls: booked.data, notes: notes.data }
  const ahead = moveAhead(all, new Date())
  if (!ahead) return null
  return (
    <section className={styles.part} aria-labelledby="moves-ahead">
      <h2 id="moves-ahead">{said.title}</h2>
      <Card title={ahead.names.join(', ')} level={3}>
        {ahead.next === 'booked' ? (
          <p>{said.booked(callWords(ahead.call.starts_at, ahead.call.time_zone))}</p>
        ) : (
          <>
            <p>{said.next[ahead.next].text}</p>
            <PlaceLink className={isFirst ? styles.main : styles.more} place={places[ahead.next]}>
              {said.next[ahead.next].link}
            </PlaceLink>
          </>
        )}
      </Card>
    </section>
  )
}
