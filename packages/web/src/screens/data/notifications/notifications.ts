import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

type Notifications = Answered<'GET /api/v1/notifications/'>
export type Notification = Notifications['results'][number]

/** The newest notifications of a person, and how many are unread. */
export const notifications = resource<Notifications>(() => ask('GET /api/v1/notifications/', { query: {} }))

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('notifications')

// Another tab has marked some as read: this one shows the same.
channel?.addEventListener('message', () => {
  if (notifications.peek() === undefined) return
  notifications.forget()
  void notifications.load()
})

/** Marks one as read, and with it those that are older where that is asked for. It shows at once; what the service says then counts. */
export async function markRead(pk: string, andOlder = false): Promise<Answer<unknown>> {
  const before = notifications.peek()
  if (before) notifications.put(marked(before, pk, andOlder))
  const answer = await ask('POST /api/v1/notifications/read/', { body: { pk, and_older: andOlder } })
  const now = notifications.peek()
  if (answer.ok && now) notifications.put({ ...now, unread: answer.data.unread })
  if (!answer.ok && before && now) notifications.put(before)
  channel?.postMessage('read')
  return answer
}

function marked(held: Notifications, pk: string, andOlder: boolean): Notifications {
  const from = held.results.findIndex((one) => one.pk === pk)
  const isMeant = (index: number) => (andOlder ? from >= 0 && index >= from : index === from)
  const readAt = new Date().toISOString()
  const results = held.results.map((one, index) => (isMeant(index) && one.read_at === null ? { ...one, read_at: readAt } : one))
  const newlyRead = results.filter((one, index) => one !== held.results[index]).length
  // Older ones that aren't listed here are read too.
  const unread = andOlder ? results.filter(({ read_at: at }) => at === null).length : Math.max(0, held.unread - newlyRead)
  return { ...held, results, unread }
}
