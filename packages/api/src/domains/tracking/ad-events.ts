import { createHash } from 'node:crypto'
import type { CoreContext } from '../../core/core-context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { type AdEvent, type AdNetworkName, type AdNetworks, adEventSchema } from '../../partners/ad-networks/ad-network.ts'
import { hashToken } from '../../security/random-token.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account.ts'
import { sealedAdEvents } from './sealed.ts'
import { addAdEvent, endAdEvent, findWaitingAdEvent } from './store.ts'

const sendAdEventJob = 'send-ad-event'

/** Queues an event for a network; queued again under the same key it is sent once. */
export async function queueAdEvent(context: CoreContext, network: AdNetworkName, key: string, event: AdEvent): Promise<void> {
  const id = context.newId()
  const payload = sealing(context.keys, sealedAdEvents).seal('payload', id, JSON.stringify(event))
  await context.db.transaction().execute(async (trx) => {
    const isNew = await addAdEvent(trx, { id, network, event_key: hashToken(key), payload, kept_at: context.now() })
    if (isNew) await context.jobs.send(trx, sendAdEventJob, { eventId: id })
  })
}

export function adEventJobs(context: CoreContext, networks: AdNetworks): JobHandlers {
  return { [sendAdEventJob]: { work: ({ eventId = '' }) => send(context, networks, eventId), retries: 8 } }
}

/** As the networks want it: of the address in small letters, and never the address itself. */
export async function emailHashOf(context: CoreContext, personId: string): Promise<string | undefined> {
  const account = await accountOf(context, personId)
  return account && createHash('sha256').update(account.email.trim().toLowerCase()).digest('hex')
}

/** Sent twice it carries the same id, by which the networks know it. */
async function send({ db, keys, now }: CoreContext, networks: AdNetworks, id: string): Promise<void> {
  const row = await findWaitingAdEvent(db, id)
  if (!row || row.payload === null) return
  const event = adEventSchema.parse(JSON.parse(sealing(keys, sealedAdEvents).open('payload', id, row.payload)))
  const outcome = await networks[row.network].send(event)
  if (outcome === 'unavailable')
    throw Object.assign(new Error(`The network ${row.network} did not answer.`), { code: 'ad-network-unavailable' })
  await endAdEvent(db, id, outcome, now())
}
