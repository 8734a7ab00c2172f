import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { partByPart } from './part-by-part.ts'

it('others have their turn between the parts of long work', async () => {
  const seen: string[] = []
  function* work() {
    for (const part of ['a', 'b', 'c']) {
      seen.push(part)
      yield
    }
    return 'all of it'
  }
  const other = (async () => {
    for (let turn = 0; turn < 3; turn++) {
      await nextTurn()
      seen.push('other')
    }
  })()
  expect(await partByPart(work(), { everyMs: 0 })).toBe('all of it')
  await other
  expect(seen.slice(0, 3)).toEqual(['a', 'other', 'b'])
})

it('short work is done in one go', async () => {
  let pauses = 0
  function* work() {
    yield
    yield
  }
  await partByPart(work(), { everyMs: Number.POSITIVE_INFINITY, pause: async () => pauses++ })
  expect(pauses).toBe(0)
})
