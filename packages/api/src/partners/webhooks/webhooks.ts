import type { webhookContracts } from '@app/schemas/api/webhooks'
import type { CoreContext } from '../../core/core-context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { sealing } from '../../security/sealing.ts'
import { eraseBody, findEvent, keepEvent } from './store.ts'

/** A header of the message by its name in small letters. */
export type WebhookHeaders = (name: string) => string | undefined

/** How a sandbox tells what has happened: through the same webhook that the partner would call. */
export type Deliver = (partner: string, headers: Readonly<Record<string, string>>, raw: string) => Promise<unknown>

/** What a partner says has happened. It may come twice and in any order: ask the partner how things stand. */
export type PartnerEvent = { readonly id: string; readonly sentAt: Date; readonly body: unknown }

export type WebhookSource = {
  /** The event, when the partner has signed it. How old it may be is looked at here for all of them alike. */
  readonly verify: (headers: WebhookHeaders, raw: string, now: Date) => Promise<PartnerEvent | undefined> | PartnerEvent | undefined
  /** Done as a job, at least once, after the partner was told that the message arrived. */
  readonly work: (event: PartnerEvent) => Promise<void>
}

/** By the name that stands in the address. */
type Sources = Readonly<Record<string, WebhookSource>>

const oldestMs = 5 * 60_000

/** Takes in what partners tell: signed, fresh, each message once. */
export function openWebhooks(context: CoreContext, sources: Sources) {
  const { db, keys, now, newId } = context
  const { seal, open } = sealing(keys, 'partner_events')
  const known = new Map(Object.entries(sources))

  const receive = async (partner: string, headers: WebhookHeaders, raw: string) => {
    const source = known.get(partner)
    if (!source) return fail('not_found')
    const event = await source.verify(headers, raw, now())
    if (!event || !isFresh(event, now())) return fail('signature_refused')
    const id = newId()
    await db.transaction().execute(async (trx) => {
      const row = {
        id,
        partner,
        event_id: event.id,
        sent_at: event.sentAt,
        received_at: now(),
        body: seal('body', id, JSON.stringify(event.body)),
      }
      if (await keepEvent(trx, row)) await context.jobs.send(trx, jobName(partner), { id })
    })
    return { received: true } as const
  }

  const work = async (source: WebhookSource, id: string) => {
    const row = await findEvent(db, id)
    if (!row || row.body === null) return
    await source.work({ id: row.event_id, sentAt: row.sent_at, body: JSON.parse(open('body', row.id, row.body)) })
    await eraseBody(db, id)
  }

  const handlers = {
    receiveWebhook: ({ params: { partner }, body, sender }) => receive(partner, sender.header, body),
  } satisfies Handlers<typeof webhookContracts>
  const jobs: JobHandlers = Object.fromEntries(
    [...known].map(([partner, source]) => [jobName(partner), { work: ({ id = '' }) => work(source, id) }]),
  )
  return { receive, handlers, jobs }
}

/** A time that cannot be read is no time. */
function isFresh({ sentAt }: PartnerEvent, now: Date): boolean {
  return Math.abs(now.getTime() - sentAt.getTime()) <= oldestMs
}

function jobName(partner: string): string {
  return `partner-event-${partner}`
}
