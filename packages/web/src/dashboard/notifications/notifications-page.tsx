import { useEffect, useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { Answered } from '../../client/service/calls.ts'
import { notifications } from '../../screens/data/notifications/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { NothingYet } from '../starts/nothing-yet.tsx'
import { NotificationLine } from './notification-line.tsx'
import own from './notifications.module.css'
import { words } from './notifications.words.ts'
import { useOlder } from './use-older.ts'
import { useReadAll } from './use-read-all.ts'

/** Everything that a person was told, the newest first: read once opened. */
export function NotificationsPage() {
  const said = useWords(words)
  const held = notifications.use()
  const { outcome, readAll } = useReadAll()
  return (
    <div className={styles.page}>
      <PageHeading title={said.title} />
      <Loaded of={held} empty={undefined}>
        {(all) => {
          const { results, unread } = all
          const [newest] = results
          if (!newest) return <NothingYet title={said.none} about={said.noneAbout} />
          return (
            <div className={styles.part}>
              <p className={styles.about}>{said.about}</p>
              {unread > 0 && (
                <Button look="small" className={own.readAll} onClick={() => void readAll(newest.pk)}>
                  {said.readAll}
                </Button>
              )}
              <OutcomeLine text={outcome} />
              <Listed all={all} />
            </div>
          )
        }}
      </Loaded>
      <Link className={styles.more} to="/dashboard/settings#notifications">
        {said.choose}
      </Link>
    </div>
  )
}

/** The newest, and older ones as they are asked for: the keyboard goes on from the first that came. */
function Listed({ all: { results, unread, has_older: hasOlder } }: { readonly all: Answered<'GET /api/v1/notifications/'> }) {
  const said = useWords(words)
  const { older, hasMore, isBusy, problem, load } = useOlder(results, hasOlder)
  const [first, setFirst] = useState<string>()
  useEffect(() => {
    if (first !== undefined) document.getElementById(first)?.querySelector('summary')?.focus()
  }, [first])
  return (
    <>
      <ul className={styles.lines}>
        {[...results, ...older].map((one) => (
          <NotificationLine key={one.pk} notification={one} isRead={unread === 0 || one.read_at !== null} />
        ))}
      </ul>
      <p role="status">{problem}</p>
      {hasMore && (
        <Button look="small" className={own.readAll} isBusy={isBusy} onClick={() => void load().then((one) => setFirst(one?.pk))}>
          {said.older}
        </Button>
      )}
    </>
  )
}
