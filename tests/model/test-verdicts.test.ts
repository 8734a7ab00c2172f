import { type DayCount, judgeTest, type Variant } from '@app/schemas/rules/experiments/judge-test'
import type { TestPlan } from '@app/schemas/rules/experiments/planned-size'
import { sampleRatio } from '@app/schemas/rules/experiments/sample-ratio'
import { describe, expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { seeded } from './support/seeded.ts'

const two: readonly Variant[] = [
  { name: 'control', odds: 0.5 },
  { name: 'test', odds: 0.5 },
]
const plan = (finishing: number, perArm: number): TestPlan => ({ finishing, smallest: finishing / 5, peoplePerDay: 2 * perArm })
const dayOf = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}`
type Shares = Readonly<Record<string, number>>

/** A test of 28 days in which each variant has so many people a day, and a share of them finishes. */
function simulated(random: ReturnType<typeof seeded>, variants: readonly Variant[], perArm: number, shares: Shares): DayCount[] {
  return Array.from({ length: 28 }, (_, index) =>
    variants.map(({ name }) => ({ day: dayOf(index), variant: name, seen: perArm, finished: random.times(perArm, shares[name] ?? 0) })),
  ).flat()
}

function shareDecided(tests: number, finishing: number, perArm: number, lift: number): { better: number; worse: number } {
  const random = seeded(finishing * 1_000 + perArm)
  const found = Array.from({ length: tests }, () => {
    const days = simulated(random, two, perArm, { control: finishing, test: finishing * lift })
    return judgeTest(plan(finishing, perArm), two, days)?.comparisons[0]?.decided
  })
  const share = (what: string) => found.filter((one) => one === what).length / tests
  return { better: share('better'), worse: share('worse') }
}

describe('tests that are looked at on each of 28 days', () => {
  const cases: readonly (readonly [finishing: number, perArm: number])[] = [
    [0.1, 200],
    [0.02, 50],
    [0.1, 50],
    [0.3, 200],
    [0.5, 20],
  ]
  const tests = isFew ? 200 : 2_000
  it.each(cases.slice(0, isFew ? 1 : cases.length))(
    'of %d, %i a day, without a difference, find one in at most one of twenty',
    (finishing, perArm) => {
      const { better, worse } = shareDecided(tests, finishing, perArm, 1)
      // Of so few samples chance makes more of some.
      expect(better + worse).toBeLessThanOrEqual(isFew ? 0.08 : 0.05)
    },
  )

  it('with a fifth more of a tenth, 200 a day in each, find it in seven of ten at least', () => {
    const { better, worse } = shareDecided(isFew ? 60 : 1_000, 0.1, 200, 1.2)
    expect(better).toBeGreaterThanOrEqual(0.7)
    expect(worse).toBeLessThanOrEqual(0.02)
  })
})

describe('shares', () => {
  it('raise a false alarm in at most one test of a hundred that is looked at for 28 days', () => {
    const random = seeded(7)
    const tests = isFew ? 200 : 1_000
    for (const share of [0.5, 0.05]) {
      const alarms = Array.from({ length: tests }).filter(() => {
        const counts = [0, 0]
        const days = Array.from({ length: 28 }, () => {
          const first = random.times(400, share)
          counts[0] = (counts[0] ?? 0) + first
          counts[1] = (counts[1] ?? 0) + 400 - first
          return counts.map((count, index) => ({ odds: index === 0 ? share : 1 - share, count }))
        })
        return sampleRatio(days).verdict === 'does-not-fit'
      })
      expect(alarms.length / tests).toBeLessThanOrEqual(0.01)
    }
  })
})
