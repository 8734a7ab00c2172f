import { useCallback, useEffect } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { rollovers } from '../../data/accounts/rollovers.ts'
import { openedAccounts } from '../../data/money/ira-accounts.ts'
import { usePolling } from '../../data/use-polling.ts'
import type { PanelProps } from '../panel-props.ts'
import { isAtItsEnd } from './is-at-its-end.ts'
import { RolloverCard } from './rollover-card.tsx'
import { RolloverNotes } from './rollover-notes.tsx'
import styles from './rollover-tracker.module.css'

/** What was just signed is sent a moment later, by a job: people who are quick would read for good that they have not signed. */
const lookEveryMs = 5_000

/** Where the money is that was asked to move: a card for each account. What moves on appears by itself. */
export function RolloverTracker({ empty }: Pick<PanelProps, 'empty'>) {
  const moving = rollovers.use()
  const { data: opened } = openedAccounts.use()
  // It may have moved on since another page looked.
  useEffect(() => void rollovers.load(true), [])
  const isMoving = moving.data?.some(({ state }) => state !== 'received' && state !== 'cancelled') === true
  usePolling(
    isMoving,
    useCallback(() => void rollovers.load(true), []),
    lookEveryMs,
  )
  return (
    <div className={styles.tracker}>
      <Loaded of={moving} empty={empty}>
        {(all) =>
          all.length === 0 ? (
            <Empty>{empty}</Empty>
          ) : (
            all.map((rollover) => (
              <RolloverCard key={rollover.pk} rollover={rollover} isAtEnd={isAtItsEnd(opened?.accounts ?? [], rollover)} />
            ))
          )
        }
      </Loaded>
      <RolloverNotes />
    </div>
  )
}
