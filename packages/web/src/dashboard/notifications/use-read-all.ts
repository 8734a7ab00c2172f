import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { Failure } from '../../client/service/answer.ts'
import { markRead, notifications } from '../../screens/data/notifications/notifications.ts'
import { words } from './notifications.words.ts'

type ReadAll = {
  readonly readAll: (newest: string) => Promise<void>
  /** What came of it. */
  readonly outcome: string
}

/** Marks a notification and all older ones as read. */
export function useReadAll(): ReadAll {
  const { allRead } = useWords(words)
  const { data } = notifications.use()
  const [came, setCame] = useState<'read' | Failure>()
  const readAll = async (newest: string) => {
    setCame(undefined)
    const answer = await markRead(newest, true)
    setCame(answer.ok ? 'read' : answer.failure)
  }
  // What came in since is news of its own.
  const done = data?.unread === 0 ? allRead : ''
  return { readAll, outcome: came === 'read' ? done : (came?.detail ?? '') }
}
