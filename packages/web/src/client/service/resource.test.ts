import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { forgetPerson } from '../session/resets.ts'
import { type Answer, done, failed } from './answer.ts'
import { followChanges, refreshShown } from './changes.ts'
import { resource } from './resource.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const counted = () => {
  let loads = 0
  const list = resource(async () => done(++loads))
  return { list, loads: () => loads }
}

it('a list is loaded once for all who ask at the same time', async () => {
  const { list, loads } = counted()
  await Promise.all([list.load(), list.load(true), list.load()])
  expect(loads()).toBe(1)
})

it('a list is used again for five minutes, and for one second when it is forced', async () => {
  const { list, loads } = counted()
  await list.load()
  vi.advanceTimersByTime(299_000)
  await list.load()
  expect(loads()).toBe(1)
  vi.advanceTimersByTime(2_000)
  await list.load()
  expect(loads()).toBe(2)
  vi.advanceTimersByTime(900)
  await list.load(true)
  expect(loads()).toBe(2)
  vi.advanceTimersByTime(200)
  await list.load(true)
  expect(loads()).toBe(3)
})

it('an answer that comes after the person has signed out counts for nothing', async () => {
  let arrive: (value: string) => void = () => undefined
  const list = resource<string>(() => new Promise((resolve) => (arrive = (value) => resolve(done(value)))))
  const load = list.load()
  forgetPerson()
  arrive('what belonged to somebody else')
  await load
  expect(list.peek()).toBeUndefined()
})

it('what a call has just answered wins over a load that began before', async () => {
  let arrive: (value: string) => void = () => undefined
  const list = resource<string>(() => new Promise((resolve) => (arrive = (value) => resolve(done(value)))))
  const load = list.load()
  list.put('new')
  arrive('old')
  await load
  expect(list.peek()).toBe('new')
})

it('what has changed stays on the page that shows it, and is not shown by a page that comes later', async () => {
  const { list } = counted()
  const first = renderHook(() => list.use())
  await act(async () => {})
  act(() => list.forget())
  expect(first.result.current.data).toBe(1)
  first.unmount()
  act(() => list.forget())
  const seen: (number | undefined)[] = []
  renderHook(() => seen.push(list.use().data))
  await act(async () => {})
  expect(seen[0]).toBeUndefined()
  expect(seen.at(-1)).toBe(2)
})

it('what is known to be nothing stays that while it is asked for again, also when nothing comes back', async () => {
  const answers: ((answer: Answer<string | undefined>) => void)[] = []
  const list = resource<string | undefined>(() => new Promise((resolve) => void answers.push(resolve)))
  const { result } = renderHook(() => list.use())
  expect(result.current.isKnown).toBe(false)
  await act(async () => answers[0]?.(done(undefined)))
  expect(result.current).toMatchObject({ data: undefined, isKnown: true })
  vi.advanceTimersByTime(60_000)
  act(() => refreshShown())
  expect([answers.length, result.current.isKnown]).toEqual([2, true])
  await act(async () => answers[1]?.(failed({ code: 'offline', detail: 'No connection.' })))
  expect(result.current).toMatchObject({ isKnown: true, failure: { code: 'offline' } })
})

it('what changes while a page waits for it is asked for again: the page is not left without an answer', async () => {
  const answers: ((value: number) => void)[] = []
  const list = resource(() => new Promise<number>((resolve) => answers.push(resolve)).then(done))
  const { result } = renderHook(() => list.use())
  act(() => list.forget())
  expect(answers).toHaveLength(2)
  await act(async () => {
    answers[0]?.(1)
    answers[1]?.(2)
  })
  expect(result.current.data).toBe(2)
})

it('a page that shows another resource in the place of one loads that, too', async () => {
  const [one, other] = [counted(), counted()]
  const { result, rerender } = renderHook(({ list }) => list.use(), { initialProps: { list: one.list } })
  await act(() => one.list.load())
  rerender({ list: other.list })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect([result.current.data, other.loads()]).toEqual([1, 1])
})

it('what has changed in another tab is asked for again at once, however fresh it is, also while an answer is on its way', async () => {
  vi.useRealTimers()
  const other = new BroadcastChannel('changes')
  onTestFinished(() => other.close())
  onTestFinished(followChanges())
  const arrive: ((value: string) => void)[] = []
  const list = resource<string>(() => new Promise((resolve) => void arrive.push((value) => resolve(done(value)))))
  const { result } = renderHook(() => list.use())
  await act(async () => arrive[0]?.('at first'))
  other.postMessage('changed')
  await expect.poll(() => arrive).toHaveLength(2)
  other.postMessage('changed')
  await expect.poll(() => arrive).toHaveLength(3)
  await act(async () => arrive[1]?.('from between the two'))
  await act(async () => arrive[2]?.('as it is'))
  expect(result.current.data).toBe('as it is')
})

it('what has changed in another tab is asked for once, however many parts of a page show it', async () => {
  vi.useRealTimers()
  const other = new BroadcastChannel('changes')
  onTestFinished(() => other.close())
  onTestFinished(followChanges())
  const { list, loads } = counted()
  const [one] = [renderHook(() => list.use()), renderHook(() => list.use())]
  await act(async () => {})
  other.postMessage('changed')
  await expect.poll(loads).toBe(2)
  one.unmount()
  other.postMessage('changed')
  await expect.poll(loads).toBe(3)
})

it('what no page shows any more is not used again once another tab has changed something', async () => {
  vi.useRealTimers()
  const { list, loads } = counted()
  await list.load()
  onTestFinished(followChanges())
  const other = new BroadcastChannel('changes')
  onTestFinished(() => other.close())
  other.postMessage('changed')
  await expect.poll(() => list.peek()).toBeUndefined()
  await list.load()
  expect(loads()).toBe(2)
})
