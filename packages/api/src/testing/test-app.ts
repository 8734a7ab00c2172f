import { randomBytes, randomUUID } from 'node:crypto'
import { isDashboardAddress } from '@app/schemas/pages/dashboard-addresses'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { onTestFinished } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import type { Context } from '../context/context.ts'
import type { CoreContext } from '../core/core-context.ts'
import { type Email, emailIn, type WrittenEmail } from '../core/email.ts'
import { closeDatabase, type Database, openDatabase } from '../db/database.ts'
import { freshDatabaseUrl } from '../db/testing/test-database.ts'
import { findLanguage } from '../domains/auth/store.ts'
import { openPost } from '../domains/notifications/open-post.ts'
import { flowsFolder } from '../flows/testing/flows-folder.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { readKeyRing } from '../security/key-ring.ts'
import type { Settings } from '../settings/service-settings.ts'
import { quickPasswords, sandboxesOnly, testFlows, testSettings } from './test-settings.ts'
import { tickingClock } from './ticking-clock.ts'
import { type SeenQueries, watchQueries } from './watch-queries.ts'

/** What most tests do not care about. */
export const testOptions = {
  isDatabaseUp: async () => true,
  partners: sandboxesOnly,
  settings: testSettings,
  logLevel: 'error',
  metrics: { build: { version: 'test', commit: 'test' } },
  // However busy the machine is.
  answersWithinMs: 60_000,
} as const satisfies Partial<AppOptions>

export type TestApp = {
  readonly app: FastifyInstance
  readonly jobHandlers: JobHandlers
  readonly db: Database
  readonly context: Context
  /** Past the service, for tests that look. */
  readonly plainDb: Database
  /** Every query of the service. */
  readonly queries: SeenQueries
  /** E-mails that were posted, the newest last. */
  readonly emails: readonly WrittenEmail[]
  /** The names of the jobs that were sent, the newest last. */
  readonly sentJobs: readonly string[]
  /** Moves the clock on. */
  readonly pass: (ms: number) => void
  /** Does the jobs whose time has come, the oldest first, and those that follow from them. */
  readonly doJobs: () => Promise<void>
  /** Leaves undone what is to be done later: after a test, so that the clock of the next one does not move its people on, too. */
  readonly forgetJobs: () => void
  readonly ask: (request: InjectOptions & { readonly token?: string }) => Promise<Asked>
  readonly signUp: (own?: Partial<SignUp>) => Promise<SignedUp>
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Asked = { readonly status: number; readonly body: any; readonly headers: Readonly<Record<string, unknown>>; readonly text: string }
type SignUp = { readonly first_name: string; readonly last_name: string; readonly email: string; readonly password1: string }
type SignedUp = SignUp & { readonly pk: string; readonly access: string; readonly refresh: string }

export type StartedTestApp = TestApp & { readonly databaseUrl: string; readonly close: () => Promise<void> }

/** The same for one test. */
export async function testApp(own: Partial<Settings> = {}): Promise<TestApp> {
  const started = await startTestApp(own)
  onTestFinished(started.close)
  return started
}

/** The whole service on a database of its own, with a clock that tests move. Jobs are done when a test says so. */
export async function startTestApp(
  own: Partial<Settings> = {},
  webFolder = flowsFolder,
  plugins: readonly KyselyPlugin[] = [],
): Promise<StartedTestApp> {
  const { url, drop } = await freshDatabaseUrl()
  const db = openDatabase({ url, maxConnections: 10, statementTimeoutMs: 10_000 })
  const flows = await testFlows()
  const { now, pass } = tickingClock()
  const emails: WrittenEmail[] = []
  const watched = watchQueries()
  const jobs = keepJobs()
  const core: CoreContext = {
    ...testContext(plugins.reduce((changed, plugin) => changed.withPlugin(plugin), db.withPlugin(watched.plugin))),
    now,
    jobs: { send: jobs.send },
    post: (trx, email) =>
      openPost({ ...core, publicUrl: testSettings.publicUrl }, async (_trx, sent) => {
        refuseDeadEnd(sent)
        const language = sent.personId === undefined ? (sent.language ?? 'en') : await findLanguage(trx, sent.personId)
        emails.push(emailIn(language, sent, testSettings.publicUrl))
      })(trx, email),
  }
  const settings = { ...testSettings, ...own }
  const options = { ...testOptions, core, flows, webFolder, databaseUrl: url, settings }
  const { app, context, jobHandlers, closePartners } = await buildApp(options)
  await app.ready()
  const close = async () => {
    await app.close()
    await closePartners()
    await closeDatabase(db)
    await drop()
  }
  const ask = askOf(app)
  const looks = { queries: watched.seen, emails, sentJobs: jobs.sent }
  const acts = { pass, doJobs: () => jobs.doAll(jobHandlers, context), forgetJobs: jobs.forget, ask, signUp: signUpWith(ask), close }
  return { app, jobHandlers, databaseUrl: url, db, plainDb: db, context, ...looks, ...acts }
}

/** Every e-mail that a test meets leads to a page that there is. */
function refuseDeadEnd({ kind, link }: Email): void {
  const [path = ''] = link.split(/[#?]/)
  if (`${path}/`.startsWith('/dashboard/') && !isDashboardAddress(path))
    throw new Error(`The e-mail “${kind}” leads to ${path}, and there is no such page.`)
}

/** Jobs that wait until a test says so. */
function keepJobs() {
  const sent: string[] = []
  const kept: { name: string; data: Readonly<Record<string, string>>; at: Date | undefined }[] = []
  const send: CoreContext['jobs']['send'] = async (_trx, name, data, at) => {
    sent.push(name)
    kept.push({ name, data, at })
  }
  const doAll = async (handlers: JobHandlers, context: Context) => {
    for (;;) {
      const now = context.now()
      const [job] = kept.filter(({ at }) => !at || at <= now).toSorted((one, other) => Number(one.at ?? 0) - Number(other.at ?? 0))
      if (!job) return
      kept.splice(kept.indexOf(job), 1)
      await handlers[job.name]?.work(job.data, { jobId: randomUUID(), at: job.at ?? now })
    }
  }
  const forget = () => {
    kept.length = 0
  }
  return { sent, send, doAll, forget }
}

function askOf(app: FastifyInstance): TestApp['ask'] {
  return async ({ token, headers, ...request }) => {
    const answer = await app.inject({ ...request, headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined, headers: answer.headers, text: answer.body }
  }
}

function signUpWith(ask: TestApp['ask']): TestApp['signUp'] {
  let people = 0
  return async (given = {}) => {
    people++
    const form = {
      first_name: 'Pat',
      last_name: 'Example',
      email: `pat${people}@example.com`,
      password1: 'correct horse battery staple',
      ...given,
    }
    const { status, body, text } = await ask({
      method: 'POST',
      url: '/api/v1/auth/registration/',
      headers: { 'x-security-code': 'any' },
      payload: form,
      // Each from a place of their own, so that limits of one do not meet another.
      remoteAddress: `10.0.${people >> 8}.${people & 255}`,
    })
    if (status !== 201) throw new Error(`Signing up gave ${status}: ${text}`)
    return { ...form, pk: body.user.pk, access: body.access, refresh: body.refresh }
  }
}

/** The context with new keys, where jobs and e-mails go nowhere. */
export function testContext(db: Database): CoreContext {
  return {
    db,
    keys: newKeys(),
    now: () => new Date(),
    random: Math.random,
    newId: randomUUID,
    passwordCost: quickPasswords,
    jobs: { send: async () => undefined },
    post: async () => undefined,
  }
}

function newKeys(): CoreContext['keys'] {
  const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
  const { ring, problem } = readKeyRing({ ENCRYPTION_KEYS: key('test'), ENCRYPTION_INDEX_KEYS: key('index') }, '')
  if (!ring) throw new Error(problem)
  return ring
}
