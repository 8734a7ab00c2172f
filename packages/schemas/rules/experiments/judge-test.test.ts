import { describe, expect, it } from 'vitest'
import { measuredShare } from './difference.ts'
import { endTest, fisher } from './end-test.ts'
import { type DayCount, judgeTest, type Variant } from './judge-test.ts'
import { plannedSize, type TestPlan } from './planned-size.ts'

const two: readonly Variant[] = [
  { name: 'control', odds: 0.5 },
  { name: 'test', odds: 0.5 },
]
const plan = (finishing: number, perArm: number, smallest = finishing / 5): TestPlan => ({
  finishing,
  smallest,
  peoplePerDay: 2 * perArm,
})
const dayOf = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}`

describe('what a test has shown', () => {
  const days = (control: readonly [number, number], test: readonly [number, number], count = 1): DayCount[] =>
    Array.from({ length: count }, (_, index) => [
      { day: dayOf(index), variant: 'control', seen: control[0], finished: control[1] },
      { day: dayOf(index), variant: 'test', seen: test[0], finished: test[1] },
    ]).flat()

  it('is open as long as the planned count is not reached and the looks decide nothing', () => {
    const found = judgeTest(plan(0.1, 200), two, days([200, 20], [200, 22], 3))
    expect(found).toMatchObject({ seen: 1_200, isOver: false, comparisons: [{ decided: undefined, isHarmful: false }] })
    expect(found?.planned.count).toBe(plannedSize(plan(0.1, 200), [0.5, 0.5]).count)
  })

  it('is decided once: what comes after the planned count changes nothing', () => {
    const until = days([2_100, 210], [2_100, 245], 2)
    const more = [...until, { day: '2026-02-01', variant: 'test', seen: 5_000, finished: 0 }]
    expect(judgeTest(plan(0.1, 200), two, until)).toMatchObject({ isOver: true, comparisons: [{ decided: 'better' }] })
    expect(judgeTest(plan(0.1, 200), two, more)).toEqual(judgeTest(plan(0.1, 200), two, until))
  })

  it('compares only people who had all of their time, and holds the shares of everybody against the odds', () => {
    const early = days([200, 20], [200, 22], 1)
    const late = { day: '2026-02-01', variant: 'test', seen: 900, finished: 0 }
    const found = judgeTest(plan(0.1, 200), two, [...early, late], '2026-01-31')
    expect(found).toMatchObject({ seen: 1_300, whole: 400, ratio: { verdict: 'does-not-fit' } })
    expect(judgeTest(plan(0.1, 200), two, early, '2026-01-31')?.comparisons[0]?.other).toMatchObject({ count: 200, mean: 0.11 })
  })

  it('is nothing while the shares do not fit the odds', () => {
    const found = judgeTest(plan(0.1, 200), two, days([400, 40], [100, 60], 3))
    expect(found?.ratio.verdict).toBe('does-not-fit')
    expect(found?.comparisons).toEqual([])
  })

  it('harms, when it is decided that fewer finish by more than the smallest change', () => {
    const found = judgeTest(plan(0.3, 200, 0.02), two, days([300, 90], [300, 30], 2))
    expect(found?.comparisons[0]).toMatchObject({ decided: 'worse', isHarmful: true })
  })

  it('takes more for each of several variants, which share the chance to be wrong', () => {
    const three = [
      { name: 'control', odds: 0.4 },
      { name: 'one', odds: 0.3 },
      { name: 'two', odds: 0.3 },
    ]
    const ofTwo = plannedSize(plan(0.1, 200), [0.4, 0.3])
    expect(plannedSize(plan(0.1, 200), [0.4, 0.3, 0.3]).count).toBeGreaterThan(ofTwo.count)
    expect(judgeTest(plan(0.1, 200), three, [])?.comparisons.map(({ variant }) => variant)).toEqual(['one', 'two'])
  })

  it('is nothing to ask of a test in which everybody gets the same', () => {
    expect(
      judgeTest(
        plan(0.1, 200),
        [
          { name: 'test2', odds: 1 },
          { name: 'control', odds: 0 },
        ],
        [],
      ),
    ).toBeUndefined()
  })
})

describe('the test at the end', () => {
  it('of two shares is the one of every textbook', () => {
    const found = endTest(measuredShare(100, 1_000), measuredShare(130, 1_000), 0.05)
    expect(found.p).toBeCloseTo(0.0355, 3)
    expect(found.low).toBeCloseTo(0.00207, 4)
    expect(found.high).toBeCloseTo(0.05793, 4)
  })

  it('counts every table where few are expected: Fisher’s lady tasting tea', () => {
    expect(fisher(3, 4, 1, 4)).toBeCloseTo(0.4857, 4)
    expect(endTest(measuredShare(3, 4), measuredShare(1, 4), 0.05).p).toBeCloseTo(0.4857, 4)
  })
})
