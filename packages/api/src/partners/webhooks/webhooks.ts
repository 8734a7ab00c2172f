import type { CoreContext } from '../../core/core-context.ts'
import { fail } from '../../failure/failure.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { patient } from '../../jobs/patient.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedPartnerEvents } from './sealed.ts'
import { eraseBody, findEvent, saveEvent } from './store.ts'

/** A header of the message by its name in small letters. */
export type WebhookHeaders = (name: string) => string | undefined

/** How a sandbox reports what has happened: through the same webhook that the partner would call. */
export type Deliver = (partner: string, headers: Readonly<Record<string, string>>, raw: string) => Promise<unknown>

/** An event of a partner. It may come twice and in any order: ask the partner for the current state. */
export type PartnerEvent = { readonly id: string; readonly sentAt: Date; readonly body: unknown }

/** A partner's messages: how one is checked, and what is done about it. */
export type WebhookSource = {
  /** The event, when the partner has signed it. How old it may be is looked at here for all of them alike. */
  readonly verify: (headers: WebhookHeaders, raw: string, now: Date) => Promise<PartnerEvent | undefined> | PartnerEvent | undefined
  /** Done as a job, at least once, after the partner got its acknowledgement. */
  readonly work: (event: PartnerEvent) => Promise<void>
}

const oldestMs = 5 * 60_000

/** Saves what partners send: signed, fresh, each message once. The sources are asked for when a message comes. */
export function webhookReceiver(context: CoreContext, verifiers: () => Readonly<Record<string, WebhookSource['verify']>>) {
  const { db, keys, now, newId } = context
  const { seal } = sealing(keys, sealedPartnerEvents)
  return async (partner: string, headers: WebhookHeaders, raw: string) => {
    const verify = new Map(Object.entries(verifiers())).get(partner)
    if (!verify) return fail('not_found')
    const event = await verify(headers, raw, now())
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
      if (await saveEvent(trx, row)) await context.jobs.send(trx, jobName(partner), { id })
    })
    return { received: true } as const
  }
}

/** What is done about messages, each as a job of its own. A partner that was thanked for one does not send it again. */
export function webhookJobs(context: CoreContext, works: Readonly<Record<string, WebhookSource['work']>>): JobHandlers {
  const { db, keys } = context
  const { open } = sealing(keys, sealedPartnerEvents)
  const work = async (workOn: WebhookSource['work'], id: string) => {
    const row = await findEvent(db, id)
    if (!row || row.body === null) return
    await workOn({ id: row.event_id, sentAt: row.sent_at, body: JSON.parse(open('body', row.id, row.body)) })
    await eraseBody(db, id)
  }
  return Object.fromEntries(
    Object.entries(works).map(([partner, workOn]) => [jobName(partner), { ...patient, work: ({ id = '' }) => work(workOn, id) }]),
  )
}

/** A time that cannot be read is no time. */
function isFresh({ sentAt }: PartnerEvent, now: Date): boolean {
  return Math.abs(now.getTime() - sentAt.getTime()) <= oldestMs
}

function jobName(partner: string): string {
  return `partner-event-${partner}`
}
