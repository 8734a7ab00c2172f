import type { BodyOf } from '@app/schemas/api/contract'
import type { notificationContracts } from '@app/schemas/api/people/notifications'
import { optionalSubjects } from '@app/schemas/rules/people/notification-subjects'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { endWaiting } from './digest.ts'
import { openWords } from './notify.ts'
import { countUnread, findNotifications, findWays, markRead, type NotificationRow, turnOff } from './store.ts'
import { visit } from './visits.ts'

const listed = 20

/** What people were told, and by which ways they want to be. */
export function notificationHandlers(context: Context) {
  const { db, now } = context
  return {
    listNotifications: async ({ person, query: { before } }) => {
      const rows = await findNotifications(db, person.id, { before, limit: listed + 1 })
      const results = rows.slice(0, listed).map((row) => toNotification(context, row))
      return { results, unread: await countUnread(db, person.id), has_older: rows.length > listed }
    },

    markNotificationsRead: async ({ person, body: { pk, and_older: andOlder } }) => {
      const isTheirs = await markRead(db, person.id, pk, { andOlder, now: now() })
      return isTheirs ? { unread: await countUnread(db, person.id) } : fail('not_found')
    },

    visitNotifications: ({ person }) => visit(context, person.id),

    listNotificationChoices: ({ person }) => choicesOf(db, person.id),

    chooseNotifications: ({ person, body }) =>
      db.transaction().execute(async (trx) => {
        await choose(context, trx, person.id, body)
        return choicesOf(trx, person.id)
      }),
  } satisfies Handlers<typeof notificationContracts>
}

function toNotification({ keys }: Context, row: NotificationRow) {
  const { id, subject, link, sent_at, read_at } = row
  return { pk: id, about: subject, link, sent_at: sent_at.toISOString(), read_at: read_at?.toISOString() ?? null, ...openWords(keys, row) }
}

type Choice = BodyOf<typeof notificationContracts.chooseNotifications>

async function choose(context: Context, trx: Queries, personId: string, { about, by_email: byEmail }: Choice): Promise<void> {
  const off = { isWeekly: byEmail === 'weekly', since: context.now() }
  const isNew = byEmail === 'at-once' ? await endWaiting(context, trx, personId, about) : await turnOff(trx, personId, about, off)
  const subject = `person:${personId}`
  if (isNew) await audit(trx, { actor: subject, action: 'notifications.chosen', subject, detail: { about, by_email: byEmail } })
}

async function choicesOf(db: Queries, personId: string) {
  const ways = await findWays(db, personId)
  return { results: optionalSubjects.map((about) => ({ about, by_email: ways.get(about) ?? ('at-once' as const) })) }
}
