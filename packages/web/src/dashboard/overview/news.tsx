import { useLanguage, useWords, type Words } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { lastVisit } from '../../screens/data/notifications/last-visit.ts'
import { notifications } from '../../screens/data/notifications/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Link } from '../../ui/link.tsx'
import styles from '../frame/parts.module.css'
import { useReadAll } from '../notifications/use-read-all.ts'

const shown = 3

type Own = {
  readonly title: string
  /** On the first visit. */
  readonly firstTitle: string
  readonly all: (count: number) => string
  readonly older: (count: number) => string
  readonly read: string
}

const words: Words<Own> = {
  en: {
    title: 'New since your last visit',
    firstTitle: 'What’s new',
    all: (count) => `See all ${count} unread notifications`,
    older: (count) => (count === 1 ? 'One older notification is unread' : `${count} older notifications are unread`),
    read: 'Mark all as read',
  },
  es: {
    title: 'Nuevo desde tu última visita',
    firstTitle: 'Lo nuevo',
    all: (count) => `Ver los ${count} avisos sin leer`,
    older: (count) => (count === 1 ? 'Queda un aviso anterior sin leer' : `Quedan ${count} avisos anteriores sin leer`),
    read: 'Marcar todo como leído',
  },
}

/** What has happened since the last visit and was not read, the newest first, or what came of marking it. Renders nothing when nothing has. */
export function News() {
  const { readAll, outcome } = useReadAll()
  return (
    <>
      <FreshNews onRead={readAll} />
      {outcome && <OutcomeLine text={outcome} />}
    </>
  )
}

function FreshNews({ onRead }: { readonly onRead: (newest: string) => Promise<void> }) {
  const said = useWords(words)
  const spoken = useLanguage()
  const { data } = notifications.use()
  const { data: since } = lastVisit.use()
  const isNew = (at: string) => since === null || (since !== undefined && at > since)
  const fresh = data?.results.filter(({ read_at: readAt, sent_at: sentAt }) => readAt === null && isNew(sentAt)) ?? []
  const newest = data?.results[0]
  if (!data || !newest || fresh.length === 0) return null
  const others = data.unread - fresh.length
  return (
    <section className={styles.part} aria-labelledby="news">
      <h2 id="news">{since === null ? said.firstTitle : said.title}</h2>
      <ul className={styles.links}>
        {fresh.slice(0, shown).map(({ pk, sent_at: sentAt, [spoken]: { title } }) => (
          <li key={pk}>
            <Link to={`/dashboard/notifications#${pk}`}>{title}</Link>
            <span className={styles.about}>{dateWords(sentAt, spoken)}</span>
          </li>
        ))}
        {(fresh.length > shown || others > 0) && (
          <li>
            <Link to="/dashboard/notifications">{fresh.length > shown ? said.all(data.unread) : said.older(others)}</Link>
          </li>
        )}
      </ul>
      <Button look="small" onClick={() => void onRead(newest.pk)}>
        {said.read}
      </Button>
    </section>
  )
}
