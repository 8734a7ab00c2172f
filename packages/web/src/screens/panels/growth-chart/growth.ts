/** What the chart assumes. Percent a year, dollars, years. */
export type Assumed = {
  readonly savings: number
  readonly years: number
  readonly low: number
  readonly middle: number
  readonly high: number
  readonly planPercent: number
  readonly oursPercent: number
  readonly membership: number
}

const rates = ['high', 'middle', 'low'] as const
type Rate = (typeof rates)[number]

type GrowthPoint = { readonly at: number; readonly value: number }
export type Growth = {
  readonly rate: Rate
  readonly percent: number
  readonly plan: readonly GrowthPoint[]
  readonly ours: readonly GrowthPoint[]
}

/** What savings become at each of three rates: in the old plan, and with us. Only the fees differ. */
export function growthOf(assumed: Assumed): readonly Growth[] {
  const { planPercent, oursPercent, membership } = assumed
  return rates.map((rate) => ({
    rate,
    percent: assumed[rate],
    plan: grown(assumed, assumed[rate] - planPercent, 0),
    ours: grown(assumed, assumed[rate] - oursPercent, membership),
  }))
}

function grown({ savings, years }: Assumed, percent: number, fixed: number): readonly GrowthPoint[] {
  const points = [{ at: 0, value: savings }]
  let value = savings
  for (let year = 1; year <= years; year++) {
    value = Math.max(0, value * (1 + percent / 100) - fixed)
    points.push({ at: year, value })
  }
  return points
}

/** What may be entered for each. Beyond it a chart says nothing. */
export const limits: Readonly<Record<keyof Assumed, { readonly min: number; readonly max: number }>> = {
  savings: { min: 1, max: 20_000_000 },
  years: { min: 1, max: 50 },
  low: { min: -10, max: 15 },
  middle: { min: -10, max: 15 },
  high: { min: -10, max: 15 },
  planPercent: { min: 0, max: 10 },
  oursPercent: { min: 0, max: 10 },
  membership: { min: 0, max: 10_000 },
}

/** The typed number within the limits; undefined when it is not one. Dollar signs, percent signs and commas between thousands are fine. */
export function readAssumed(name: keyof Assumed, typed: string): number | undefined {
  const text = typed.replace(/[\s$%]/g, '').replace(/,(?=\d{3}(?!\d))/g, '')
  if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined
  const value = Number(text)
  const { min, max } = limits[name]
  const isWhole = name !== 'years' || Number.isInteger(value)
  return isWhole && value >= min && value <= max ? value : undefined
}
