import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { buildApp } from '../../../app.ts'
import type { Database, Tables } from '../../../db/database.ts'
import { limitedPool } from '../../../db/limited-pool.ts'
import { migrate } from '../../../db/migrations.ts'
import { startPrivatePostgres } from '../../../db/private-postgres.ts'
import { openLiveCatalogue } from '../../../flows/live-catalogue.ts'
import type { Ground } from '../../../ground.ts'
import { outboxMailer } from '../../../partners/mail/outbox.ts'
import { readKeyRing } from '../../../security/key-ring.ts'
import { letBeKnown } from '../../facts/testing/let-be-known.ts'
import { realFacts, flowsFolder } from '../../facts/testing/real-flows.ts'
import { findJourney, moveJourney } from '../store.ts'
import { type Load, sendLoad } from './send-load.ts'

const mode = 'landing-rollover'
const clientCount = 16
const turnSeconds = 0.5
const warmUpRounds = 3
const rounds = 23
const answers = { search_choice: 'for-me' }
const place = { step: 'fix-401k' }
const flow_version = '0123456789abcdef'

/** Calls per second of coming back and of saving, and of bare routes that only send the same statements. Run it with Node. */
const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
const postgres = await startPrivatePostgres({ dataFolder: folder, log: () => undefined })
const pool = limitedPool(postgres.url, 10, 10_000)
const sent: CompiledQuery[] = []
const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
const flows = openLiveCatalogue(flowsFolder)
await migrate(db)
await flows.loaded
const app = await serviceApp()
const people = await Promise.all(Array.from({ length: clientCount }, (_one, index) => newPerson(app, index)))
const bare = bareApp(pool, await sentStatements())

const body = JSON.stringify({ place, flow_version, answers })
const ours = await app.listen({ port: 0, host: '127.0.0.1' })
const plain = await bare.listen({ port: 0, host: '127.0.0.1' })
const routes: readonly (readonly [string, Load['method'], (id: string) => string])[] = [
  ['GET', 'GET', () => `${ours}/api/journeys/${mode}`],
  ['GET bare, the same statement', 'GET', (id) => `${plain}/read/${id}`],
  ['PUT', 'PUT', () => `${ours}/api/journeys/${mode}`],
  ['PUT bare, the same write', 'PUT', (id) => `${plain}/write/${id}`],
  ['PUT bare, the same read and write', 'PUT', (id) => `${plain}/both/${id}`],
]
const totals = new Map(routes.map(([name]) => [name, { calls: 0, seconds: 0, cpuMs: 0 }]))
// In short turns, so that whatever else the machine does meets all of them alike.
for (let round = 0; round < rounds; round++) {
  for (const [name, method, url] of routes) {
    const clients = await Promise.all(people.map(async ({ id, token }) => ({ url: url(id), token, body, base: await versionOf(id) })))
    const before = process.threadCpuUsage()
    const { calls, seconds } = await sendLoad({ method, seconds: turnSeconds, clients })
    const { user, system } = process.threadCpuUsage(before)
    const total = totals.get(name)
    // The first rounds only warm up.
    if (!total || round < warmUpRounds) continue
    total.calls += calls
    total.seconds += seconds
    total.cpuMs += (user + system) / 1000
  }
}
for (const [name, { calls, seconds, cpuMs }] of totals)
  console.log(
    `${name.padEnd(36)} ${Math.round(calls / seconds)} calls a second, ${((cpuMs / calls) * 1000).toFixed(0)} µs of the service’s thread each`,
  )

await Promise.all([app.close(), bare.close()])
flows.close()
await db.destroy()
await postgres.stop()
await rm(folder, { recursive: true })

async function serviceApp(): Promise<FastifyInstance> {
  const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
  const { ring } = readKeyRing({ ENCRYPTION_KEYS: key('test'), ENCRYPTION_INDEX_KEYS: key('index') }, '')
  if (!ring) throw new Error('There are no keys.')
  const nothing = async () => undefined
  const ground: Ground = {
    db,
    keys: ring,
    now: () => new Date(),
    random: Math.random,
    newId: randomUUID,
    jobs: { send: nothing },
    post: nothing,
  }
  return buildApp({
    flows,
    webFolder: flowsFolder,
    ground,
    databaseUrl: postgres.url,
    isDatabaseUp: async () => true,
    mailer: outboxMailer(),
    settings: {
      isProduction: false,
      publicUrl: 'http://localhost:3000',
      securityCode: undefined,
      metricsToken: undefined,
      trustedProxies: [],
    },
    logLevel: 'error',
    metrics: { build: { version: 'test', commit: 'test' } },
  })
}

async function newPerson(service: FastifyInstance, index: number) {
  const answer = await service.inject({
    method: 'POST',
    url: '/api/v1/auth/registration/',
    headers: { 'x-security-code': 'any' },
    payload: { first_name: 'Pat', last_name: 'Example', email: `pat${index}@example.com`, password1: 'correct horse battery staple' },
    remoteAddress: `10.0.0.${index}`,
  })
  const { access: token, user } = answer.json()
  await letBeKnown(db, user.pk, { isWhole: true, isSigned: true, wantsIra: false })
  const headers = { authorization: `Bearer ${token}`, 'if-match': '"0"', 'idempotency-key': randomUUID() }
  await service.inject({ method: 'PUT', url: `/api/journeys/${mode}`, headers, payload: { place, flow_version, answers } })
  return { id: String(user.pk), token: String(token) }
}

/** The text of the statements, as they are sent for a person. */
async function sentStatements() {
  const watched: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) })
  const id = people[0]?.id ?? ''
  await findJourney(watched, id, mode, realFacts)
  await moveJourney(watched, { person_id: id, mode, place, flow_version, answers, changed_by: 'measured' }, 1, new Date())
  const [read, write] = sent
  if (!read || !write) throw new Error('Nothing was sent.')
  return { read, write, id }
}

function bareApp(connections: pg.Pool, { read, write, id }: Awaited<ReturnType<typeof sentStatements>>): FastifyInstance {
  const fastify = Fastify({ keepAliveTimeout: 1000 })
  const ask = async ({ sql, parameters }: CompiledQuery, other: string, base?: number) => {
    const values = parameters.map((one) => (one === id ? other : one))
    if (base !== undefined) values[values.length - 1] = base
    const connection = await connections.connect()
    try {
      const { rows } = await connection.query(sql, values)
      return rows[0]
    } finally {
      connection.release()
    }
  }
  const baseOf = (match: string | undefined) => Number(match?.replaceAll('"', ''))
  fastify.get<{ Params: { id: string } }>('/read/:id', (request) => ask(read, request.params.id))
  fastify.put<{ Params: { id: string } }>('/write/:id', (request) => ask(write, request.params.id, baseOf(request.headers['if-match'])))
  fastify.put<{ Params: { id: string } }>('/both/:id', async (request) => {
    await ask(read, request.params.id)
    return ask(write, request.params.id, baseOf(request.headers['if-match']))
  })
  return fastify
}

async function versionOf(id: string): Promise<number> {
  const { version } = await db.selectFrom('journeys').select('version').where('person_id', '=', id).executeTakeFirstOrThrow()
  return version
}
