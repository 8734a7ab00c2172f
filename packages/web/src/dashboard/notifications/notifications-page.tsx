import { useWords } from '../../client/language.ts'
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
import { OlderNotifications } from './older-notifications.tsx'
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
        {({ results, unread, has_older: hasOlder }) => {
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
              <ul className={styles.lines}>
                {results.map((one) => (
                  <NotificationLine key={one.pk} notification={one} />
                ))}
              </ul>
              {hasOlder && <OlderNotifications than={results.at(-1)?.pk ?? ''} />}
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
