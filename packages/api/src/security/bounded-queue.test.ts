import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { codeOf, isFailure } from '../failure/failure.ts'
import { boundedQueue } from './bounded-queue.ts'

describe('a bounded queue', () => {
  it('does so much at once, lets so many wait, and refuses the rest at once', async () => {
    const { run } = boundedQueue({ atOnce: 2, waiting: 3 })
    const works = Array.from({ length: 8 }, heldWork)
    const results = works.map(({ work }) => run(work))
    await settled()
    expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false, false, false, false, false])
    for (const refused of await Promise.all(results.slice(5))) expect(isFailure(refused) && codeOf(refused)).toBe('overloaded')
    for (const { finish } of works) finish('done')
    expect(await Promise.all(results.slice(0, 5))).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('takes those who wait in the order in which they came', async () => {
    const { run } = boundedQueue({ atOnce: 1, waiting: 3 })
    const done: number[] = []
    await Promise.all([1, 2, 3, 4].map((number) => run(async () => done.push(number))))
    expect(done).toEqual([1, 2, 3, 4])
  })

  it('never does more at once than it may, whatever fails or is dropped, and has all places again afterwards', async () => {
    const { run } = boundedQueue({ atOnce: 3, waiting: 100 })
    let running = 0
    let most = 0
    const one = (index: number) => {
      const controller = new AbortController()
      const result = run(async () => {
        most = Math.max(most, ++running)
        await settled()
        running--
        if (index % 5 === 0) throw new Error('broken')
      }, controller.signal)
      if (index % 7 === 0) controller.abort()
      return result
    }
    await Promise.allSettled(Array.from({ length: 60 }, (_, index) => one(index)))
    await Promise.allSettled(Array.from({ length: 60 }, (_, index) => one(index)))
    expect([most, running]).toEqual([3, 0])
  })

  it('passes on what the work throws, and goes on', async () => {
    const { run } = boundedQueue({ atOnce: 1, waiting: 1 })
    const failing = run(() => Promise.reject(new Error('broken')))
    const next = run(async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })

  it('drops clients that left while waiting, and others may wait instead', async () => {
    const { run } = boundedQueue({ atOnce: 1, waiting: 1 })
    const held = heldWork()
    const first = run(held.work)
    const controller = new AbortController()
    const gone = heldWork()
    const dropped = run(gone.work, controller.signal)
    controller.abort()
    expect(isFailure(await dropped)).toBe(true)
    const instead = run(async () => 'instead')
    held.finish('first')
    expect(await Promise.all([first, instead])).toEqual(['first', 'instead'])
    expect(gone.isBegun()).toBe(false)
  })

  it('does not begin for who is gone already, and does not stop what has begun', async () => {
    const { run } = boundedQueue({ atOnce: 1, waiting: 1 })
    const gone = heldWork()
    expect(isFailure(await run(gone.work, AbortSignal.abort()))).toBe(true)
    expect(gone.isBegun()).toBe(false)
    const controller = new AbortController()
    const held = heldWork()
    const begun = run(held.work, controller.signal)
    controller.abort()
    held.finish('done')
    expect(await begun).toBe('done')
  })

  it('leaves nothing behind on a signal that lives on', async () => {
    const { run } = boundedQueue({ atOnce: 1, waiting: 5 })
    const { signal } = new AbortController()
    await Promise.all(Array.from({ length: 6 }, () => run(settled, signal)))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

function heldWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let isBegun = false
  const work = () => {
    isBegun = true
    return promise
  }
  return { work, finish: resolve, isBegun: () => isBegun }
}

async function settled(): Promise<void> {
  await new Promise(setImmediate)
}
