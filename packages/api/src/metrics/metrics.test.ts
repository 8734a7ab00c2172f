import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { operationsContracts } from '@app/schemas/api/operations'
import { lastYearWithLimits } from '@app/schemas/rules/money/contribution-limits'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../db/testing/test-database.ts'
import { operationsHandlers } from '../domains/operations/routes.ts'
import { mediaTypes } from '../http/answer/media-types.ts'
import { registerCalls } from '../http/register.ts'
import { expectRefusals, leastRequests } from '../http/testing/expect-refusals.ts'
import { operatedApp } from '../testing/operated-app.ts'
import { poolCounts } from './pool-metrics.ts'
import { processMetrics } from './process-metrics.ts'

describe('requests', () => {
  it('are counted and timed by method, place of the router and class of status', async () => {
    const { app, metrics } = operatedApp({ logLevel: 'silent' })
    app.get('/boxes/:id', async () => 'x')
    app.post('/boxes/:id', async (_request, reply) => reply.code(409).send('x'))
    for (const url of ['/boxes/1', '/boxes/2', '/boxes/1?query=1']) await app.inject(url)
    await app.inject({ method: 'POST', url: '/boxes/1' })
    const figures = await figuresOf(metrics)
    expect(figures.get('http_requests_total{method="GET",route="/boxes/:id",status="2xx"}')).toBe(3)
    expect(figures.get('http_requests_total{method="POST",route="/boxes/:id",status="4xx"}')).toBe(1)
    expect(figures.get('http_request_duration_seconds_count{method="GET",route="/boxes/:id",status="2xx"}')).toBe(3)
    expect(figures.get('http_request_duration_seconds_bucket{le="10",method="GET",route="/boxes/:id",status="2xx"}')).toBe(3)
    await app.close()
  })

  it('to addresses, by methods and in ways that nobody knows are one row, however many they are', async () => {
    const { app, metrics } = operatedApp({ logLevel: 'silent' })
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    for (let number = 0; number < 50; number++) {
      await app.inject(`/nowhere/${number}?${number}`)
      await app.inject(`/%zz${number}`)
      await fetch(`http://127.0.0.1:${port}/${number}`, { method: 'PROPFIND' })
      await text(connect(Number(port), '127.0.0.1').end(`garbage${number}\r\n\r\n`))
    }
    const figures = await figuresOf(metrics)
    const rows = [...figures].filter(([name]) => name.startsWith('http_requests_total'))
    expect(rows).toEqual([
      ['http_requests_total{method="GET",route="unknown",status="4xx"}', 100],
      ['http_requests_total{method="other",route="unknown",status="4xx"}', 100],
    ])
    expect(figures.get('http_requests_in_flight')).toBe(0)
    await app.close()
  })

  it('are in flight until they are answered, or left by their sender', async () => {
    const { app, metrics } = operatedApp({ logLevel: 'silent' })
    let answer = () => {}
    app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('x'))))
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const inFlight = async () => (await figuresOf(metrics)).get('http_requests_in_flight')
    const first = app.inject('/slow')
    await expect.poll(inFlight).toBe(1)
    answer()
    await first
    const second = connect(Number(port), '127.0.0.1')
    second.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
    await expect.poll(inFlight).toBe(1)
    second.destroy()
    await expect.poll(inFlight).toBe(0)
    expect((await figuresOf(metrics)).get('http_requests_total{method="GET",route="/slow",status="none"}')).toBe(1)
    await app.close()
  })
})

describe('the database pool', () => {
  it('is reported with its connections, those that are free, and who waits', async () => {
    const { url } = await freshDatabase()
    const pool = new pg.Pool({ connectionString: url, max: 2 })
    // `end` does not wait until PostgreSQL has seen them go, and the database is dropped at once.
    pool.on('error', () => undefined)
    const { app, metrics } = operatedApp({ sources: { readPool: () => poolCounts(pool) } })
    const told = async () => {
      const figures = await figuresOf(metrics)
      return ['total', 'idle', 'waiting'].map((kind) => figures.get(`database_pool_${kind}`))
    }
    const [first, second] = [await pool.connect(), await pool.connect()]
    const third = pool.connect()
    expect(await told()).toEqual([2, 0, 1])
    first.release()
    ;(await third).release()
    second.release()
    expect(await told()).toEqual([2, 2, 0])
    await pool.end()
    await app.close()
  })
})

describe('jobs', () => {
  const jobsIn = async (readJobs: () => Promise<{ waiting: number; active: number; failed: number; dead: number }>) => {
    const { metrics } = operatedApp({ sources: { readJobs } })
    return [...(await figuresOf(metrics))].filter(([name]) => name.startsWith('jobs'))
  }

  it('are reported by state', async () => {
    expect(await jobsIn(async () => ({ waiting: 4, active: 3, failed: 2, dead: 1 }))).toEqual([
      ['jobs{state="waiting"}', 4],
      ['jobs{state="active"}', 3],
      ['jobs{state="failed"}', 2],
      ['jobs{state="dead"}', 1],
    ])
  })

  it('that cannot be counted keep nothing else from being reported', async () => {
    expect(await jobsIn(() => Promise.reject(new Error('no')))).toEqual([])
  })
})

describe('a service', () => {
  it('has its own figures, and those of its process and build', async () => {
    const [first, second] = [operatedApp({ logLevel: 'silent' }), operatedApp({ logLevel: 'silent' })]
    await first.app.inject('/')
    const [busy, idle] = [await figuresOf(first.metrics), await figuresOf(second.metrics)]
    const total = 'http_requests_total{method="GET",route="unknown",status="4xx"}'
    expect([busy.get(total), idle.get(total)]).toEqual([1, undefined])
    for (const figures of [busy, idle]) {
      expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
      expect(figures.get(`build_info{version="1.2.3",commit="abcdef",node="${process.version}"}`)).toBe(1)
      expect(figures.get('contribution_limits_last_tax_year')).toBe(lastYearWithLimits)
    }
  })
})

it('what measures a process is begun once, however many services are in it', () => {
  expect(processMetrics()).toBe(processMetrics())
})

describe('requests for the figures', () => {
  const token = 'a-token-of-some-length'

  it.each([
    ['gets them in development', undefined, false, undefined, 200],
    ['gets nothing in production without a token', undefined, true, 'Bearer x', 404],
    ['gets them with the token', token, true, `Bearer ${token}`, 200],
    ['needs the token in development too', token, false, undefined, 401],
    ['gets nothing with no token', token, true, undefined, 401],
    ['gets nothing with another token', token, true, `Bearer ${token}x`, 401],
    ['gets nothing with a part of it', token, true, `Bearer ${token.slice(0, -1)}`, 401],
    ['gets nothing with an empty one', token, true, 'Bearer ', 401],
    ['gets nothing with it as a password', token, true, `Basic ${token}`, 401],
  ])('%s', async (_about, set, isProduction, authorization, status) => {
    const app = served(set, isProduction)
    const answer = await app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
    expect(answer.statusCode).toBe(status)
    expect(answer.body.includes('process_cpu')).toBe(status === 200)
    if (status === 200) expect(answer.headers['content-type']).toBe(mediaTypes.text)
    await app.close()
  })

  it('is refused when the request is malformed', async () => {
    const app = served(token, true)
    expect(await expectRefusals(app, operationsContracts.readMetrics)).toBeGreaterThanOrEqual(leastRequests)
    await app.close()
  })
})

function served(token: string | undefined, isProduction: boolean) {
  const { app, metrics } = operatedApp({ logLevel: 'silent' })
  registerCalls(app, operationsContracts, operationsHandlers({ metrics, token, isProduction }))
  return app
}

/** Every figure by its name and labels, as Prometheus would read them. */
async function figuresOf({ text: read }: { readonly text: () => Promise<string> }): Promise<ReadonlyMap<string, number>> {
  const lines = (await read()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const figures = lines.map((line) => /^([a-z_0-9]+(?:\{.*\})?) (\S+)$/.exec(line))
  expect(figures).not.toContain(null)
  return new Map(figures.map((parts) => [parts?.[1] ?? '', Number(parts?.[2])]))
}
