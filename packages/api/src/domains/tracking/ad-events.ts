import { createHash } from 'node:crypto'
import type { Ground } from '../../ground.ts'
import type { JobHandlers } from '../../jobs/job-handlers.ts'
import { type AdEvent, type AdNetworkName, type AdNetworks, adEventSchema } from '../../partners/ad-networks/ad-network.ts'
import { hashToken } from '../../security/random-token.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account-of.ts'
import { addAdEvent, endAdEvent, findWaitingAdEvent } from './store.ts'

const sendAdEventJob = 'send-ad-event'

/** Keeps what is to be told to a network; told again under the same key it is told once. */
export async function tellLater(ground: Ground, network: AdNetworkName, key: string, event: AdEvent): Promise<void> {
  const id = ground.newId()
  const payload = sealing(ground.keys, 'ad_events').seal('payload', id, JSON.stringify(event))
  await ground.db.transaction().execute(async (trx) => {
    const isNew = await addAdEvent(trx, { id, network, event_key: hashToken(key), payload, kept_at: ground.now() })
    if (isNew) await ground.jobs.send(trx, sendAdEventJob, { eventId: id })
  })
}

export function adEventJobs(ground: Ground, networks: AdNetworks): JobHandlers {
  return { [sendAdEventJob]: { work: ({ eventId = '' }) => send(ground, networks, eventId), retries: 8 } }
}

/** As the networks want it: of the address in small letters, and never the address itself. */
export async function emailHashOf(ground: Ground, personId: string): Promise<string | undefined> {
  const account = await accountOf(ground, personId)
  return account && createHash('sha256').update(account.email.trim().toLowerCase()).digest('hex')
}

/** Sent twice it carries the same id, by which the networks know it. */
async function send({ db, keys, now }: Ground, networks: AdNetworks, id: string): Promise<void> {
  const row = await findWaitingAdEvent(db, id)
  if (!row || row.payload === null) return
  const event = adEventSchema.parse(JSON.parse(sealing(keys, 'ad_events').open('payload', id, row.payload)))
  const outcome = await networks[row.network].send(event)
  if (outcome === 'unavailable')
    throw Object.assign(new Error(`The network ${row.network} did not answer.`), { code: 'ad-network-unavailable' })
  await endAdEvent(db, id, outcome, now())
}
