import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freezeDatabase } from './support/database-processes.ts'
import { isFull, longest, recordFigure } from './support/figures.ts'
import { askUntilAnswered, beginPost, get, openConnections } from './support/requests.ts'
import { startService } from './support/service.ts'

const rounds = isFull ? [1, 2, 3, 4, 5] : [1]
const half = 50
const beforeMs = 500
const heldMs = 1_000
const stopWithinMs = 10_000
const body = JSON.stringify({ some: 'thing' })

it.for(rounds)('B4 a service that is stopped finishes what it has begun and loses nothing, round %i', async (_round, context) => {
  const service = await startService()
  const { port } = service
  const kept = openConnections()
  // Browsers open some ahead of need.
  const silent = times(10, () => connect(port, '127.0.0.1').resume())
  const keptAlive = times(half, () => askUntilAnswered(port, '/healthz', () => Math.random() * 20))
  await pause(beforeMs)
  const uploads = times(half, () => beginPost(port, '/nowhere', body.slice(0, 5), body.length, kept))
  const thaw = freezeDatabase(service)
  const reads = times(half, () => get(port, '/readyz', kept))
  // What is asked later is answered later: by then all of it has arrived.
  for (let asked = 0; asked < 3; asked++) await get(port, '/healthz')

  const stopped = service.stop()
  await pause(heldMs)
  thaw()
  for (const { finish } of uploads) finish(body.slice(5))
  const inFlight = await Promise.all([...reads, ...uploads.map(({ outcome }) => outcome)])
  const clients = await Promise.all(keptAlive)
  const { code, tookMs } = await stopped

  const unanswered = inFlight.filter(({ status }) => status === undefined).length
  const lost = clients.reduce((sum, client) => sum + client.lost, 0)
  const answered = clients.reduce((sum, client) => sum + client.answered, 0)
  recordFigure(context, 'B4', {
    [`in flight and not answered, of ${inFlight.length}`]: [String(unanswered), '0'],
    [`lost by ${clients.length} kept-alive connections, of ${answered} requests`]: [String(lost), '0'],
    'from the signal to the end': [longest([tookMs]), `${stopWithinMs} ms`],
  })
  expect(unanswered).toBe(0)
  expect(lost).toBe(0)
  expect(code).toBe(0)
  if (isFull) expect(tookMs).toBeLessThan(stopWithinMs)
  expect(silent.filter(({ errored }) => errored)).toEqual([])
  // On a busy machine the service does not wait for all of it: the database ends by itself.
  const isRunning = () => existsSync(join(service.dataFolder, 'postgres/postmaster.pid'))
  await expect.poll(isRunning, { message: 'the database has stopped too', timeout: 60_000 }).toBe(false)
})

function times<Made>(count: number, make: () => Made): readonly Made[] {
  return Array.from({ length: count }, make)
}
