import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { isFailure } from '../../failure/failure.ts'
import { testContext } from '../../testing/test-app.ts'
import { forgetOldEvents } from './store.ts'
import { type PartnerEvent, type WebhookSource, webhookJobs, webhookReceiver } from './webhooks.ts'

const secret = 'a secret of the partner'
const sign = (raw: string) => createHmac('sha256', secret).update(raw).digest('hex')
const headersOf = (signature: string) => (name: string) => (name === 'x-signature' ? signature : undefined)

async function opened() {
  const { db } = await freshDatabase()
  const clock = { now: new Date('2030-01-01T00:00:00Z') }
  const jobs: { name: string; id: string }[] = []
  const done: PartnerEvent[] = []
  const send = async (_trx: unknown, name: string, { id = '' }: Readonly<Record<string, string>>) => void jobs.push({ name, id })
  const context = { ...testContext(db), now: () => clock.now, jobs: { send } }
  const source: WebhookSource = {
    verify: (header, raw) => {
      if (header('x-signature') !== sign(raw)) return undefined
      const { id, at, ...body } = JSON.parse(raw)
      return { id, sentAt: new Date(at), body }
    },
    work: async (event) => void done.push(event),
  }
  const webhooks = {
    receive: webhookReceiver(context, () => ({ bank: source.verify })),
    jobs: webhookJobs(context, { bank: source.work }),
  }
  const work = async () => {
    for (const { name, id } of jobs) await webhooks.jobs[name]?.work({ id }, { jobId: id, at: clock.now })
  }
  const message = (given: object = {}) => JSON.stringify({ id: 'evt_1', at: clock.now, kind: 'settled', ...given })
  const tell = (raw: string, signature = sign(raw)) => webhooks.receive('bank', headersOf(signature), raw)
  return { db, clock, jobs, done, webhooks, work, message, tell }
}

it('does what a partner says, once, however often it comes and however often it is done', async () => {
  const { tell, message, work, done, jobs, db } = await opened()
  for (let times = 0; times < 10; times++) expect(await tell(message())).toEqual({ received: true })
  await Promise.all([tell(message({ id: 'evt_2' })), tell(message({ id: 'evt_2' }))])
  expect(jobs).toHaveLength(2)
  await work()
  await work()
  expect(done).toHaveLength(2)
  expect(done[0]).toEqual({ id: 'evt_1', sentAt: new Date('2030-01-01T00:00:00Z'), body: { kind: 'settled' } })
  expect(await db.selectFrom('partner_events').select('body').execute()).toEqual([{ body: null }, { body: null }])
})

it.each([
  ['is not signed', async ({ tell, message }: Awaited<ReturnType<typeof opened>>) => tell(message(), '')],
  ['was changed', async ({ tell, message }) => tell(message({ kind: 'paid' }), sign(message()))],
  ['is older than five minutes', async ({ tell, message, clock }) => tell(message({ at: new Date(clock.now.getTime() - 301_000) }))],
  ['comes from the future', async ({ tell, message, clock }) => tell(message({ at: new Date(clock.now.getTime() + 301_000) }))],
  ['has no time', async ({ tell, message }) => tell(message({ at: 'never' }))],
] as const satisfies readonly [string, (given: Awaited<ReturnType<typeof opened>>) => Promise<unknown>][])(
  'refuses a message that %s, and keeps nothing of it',
  async (_what, send) => {
    const given = await opened()
    const refused = await send(given)
    expect(isFailure(refused)).toBe(true)
    expect(await given.db.selectFrom('partner_events').selectAll().execute()).toEqual([])
    expect(given.jobs).toEqual([])
  },
)

it('knows only its partners', async () => {
  const { webhooks } = await opened()
  expect(isFailure(await webhooks.receive('nobody', headersOf(''), '{}'))).toBe(true)
})

it('keeps no message past its days, also one that nobody could work on', async () => {
  const { tell, message, db, clock } = await opened()
  await tell(message())
  const received = clock.now.getTime()
  await forgetOldEvents(db, new Date(received))
  expect(await db.selectFrom('partner_events').select('event_id').execute()).toHaveLength(1)
  await forgetOldEvents(db, new Date(received + 1))
  expect(await db.selectFrom('partner_events').select('event_id').execute()).toEqual([])
})
