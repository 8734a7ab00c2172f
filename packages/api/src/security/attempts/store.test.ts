import { describe, expect, it, onTestFinished } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../../db/database.ts'
import { freshDatabase } from '../../db/testing/test-database.ts'
import type { Limit } from './limits.ts'
import { clearOld, countAttempt, countInWindow, findCounts, lift, liftAll, uncount } from './store.ts'

const limit: Limit = { points: 6, windowSeconds: 900, blockSeconds: 600, longestBlockSeconds: 3_000 }
const begin = new Date('2031-05-04T10:00:00Z')
const [minute, hour, day] = [60, 3_600, 86_400]

describe('tries', () => {
  it('are allowed and counted up to the limit, and then refused with the time to wait', async () => {
    const take = await taker()
    const taken = []
    for (let second = 0; second < 8; second++) taken.push(await take(second))
    expect(taken).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((count) => ({ allowed: true, count })),
      { allowed: false, retryAfterSeconds: 600 },
      { allowed: false, retryAfterSeconds: 599 },
    ])
  })

  it('count anew when the window is over, and not before', async () => {
    const take = await taker()
    for (let second = 0; second < 6; second++) await take(second)
    expect(await take(900)).toEqual({ allowed: true, count: 1 })
    const other = await taker()
    for (let second = 0; second < 6; second++) await other(second)
    expect(await other(899.999)).toEqual({ allowed: false, retryAfterSeconds: 600 })
  })

  it('are told a time after which one is allowed, and before which none is', async () => {
    const take = await taker()
    await exhaust(take, 0.25)
    expect(await take(0.75)).toEqual({ allowed: false, retryAfterSeconds: 600 })
    expect(await take(600.249)).toEqual({ allowed: false, retryAfterSeconds: 1 })
    expect(await take(600.25)).toEqual({ allowed: true, count: 1 })
  })

  it('of one key say nothing about another', async () => {
    const { db } = await freshDatabase()
    const [one, other] = [takerOf(db, 'one'), takerOf(db, 'other')]
    await exhaust(one, 0)
    expect(await other(1)).toEqual({ allowed: true, count: 1 })
  })

  it('hold for limits of one try', async () => {
    const { db } = await freshDatabase()
    const take = takerOf(db, 'key', { ...limit, points: 1 })
    expect([await take(0), await take(1)]).toEqual([
      { allowed: true, count: 1 },
      { allowed: false, retryAfterSeconds: 600 },
    ])
  })
})

describe('a block', () => {
  it('is not made longer by asking', async () => {
    const take = await taker()
    await exhaust(take, 0)
    for (let second = 60; second < 600; second += 60)
      expect(await take(second)).toEqual({ allowed: false, retryAfterSeconds: 600 - second })
    expect(await take(600)).toEqual({ allowed: true, count: 1 })
  })

  it('gives all tries back when it is over, and no more', async () => {
    const take = await taker()
    await exhaust(take, 0)
    const counts = []
    for (let second = 600; second < 606; second++) counts.push(await take(second))
    expect(counts).toEqual([1, 2, 3, 4, 5, 6].map((count) => ({ allowed: true, count })))
    expect(await take(606)).toMatchObject({ allowed: false })
  })

  it('is twice as long each time, up to the longest', async () => {
    const take = await taker()
    const waits: number[] = []
    for (let at = 0; waits.length < 6; at += waits.at(-1) ?? 0) waits.push(await exhaust(take, at))
    expect(waits).toEqual([600, 1_200, 2_400, 3_000, 3_000, 3_000])
  })

  it('stays at the longest however many there were', async () => {
    const { db } = await freshDatabase()
    const take = takerOf(db, 'key', { ...limit, points: 1 })
    await take(0)
    await db.updateTable('attempts').set({ blocks: 2_000_000_000, blocked_until: begin }).execute()
    expect(await take(1)).toEqual({ allowed: false, retryAfterSeconds: 3_000 })
  })

  it('is forgotten a day after its end: the next one is as short as the first', async () => {
    const remembered = await taker()
    expect(await exhaust(remembered, 0)).toBe(600)
    expect(await exhaust(remembered, 600 + day - 1)).toBe(1_200)
    const forgotten = await taker()
    expect(await exhaust(forgotten, 0)).toBe(600)
    expect(await exhaust(forgotten, 600 + day)).toBe(600)
  })

  it('is lifted with all that led to it', async () => {
    const { db } = await freshDatabase()
    const [one, other] = [takerOf(db, 'one'), takerOf(db, 'other')]
    await exhaust(one, 0)
    await exhaust(other, 0)
    await lift(db, ['one', 'never tried'])
    expect(await other(1)).toMatchObject({ allowed: false })
    expect(await exhaust(one, 1)).toBe(600)
  })

  it('is there after a restart, and for every service', async () => {
    const { db, url } = await freshDatabase()
    await exhaust(takerOf(db, 'key'), 0)
    expect(await takerOf(opened(url), 'key')(1)).toEqual({ allowed: false, retryAfterSeconds: 599 })
  })
})

describe('many at the same moment', () => {
  it('get no more than the limit: of 50, exactly 6', async () => {
    const { db, url } = await freshDatabase()
    const services = [db, opened(url)]
    for (const key of ['one', 'two', 'three']) {
      const all = Array.from({ length: 50 }, (_, index) => countAttempt(services[index % 2] ?? db, key, limit, begin))
      const taken = await Promise.all(all)
      const counts = taken.flatMap((one) => (one.allowed ? [one.count] : []))
      expect(counts.sort()).toEqual([1, 2, 3, 4, 5, 6])
      expect(taken.filter(({ allowed }) => !allowed)).toEqual(Array(44).fill({ allowed: false, retryAfterSeconds: 600 }))
    }
  })

  it('begin one new window, and one longer block', async () => {
    const { db } = await freshDatabase()
    const take = takerOf(db, 'key')
    await exhaust(take, 0)
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(600)))
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(6)
    expect(await take(601)).toEqual({ allowed: false, retryAfterSeconds: 1_199 })
  })
})

describe('what is free', () => {
  it('is counted without an end, in windows, and says when its window is over', async () => {
    const { db } = await freshDatabase()
    const count = (second: number) => countInWindow(db, 'key', 900, at(second))
    expect([await count(0), await count(300), await count(899)]).toEqual([
      { count: 1, endsInSeconds: 900 },
      { count: 2, endsInSeconds: 600 },
      { count: 3, endsInSeconds: 1 },
    ])
    expect(await count(900)).toEqual({ count: 1, endsInSeconds: 900 })
  })

  it('is counted once each when many come at the same moment', async () => {
    const { db } = await freshDatabase()
    const counted = await Promise.all(Array.from({ length: 50 }, () => countInWindow(db, 'key', 900, begin)))
    expect(counted.map(({ count }) => count).sort((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })
})

describe('what was counted', () => {
  it('is found for several keys at once, and looking counts nothing', async () => {
    const { db } = await freshDatabase()
    await exhaust(takerOf(db, 'blocked'), 0)
    await takerOf(db, 'free')(100)
    const before = await db.selectFrom('attempts').selectAll().orderBy('key').execute()
    expect(await findCounts(db, ['blocked', 'free', 'never tried'])).toEqual(
      new Map([
        ['blocked', { count: 7, startedAt: begin, blockedUntil: at(600) }],
        ['free', { count: 1, startedAt: at(100), blockedUntil: null }],
      ]),
    )
    expect(await db.selectFrom('attempts').selectAll().orderBy('key').execute()).toEqual(before)
  })

  it('can be taken back by one, and never below none', async () => {
    const { db } = await freshDatabase()
    const take = takerOf(db, 'key')
    await take(0)
    await uncount(db, 'key')
    await uncount(db, 'key')
    expect(await take(1)).toEqual({ allowed: true, count: 1 })
  })

  it('is forgotten for all keys that begin alike, and for no other', async () => {
    const { db } = await freshDatabase()
    for (const key of ['limit one a', 'limit one b', 'limit two a', 'limit one']) await takerOf(db, key)(0)
    await liftAll(db, 'limit one ')
    expect((await db.selectFrom('attempts').select('key').orderBy('key').execute()).map(({ key }) => key)).toEqual([
      'limit one',
      'limit two a',
    ])
  })
})

describe('clearing', () => {
  it('removes what no longer counts, and nothing that does', async () => {
    const { db } = await freshDatabase()
    const daily = { ...limit, windowSeconds: day }
    await takerOf(db, 'old')(0)
    await takerOf(db, 'young', daily)(1)
    await exhaust(takerOf(db, 'blocked lately'), -hour)
    await db
      .updateTable('attempts')
      .set({ blocked_until: at(minute) })
      .where('key', '=', 'blocked lately')
      .execute()
    await exhaust(takerOf(db, 'blocked long ago'), -hour)
    await clearOld(db, at(day + 1))
    const left = await db.selectFrom('attempts').select('key').orderBy('key').execute()
    expect(left.map(({ key }) => key)).toEqual(['blocked lately', 'young'])
    expect(await takerOf(db, 'young', daily)(day)).toEqual({ allowed: true, count: 2 })
  })
})

type Count = ReturnType<typeof takerOf>

function takerOf(db: Database, key: string, held = limit) {
  return (second: number) => countAttempt(db, key, held, at(second))
}

async function taker(): Promise<Count> {
  const { db } = await freshDatabase()
  return takerOf(db, 'key')
}

/** Tries until it is refused; says how long it has to wait. */
async function exhaust(take: Count, second: number): Promise<number> {
  for (;;) {
    const taken = await take(second)
    if (!taken.allowed) return taken.retryAfterSeconds
  }
}

function at(second: number): Date {
  return new Date(begin.getTime() + second * 1000)
}

function opened(url: string): Database {
  const db = openDatabase({ url, maxConnections: 5, statementTimeoutMs: 10_000 })
  onTestFinished(() => closeDatabase(db))
  return db
}
