import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { connectionsOf, freezeDatabase } from './support/database-processes.ts'
import { isFull, longest, recordFigure } from './support/figures.ts'
import { beginPost, get, type Outcome } from './support/requests.ts'
import { type Service, startService } from './support/service.ts'

const rounds = isFull ? 3 : 1
const frozenMs = isFull ? 20_000 : 4_000
const everyMs = 250
const signInEveryMs = 2_000
const toldWithinMs = 3_000
const aliveWithinMs = 1_000
const backWithinMs = 5_000
const crowd = 100
/** What its pools may hold: ten for calls, three for jobs, one that sends what falls due, and one that listens. They fill as they are needed. */
const mostConnections = 15
const momentMs = 500

it('B5 a frozen database is reported at once, and is used again as soon as it goes on', async (context) => {
  const service = await startService()
  for (let round = 1; round <= rounds; round++) {
    const thaw = freezeDatabase(service)
    const { reads, signIns, alive } = await watch(service, frozenMs)
    const thawedAt = performance.now()
    thaw()
    while ((await get(service.port, '/readyz')).status !== 200) await pause(20)
    const backMs = performance.now() - thawedAt
    const after = await connectionsUnderLoad(service)
    recordFigure(context, 'B5', {
      [`until 503, longest of ${reads.length}, frozen for ${frozenMs / 1000} s`]: [longest(timesOf(reads)), `${toldWithinMs} ms`],
      [`until a sign-in is told 503, longest of ${signIns.length}`]: [longest(timesOf(signIns)), `${toldWithinMs} ms`],
      [`/healthz meanwhile, longest of ${alive.length}`]: [longest(timesOf(alive)), `${aliveWithinMs} ms`],
      'until ready again': [longest([backMs]), `${backWithinMs} ms`],
      'connections under load, afterwards': [String(after), `${mostConnections}`],
    })
    expect(new Set(statusesOf([...reads, ...signIns]))).toEqual(new Set([503]))
    expect(new Set(statusesOf(alive))).toEqual(new Set([200]))
    expect(after).toBeLessThanOrEqual(mostConnections)
    // A busy machine makes every answer late, so the short form asks only that each came while the database was frozen.
    if (!isFull) continue
    expect(Math.max(...timesOf([...reads, ...signIns]))).toBeLessThan(toldWithinMs)
    expect(Math.max(...timesOf(alive))).toBeLessThan(aliveWithinMs)
    expect(backMs).toBeLessThan(backWithinMs)
  }
})

/** Asks again and again, more often than answers come. */
async function watch({ port }: Service, forMs: number) {
  const reads: Promise<Outcome>[] = []
  const signIns: Promise<Outcome>[] = []
  const alive: Promise<Outcome>[] = []
  for (let passedMs = 0; passedMs < forMs; passedMs += everyMs) {
    reads.push(get(port, '/readyz'), get(port, '/readyz'))
    alive.push(get(port, '/healthz'))
    if (passedMs % signInEveryMs === 0) signIns.push(signIn(port))
    await pause(everyMs)
  }
  return { reads: await Promise.all(reads), signIns: await Promise.all(signIns), alive: await Promise.all(alive) }
}

async function signIn(port: number): Promise<Outcome> {
  const body = JSON.stringify({ email: 'somebody@example.com', password: 'correct horse battery staple' })
  const begun = beginPost(port, '/api/v1/auth/login/', '', body.length)
  begun.finish(body)
  return begun.outcome
}

/** As many as it ever takes: a crowd that waits for a database that stands still for a moment only, and is answered. */
async function connectionsUnderLoad(service: Service): Promise<number> {
  const thaw = freezeDatabase(service)
  const asked = Array.from({ length: crowd }, () => get(service.port, '/readyz'))
  await pause(momentMs)
  thaw()
  expect(new Set(statusesOf(await Promise.all(asked)))).toEqual(new Set([200]))
  return connectionsOf(service)
}

function statusesOf(outcomes: readonly Outcome[]): readonly (number | undefined)[] {
  return outcomes.map(({ status }) => status)
}

function timesOf(outcomes: readonly Outcome[]): readonly number[] {
  return outcomes.map(({ tookMs }) => tookMs)
}
