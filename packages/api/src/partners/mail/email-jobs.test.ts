import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Email } from '../../core/email.ts'
import type { Database } from '../../db/database.ts'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { working } from '../../jobs/testing/working.ts'
import { ringOf } from '../../security/testing/key-rings.ts'
import { withoutRandom } from '../../testing/without-random.ts'
import { emailJobs } from './email-jobs.ts'
import type { Mailer } from './mailer.ts'
import { outboxMailer } from './outbox.ts'
import { postEmail } from './post-email.ts'
import { smtpMailer } from './smtp.ts'
import { findNewestEmails, insertEmail } from './store.ts'
import { sampleBrand } from './testing/sample-email.ts'
import { smtpServer } from './testing/smtp-server.ts'

const keys = ringOf('one')
const email: Email = {
  kind: 'welcome',
  to: 'ana.rivera@home.example',
  link: 'https://finder.example/confirm?token=secret-token',
  en: { subject: 'Confirm your address, Ana', paragraphs: ['Hello Ana Rivera.'], button: 'Confirm' },
  es: { subject: 'Confirma tu dirección, Ana', paragraphs: ['Hola, Ana Rivera.'], button: 'Confirmar' },
}

it('sends an e-mail when its transaction is committed, and then forgets what it said and to whom', async () => {
  const { port, taken } = await smtpServer()
  const { db, context, said } = await posting(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'post@finder.example' }))
  const personId = randomUUID()
  await db.transaction().execute((trx) => postEmail(context, trx, { ...email, personId, requestId: 'r-1' }))
  await expect
    .poll(() => rowsOf(db))
    .toEqual([
      {
        id: expect.any(String),
        kind: 'welcome',
        person_id: personId,
        recipient: null,
        subject: null,
        body: null,
        state: 'sent',
        created_at: context.now(),
        sending_since: null,
        sent_at: context.now(),
      },
    ])
  expect(taken).toMatchObject([{ from: 'post@finder.example', to: 'ana.rivera@home.example' }])
  expect(taken[0]?.lines.join('\n')).toContain('secret-token')
  expect(said).toEqual([])
})

it('sends nothing when its transaction is taken back', async () => {
  const { db, context, sent } = await posting(collecting())
  const takenBack = db.transaction().execute(async (trx) => {
    await postEmail(context, trx, email)
    throw new Error('no')
  })
  await expect(takenBack).rejects.toThrow('no')
  await postEmail(context, db, { ...email, en: { ...email.en, subject: 'This one' } })
  await expect.poll(() => sent).toEqual([expect.objectContaining({ subject: 'This one' })])
  expect(await rowsOf(db)).toHaveLength(1)
})

it('keeps nothing personal in the clear, neither in the e-mail nor in its job', async () => {
  const { db, context } = await posting(outboxMailer(), { workers: 0 })
  await postEmail(context, db, email)
  const { rows } = await sql`select emails, job from emails, pgboss.job`.execute(db)
  expect(rows).toHaveLength(1)
  expect(withoutRandom(JSON.stringify(rows))).not.toMatch(/ana|rivera|confirm your|secret-token/i)
})

it('tries again when the mail server does not want an e-mail now', async () => {
  const { db, context, sent, said } = await posting(collecting({ firstFails: true }))
  await postEmail(context, db, email)
  await expect.poll(() => sent).toHaveLength(2)
  await expect.poll(async () => (await rowsOf(db)).map(({ state }) => state)).toEqual(['sent'])
  expect(said).toEqual([])
})

it('does not try again when an e-mail is refused for good, says so without a name, and forgets it', async () => {
  const { port } = await smtpServer()
  const { db, context, said } = await posting(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'post@finder.example' }))
  await postEmail(context, db, { ...email, to: 'ana@refused.example' })
  const [{ id } = { id: '' }] = await rowsOf(db)
  await expect.poll(() => rowsOf(db)).toMatchObject([{ state: 'refused', recipient: null, subject: null, body: null, sent_at: null }])
  expect(said).toEqual([`The e-mail welcome (${id}) was refused for good: smtp-550.`])
})

it('sends an e-mail once although its job is done twice', async () => {
  const { db, context, sent } = await posting(collecting())
  await postEmail(context, db, email)
  const [{ id } = { id: '' }] = await rowsOf(db)
  await context.jobs.send(db, 'send-email', { emailId: id })
  await context.jobs.send(db, 'send-email', { emailId: randomUUID() })
  await expect.poll(() => openJobs(db)).toBe(0)
  expect(sent).toHaveLength(1)
})

it('sends an e-mail again whose sender was never heard of again', async () => {
  const { db, context, sent, begin } = await posting(collecting(), { workers: 0 })
  await postEmail(context, db, email)
  await sql`update emails set sending_since = now() - interval '1 hour'`.execute(db)
  await begin()
  await expect.poll(() => openJobs(db)).toBe(0)
  expect(sent).toHaveLength(1)
})

it('keeps the newest 200 e-mails of the outbox to read, and all that still wait', async () => {
  const { db, context } = await posting(outboxMailer())
  const old = await Promise.all(Array.from({ length: 199 }, (_, index) => insertSealed(db, index)))
  await sql`update emails set state = 'sent', sent_at = now() where id <> ${old[0]}`.execute(db)
  await postEmail(context, db, email)
  await postEmail(context, db, email)
  await expect.poll(() => openJobs(db)).toBe(0)
  const readable = new Set((await findNewestEmails(db, 1_000)).map(({ id }) => id))
  // The oldest is too many, but waits.
  expect([readable.size, readable.has(old[0] ?? ''), readable.has(old[1] ?? '')]).toEqual([201, true, true])
  await postEmail(context, db, email)
  await expect.poll(() => openJobs(db)).toBe(0)
  const later = new Set((await findNewestEmails(db, 1_000)).map(({ id }) => id))
  expect([later.size, later.has(old[0] ?? ''), later.has(old[1] ?? '')]).toEqual([201, true, false])
})

it.each(['mailto:a@b.example', 'javascript:alert(1)', 'confirm?token=1'])('refuses to write an e-mail with a link to %j', async (url) => {
  const { db, context } = await posting(outboxMailer(), { workers: 0 })
  await expect(postEmail(context, db, { ...email, link: url })).rejects.toThrow('leads nowhere')
  await expect(postEmail(context, db, { ...email, unsubscribeUrl: url })).rejects.toThrow('leads nowhere')
})

/** A service that sends e-mails with this mailer. */
async function posting<M extends Mailer>(mailer: M & { readonly sent?: readonly unknown[] }, settings: { readonly workers?: number } = {}) {
  const { db, url } = await freshDatabase()
  const now = () => new Date('2025-03-01T12:00:00Z')
  const said: string[] = []
  const log = (line: string) => said.push(line)
  const begin = (more: { readonly workers?: number } = {}) =>
    working(url, emailJobs({ db, keys, now, mailer, brand: () => sampleBrand, log }), more)
  const { jobs } = await begin(settings)
  const context = { keys, now, newId: randomUUID, jobs, publicUrl: 'https://finder.example', languageOf: async () => 'en' as const }
  return { db, context, begin, said, sent: mailer.sent ?? [] }
}

function collecting({ firstFails = false } = {}): Mailer & { readonly sent: readonly unknown[] } {
  const sent: unknown[] = []
  const send: Mailer['send'] = async (one) => {
    sent.push(one)
    if (firstFails && sent.length === 1) throw new Error('Try again.')
  }
  return { kind: 'smtp', send, sent }
}

async function rowsOf(db: Database) {
  return db.selectFrom('emails').selectAll().execute()
}

async function openJobs(db: Database): Promise<number> {
  const { rows } = await sql`select from pgboss.job where state < 'completed'`.execute(db)
  return rows.length
}

async function insertSealed(db: Database, index: number): Promise<string> {
  const id = randomUUID()
  const created_at = new Date(Date.UTC(2025, 0, 1, 0, index))
  await insertEmail(db, { id, kind: 'old', person_id: null, created_at, recipient: 'x', subject: 'x', body: 'x' })
  return id
}
