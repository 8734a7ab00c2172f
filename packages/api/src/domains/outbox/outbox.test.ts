import { randomUUID } from 'node:crypto'
import { devContracts } from '@app/schemas/api/dev'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Email, sameInAll } from '../../core/email.ts'
import type { Database } from '../../db/database.ts'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { answerFailures, answerUnreadableAddress } from '../../http/answer/answer-failures.ts'
import { secureAnswers } from '../../http/answer/security-headers.ts'
import { registerCalls } from '../../http/register.ts'
import { readJsonBodies } from '../../http/request/json-body.ts'
import { expectRefusals, leastRequests } from '../../http/testing/expect-refusals.ts'
import type { Mailer } from '../../partners/mail/mailer.ts'
import { postEmail } from '../../partners/mail/post-email.ts'
import { ringOf } from '../../security/testing/key-rings.ts'
import { outboxHandlers } from './routes.ts'

const keys = ringOf('one')
const email: Email = {
  kind: 'welcome',
  to: 'ana@home.example',
  ...sameInAll({
    subject: 'Confirm <b>your</b> address',
    paragraphs: ['Hello Ana.', 'This is <script>alert(1)</script> you.'],
    button: 'Confirm',
  }),
  link: 'https://finder.example/confirm?token=a&next=b',
  unsubscribeUrl: 'http://127.0.0.1:3000/unsubscribe?token=c',
}

describe('the outbox', () => {
  it('lists e-mails, the newest first, and each opens to its text with links that work', async () => {
    const { app, post } = await serving()
    await post('2025-03-01T12:00:00Z', { ...email, ...sameInAll({ subject: 'Older', paragraphs: [] }) })
    await post('2025-03-01T12:00:01Z', email)
    const list = await app.inject('/dev/outbox')
    expect(list.statusCode).toBe(200)
    expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
    const links = [...list.body.matchAll(/<h2><a href="([^"]+)">(.*?)<\/a>/g)]
    expect(links.map(([, , subject]) => subject)).toEqual(['Confirm &lt;b&gt;your&lt;/b&gt; address', 'Older'])
    expect(list.body).toContain('<dd>ana@home.example</dd>')
    expect(list.body).toContain('2025-03-01 12:00:01 UTC')
    expect(list.body).toContain('<dd>welcome, waiting</dd>')
    const page = await app.inject(links[0]?.[1] ?? '')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<p>Hello Ana.</p>\n<p>This is &lt;script&gt;alert(1)&lt;/script&gt; you.</p>')
    expect(page.body).toContain('<a href="https://finder.example/confirm?token=a&amp;next=b">Confirm</a>')
    expect(page.body).toContain('<a href="http://127.0.0.1:3000/unsubscribe?token=c">')
  })

  it('says so when there are none', async () => {
    const { app } = await serving()
    expect((await app.inject('/dev/outbox')).body).toContain('There are no e-mails yet.')
  })

  it('asks a browser for nothing that its policy forbids, and is cached nowhere', async () => {
    const { app, post } = await serving()
    const id = await post('2025-03-01T12:00:00Z', email)
    for (const address of ['/dev/outbox', `/dev/outbox/${id}`]) {
      const { body, headers } = await app.inject(address)
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      expect(headers['cache-control']).toBe('no-store')
      expect(body).not.toMatch(/<script|<style|style=|\son\w+=/)
      expect(body).toContain('<link rel="stylesheet" href="/docs.css">')
    }
  })

  it('does not know an e-mail that is not there, or that was erased', async () => {
    const { app, post, db } = await serving()
    const id = await post('2025-03-01T12:00:00Z', email)
    await db.updateTable('emails').set({ state: 'refused', recipient: null, subject: null, body: null }).execute()
    for (const one of [id, randomUUID()]) {
      const answer = await app.inject(`/dev/outbox/${one}`)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    expect((await app.inject('/dev/outbox')).body).toContain('There are no e-mails yet.')
  })

  it.each([
    ['in production', { isProduction: true, kind: 'outbox' }],
    ['where e-mails are sent', { isProduction: false, kind: 'smtp' }],
  ] as const)('is not there %s', async (_about, settings) => {
    const { app, post } = await serving(settings)
    const id = await post('2025-03-01T12:00:00Z', email)
    for (const address of ['/dev/outbox', `/dev/outbox/${id}`]) {
      const answer = await app.inject(address)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
  })

  it.each(Object.entries(devContracts))('%s refuses what is malformed', async (_name, call) => {
    const { app } = await serving()
    expect(await expectRefusals(app, call)).toBeGreaterThanOrEqual(leastRequests)
  })
})

type Serving = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly post: (at: string, email: Email) => Promise<string>
}

async function serving({
  isProduction = false,
  kind = 'outbox',
}: {
  isProduction?: boolean
  kind?: Mailer['kind']
} = {}): Promise<Serving> {
  const { db } = await freshDatabase()
  const app = Fastify({ routerOptions: { maxParamLength: 2000 }, frameworkErrors: answerUnreadableAddress })
  secureAnswers(app)
  readJsonBodies(app)
  answerFailures(app)
  registerCalls(app, devContracts, outboxHandlers({ db, keys, mailer: { kind }, isProduction }))
  onTestFinished(() => app.close())
  // Nobody takes these e-mails anywhere.
  const jobs = { send: async () => undefined }
  const post = async (at: string, one: Email) => {
    const id = randomUUID()
    await postEmail({ keys, jobs, newId: () => id, now: () => new Date(at), publicUrl: '', languageOf: async () => 'en' }, db, one)
    return id
  }
  return { app, db, post }
}
