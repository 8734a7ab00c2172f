import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteWalk } from './note-walk.ts'

const walk = { mode: 'landing-rollover', version: 'v1' }
const sent = vi.fn<(url: string, body: Blob) => boolean>(() => true)

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockClear()
  Object.assign(navigator, { sendBeacon: sent })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const bodies = () => Promise.all(sent.mock.calls.map(async ([, blob]) => JSON.parse(await blob.text())))

it('a walk is one number from its beginning to its end, and each test of it is told once', async () => {
  noteWalk(walk, { begins: true, seen: ['price'] })
  noteWalk(walk, { seen: ['price'] })
  noteWalk(walk, { seen: ['price', 'order'] })
  noteWalk(walk, { isFinished: true })
  const told = await bodies()
  expect(told.map(({ seen, is_finished }) => [seen, is_finished])).toEqual([
    [['price'], false],
    [['order'], false],
    [[], true],
  ])
  expect(new Set(told.map(({ id }) => id)).size).toBe(1)
  expect(Object.keys(told[0]).sort()).toEqual(['id', 'is_finished', 'mode', 'seen', 'version'])
  noteWalk(walk, { begins: true })
  expect((await bodies())[3].id).not.toBe(told[0].id)
})

it('a walk that began elsewhere, or more than thirty days ago, is not counted here', async () => {
  noteWalk(walk, { seen: ['price'] })
  noteWalk(walk, { isFinished: true })
  expect(sent).not.toHaveBeenCalled()
  noteWalk(walk, { begins: true })
  vi.advanceTimersByTime(31 * 86_400_000)
  noteWalk(walk, { isFinished: true })
  expect(sent).toHaveBeenCalledTimes(1)
  expect(Object.keys(localStorage)).toEqual([])
})

it('who asks not to be followed has no number', () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  noteWalk(walk, { begins: true })
  expect(sent).not.toHaveBeenCalled()
  expect(Object.keys(localStorage)).toEqual([])
})
