import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import type { Notification } from '../../screens/data/notifications/notifications.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../frame/parts.module.css'
import { NotificationLine } from './notification-line.tsx'
import own from './notifications.module.css'
import { words } from './notifications.words.ts'

/** Those that are older than the list, twenty for each press. */
export function OlderNotifications({ than }: { readonly than: string }) {
  const said = useWords(words)
  const [older, setOlder] = useState<readonly Notification[]>([])
  const [hasMore, setMore] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const load = async () => {
    setBusy(true)
    const answer = await ask('GET /api/v1/notifications/', { query: { before: older.at(-1)?.pk ?? than } })
    setBusy(false)
    setProblem(answer.ok ? '' : answer.failure.detail)
    if (!answer.ok) return
    setOlder([...older, ...answer.data.results])
    setMore(answer.data.has_older)
  }
  return (
    <>
      <ul className={styles.lines}>
        {older.map((one) => (
          <NotificationLine key={one.pk} notification={one} />
        ))}
      </ul>
      <p role="status">{problem}</p>
      {hasMore && (
        <Button look="small" className={own.readAll} isBusy={isBusy} onClick={() => void load()}>
          {said.older}
        </Button>
      )}
    </>
  )
}
