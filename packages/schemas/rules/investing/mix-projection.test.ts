import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Allocation, allocationOf, assetClasses } from './asset-classes.ts'
import { allocationAt, investmentGoals } from './glide-path.ts'
import { assumedInflationPercent } from './growth-assumptions.ts'
import { type HeldMix, mixProjection, type Projected, type ProjectionStart, yearOf } from './mix-projection.ts'

const nothing = allocationOf(() => 0)
const half: Allocation = { ...nothing, us_stocks: 5_000, us_bonds: 5_000 }
const held = (allocation: Allocation, costPercent = 0.06): HeldMix => ({ allocationIn: () => allocation, costPercent })
const began = (own: Partial<ProjectionStart> = {}): ProjectionStart => ({
  startCents: 1_000_000,
  depositsYearlyCents: 0,
  chargesYearlyCents: 0,
  ...own,
})
const edges = ['lowCents', 'middleCents', 'highCents'] as const
const last = (mix: HeldMix, start: ProjectionStart, years: number): Projected => {
  const end = mixProjection(mix, start, years).at(-1)
  if (!end) throw new Error('There is always the year of now.')
  return end
}

const anyAllocation = fc
  .array(fc.nat(100), { minLength: assetClasses.length, maxLength: assetClasses.length })
  .filter((parts) => parts.some((part) => part > 0))
  .map((parts): Allocation => {
    const sum = parts.reduce((all, part) => all + part, 0)
    return allocationOf((asset) => (10_000 * (parts[assetClasses.indexOf(asset)] ?? 0)) / sum)
  })
const anyMix = fc.record({ allocation: anyAllocation, costPercent: fc.integer({ min: 0, max: 200 }) })
const anyStart = fc.record({
  startCents: fc.integer({ min: 0, max: 200_000_000 }),
  depositsYearlyCents: fc.integer({ min: 0, max: 2_400_000 }),
  chargesYearlyCents: fc.constantFrom(0, 4_900, 58_800),
})
const anyYears = fc.integer({ min: 1, max: 50 })

describe('what a mix could come to', () => {
  it('is what is there, before any time has passed', () => {
    expect(mixProjection(held(half), began(), 0)).toEqual([{ year: 0, lowCents: 1_000_000, middleCents: 1_000_000, highCents: 1_000_000 }])
    expect(last(held(half), began({ startCents: 0 }), 0).highCents).toBe(0)
  })

  it('is a point for each year, from low over middle to high, and never below nothing', () => {
    fc.assert(
      fc.property(anyMix, anyStart, anyYears, ({ allocation, costPercent }, start, years) => {
        const points = mixProjection(held(allocation, costPercent / 100), start, years)
        expect(points.map(({ year }) => year)).toEqual(Array.from({ length: years + 1 }, (_, year) => year))
        for (const { lowCents, middleCents, highCents } of points) {
          expect(lowCents).toBeGreaterThanOrEqual(0)
          expect(middleCents).toBeGreaterThanOrEqual(lowCents)
          expect(highCents).toBeGreaterThanOrEqual(middleCents)
        }
      }),
    )
  })

  it('is wider the more of it is in stocks, to both sides', () => {
    for (const years of [1, 5, 20, 40]) {
      const ranges = [10, 20, 40, 60, 80, 100].map((stocks) =>
        last(held({ ...nothing, us_stocks: stocks * 100, us_bonds: 10_000 - stocks * 100 }), began(), years),
      )
      const apart = ranges.map(({ lowCents, highCents }) => highCents / lowCents)
      expect(apart).toEqual([...apart].sort((one, other) => one - other))
      expect(new Set(apart).size).toBe(ranges.length)
    }
    const goals = investmentGoals.map((goal) => last(held(allocationAt(goal, 240)), began(), 20))
    const above = goals.map(({ highCents, middleCents }) => highCents - middleCents)
    expect(above).toEqual([...above].sort((one, other) => one - other))
  })

  it('is lower the more it costs, wherever in the range one looks', () => {
    fc.assert(
      fc.property(anyAllocation, anyStart, anyYears, fc.integer({ min: 1, max: 150 }), (allocation, start, years, more) => {
        const [cheap, dear] = [0.05, 0.05 + more / 100].map((cost) => last(held(allocation, cost), start, years))
        for (const edge of edges) expect(dear?.[edge]).toBeLessThanOrEqual(cheap?.[edge] ?? 0)
      }),
    )
    expect(last(held(half, 1), began(), 30).middleCents).toBeLessThan(0.8 * last(held(half, 0.05), began(), 30).middleCents)
  })

  it('is lower by what is paid to us beside that, and ends at nothing where that uses it up', () => {
    const [free, paying] = [0, 4_900].map((chargesYearlyCents) => last(held(half), began({ chargesYearlyCents }), 20))
    for (const edge of edges) expect(paying?.[edge]).toBeLessThan(free?.[edge] ?? 0)
    expect(last(held(half), began({ startCents: 5_000, chargesYearlyCents: 4_900 }), 20)).toEqual({
      year: 20,
      lowCents: 0,
      middleCents: 0,
      highCents: 0,
    })
  })

  it('counts deposits: more put in is more at every edge', () => {
    fc.assert(
      fc.property(anyAllocation, anyStart, anyYears, fc.integer({ min: 10_000, max: 1_000_000 }), (allocation, start, years, more) => {
        const [some, most] = [0, more].map((extra) =>
          last(held(allocation), { ...start, chargesYearlyCents: 0, depositsYearlyCents: start.depositsYearlyCents + extra }, years),
        )
        for (const edge of edges) expect(most?.[edge]).toBeGreaterThan(some?.[edge] ?? 0)
      }),
    )
  })

  it('goes up with the years in its middle and at its top, and the range opens', () => {
    fc.assert(
      fc.property(fc.constantFrom(...investmentGoals), fc.integer({ min: 10_000, max: 200_000_000 }), (goal, startCents) => {
        const points = mixProjection(held(allocationAt(goal, 240)), began({ startCents }), 50)
        for (const [index, { middleCents, highCents, lowCents }] of points.slice(1).entries()) {
          const before = points[index]
          expect(middleCents).toBeGreaterThan(before?.middleCents ?? 0)
          expect(highCents).toBeGreaterThan(before?.highCents ?? 0)
          expect(highCents / lowCents).toBeGreaterThan((before?.highCents ?? 0) / (before?.lowCents ?? 1) - 1e-3)
        }
      }),
    )
  })

  it('is in dollars of today: money that grows as fast as prices rise stays what it is', () => {
    const cash = { ...nothing, cash: 10_000 }
    const cost = yearOf(cash).growthPercent - assumedInflationPercent
    const { lowCents, middleCents, highCents } = last(held(cash, cost), began(), 30)
    expect(Math.abs(middleCents - 1_000_000)).toBeLessThan(2_000)
    expect(highCents - lowCents).toBeLessThan(150_000)
  })

  it('goes by what is held in each year: a mix that becomes calmer has a narrower range than one that stays', () => {
    const calmer: HeldMix = { allocationIn: (year) => allocationAt('growth', 240 - 12 * year), costPercent: 0.06 }
    const [moved, stayed] = [calmer, held(allocationAt('growth', 240))].map((mix) => last(mix, began(), 20))
    const apart = ({ lowCents = 1, highCents = 0 }: Partial<Projected> = {}) => highCents / lowCents
    expect(apart(moved)).toBeLessThan(apart(stayed))
  })
})

describe('a range without chance', () => {
  it.each([
    ['money alone', began(), 20],
    ['deposits alone', began({ startCents: 0, depositsYearlyCents: 180_000 }), 30],
    ['both', began({ depositsYearlyCents: 180_000 }), 10],
  ] as const)('is what 20,000 outcomes drawn by chance come to: %s', (_name, start, years) => {
    const allocation = allocationAt('growth', 240)
    const { lowCents, middleCents, highCents } = last(held(allocation), start, years)
    const drawn = outcomesOf(allocation, start, years)
    const at = (part: number) => drawn[Math.floor(part * drawn.length)] ?? 0
    expect(lowCents / at(0.1)).toBeCloseTo(1, 1)
    expect(middleCents / at(0.5)).toBeCloseTo(1, 1)
    expect(highCents / at(0.9)).toBeCloseTo(1, 1)
  })
})

/** The same years lived through one by one, thousands of times, from the lowest outcome to the highest. */
function outcomesOf(allocation: Allocation, start: ProjectionStart, years: number): readonly number[] {
  const { growthPercent, swingPercent } = yearOf(allocation)
  const prices = 1 + assumedInflationPercent / 100
  const mean = (1 + (growthPercent - 0.06) / 100) / prices
  const spread = Math.sqrt(Math.log(1 + (swingPercent / 100 / prices / mean) ** 2) / 2)
  const halfYear = (chance: number) => Math.sqrt(mean) * Math.exp(spread * chance - spread ** 2 / 2)
  let seed = 20_261_127
  const even = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    return (seed + 0.5) / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even())
  return Array.from({ length: 20_000 }, () => {
    let cents = start.startCents
    for (let year = 1; year <= years; year++) {
      cents = (cents * halfYear(normal()) + start.depositsYearlyCents / prices ** (year - 0.5)) * halfYear(normal())
    }
    return cents
  }).sort((one, other) => one - other)
}
