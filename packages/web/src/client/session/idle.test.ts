import { expect, it } from 'vitest'
import { askedMs, idleAt, idleMs } from './idle.ts'

const minute = 60_000

it('people who used the page in the last 20 minutes are left alone', () => {
  expect(idleAt(0, 0)).toEqual({ state: 'used' })
  expect(idleAt(0, 20 * minute - 1)).toEqual({ state: 'used' })
})

it('after 20 minutes they are asked, for at least a minute, and see how long they have', () => {
  expect(idleAt(0, idleMs)).toEqual({ state: 'asking', secondsLeft: askedMs / 1000 })
  expect(askedMs).toBeGreaterThanOrEqual(minute)
  expect(idleAt(0, idleMs + askedMs - 1)).toEqual({ state: 'asking', secondsLeft: 1 })
})

it('then the session is over, also after a night on which the machine slept', () => {
  expect(idleAt(0, idleMs + askedMs)).toEqual({ state: 'over' })
  expect(idleAt(0, 600 * minute)).toEqual({ state: 'over' })
})
