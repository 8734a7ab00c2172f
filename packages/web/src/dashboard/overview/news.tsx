import { useLanguage, useWords, type Words } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { markRead, notifications } from '../../screens/data/notifications/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import styles from '../frame/parts.module.css'

const shown = 3

type Own = { readonly title: string; readonly all: (count: number) => string; readonly read: string }

const words: Words<Own> = {
  en: { title: 'New since you last looked', all: (count) => `See all ${count} new notifications`, read: 'Mark all as read' },
  es: { title: 'Nuevo desde tu última visita', all: (count) => `Ver los ${count} avisos nuevos`, read: 'Marcar todo como leído' },
}

/** What was never read, the newest first. Renders nothing when there is nothing new. */
export function News() {
  const said = useWords(words)
  const spoken = useLanguage()
  const { data } = notifications.use()
  const unread = data?.results.filter(({ read_at: readAt }) => readAt === null) ?? []
  const newest = data?.results[0]
  if (!data || !newest || data.unread === 0) return null
  return (
    <section className={styles.part} aria-labelledby="news">
      <h2 id="news">{said.title}</h2>
      <ul className={styles.links}>
        {unread.slice(0, shown).map(({ pk, sent_at: sentAt, [spoken]: { title } }) => (
          <li key={pk}>
            <Link to={`/dashboard/notifications#${pk}`}>{title}</Link>
            <span className={styles.about}>{dateWords(sentAt, spoken)}</span>
          </li>
        ))}
        {data.unread > shown && (
          <li>
            <Link to="/dashboard/notifications">{said.all(data.unread)}</Link>
          </li>
        )}
      </ul>
      <Button look="small" onClick={() => void markRead(newest.pk, true)}>
        {said.read}
      </Button>
    </section>
  )
}
