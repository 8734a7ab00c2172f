import { useEffect } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { notifications } from '../../screens/data/notifications/notifications.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './notifications-link.module.css'

const lookAgain = () => void notifications.load(true)

type Own = { readonly title: string; readonly unread: (count: number) => string }

const words: Words<Own> = {
  en: { title: 'Notifications', unread: (count) => `${count} unread` },
  es: { title: 'Avisos', unread: (count) => `${count} sin leer` },
}

/** Where notifications are, with how many are unread. It looks again on each page, and with everything else that is shown. */
export function NotificationsLink({ path }: { readonly path: string }) {
  const { data } = notifications.use()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another look
  useEffect(lookAgain, [path])
  return <NotificationsCount path={path} unread={data?.unread ?? 0} />
}

export function NotificationsCount({ path, unread }: { readonly path: string; readonly unread: number }) {
  const said = useWords(words)
  return (
    <Link className={styles.link} to="/dashboard/notifications" aria-current={path === '/dashboard/notifications' ? 'page' : undefined}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
        <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" />
      </svg>
      <VisuallyHidden>{unread > 0 ? `${said.title}, ${said.unread(unread)}` : said.title}</VisuallyHidden>
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  )
}
