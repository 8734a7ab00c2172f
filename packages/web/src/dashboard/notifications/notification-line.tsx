import { type SyntheticEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { markRead, type Notification } from '../../screens/data/notifications/notifications.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import own from './notifications.module.css'
import { words } from './notifications.words.ts'

type Props = { readonly notification: Notification /** By itself, or with all others. */; readonly isRead: boolean }

/** What happened and when; opened, all that was said of it, and the page it is about. It is read once it has been opened. */
export function NotificationLine({ notification, isRead }: Props) {
  const said = useWords(words)
  const spoken = useLanguage()
  const { hash } = useLocation()
  const { pk, about, sent_at: sentAt, link } = notification
  const { title, paragraphs, button } = notification[spoken]
  // An older one is on no list that the mark would show on.
  const [isOpened, setOpened] = useState(false)
  const opened = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || isOpened || isRead) return
    setOpened(true)
    void markRead(pk)
  }
  return (
    <li className={own.item}>
      <details id={pk} open={hash === `#${pk}`} onToggle={opened}>
        <summary className={own.summary}>
          <span className={own.title}>{title}</span>
          {!isRead && !isOpened && <Tag>{said.isNew}</Tag>}
          <span className={own.day}>
            {said.subjects[about]} · {dateWords(sentAt, spoken)}
          </span>
        </summary>
        <div className={own.body}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link !== null && <Leading to={link}>{button}</Leading>}
        </div>
      </details>
    </li>
  )
}

/** Pages of the account are shown at once; others are loaded anew. */
function Leading({ to, children }: { readonly to: string; readonly children: string }) {
  if (!to.startsWith('/dashboard')) {
    return (
      <a className={styles.more} href={to}>
        {children}
      </a>
    )
  }
  return (
    <Link className={styles.more} to={to}>
      {children}
    </Link>
  )
}
