import { dayNumber } from '@app/schemas/rules/days/days'
import type { AssetClass } from '@app/schemas/rules/investing/asset-classes'
import type { Security } from './securities.ts'

const firstDay = dayNumber('2020-01-01')
const seed = 'sample-prices-8'
/** A power of two: 89 years. Before the first day and after the last one prices do not move. */
const dayCount = 2 ** 15
const daysPerYear = 365.25
const [lowestCents, highestCents] = [100, 500_000]

type Priced = Pick<Security, 'id' | 'assetClass' | 'basePriceCents'>

const keptPrices = new WeakMap<Priced, Int32Array>()

/** How much prices grow and move in a year, and how much of the movement they share with all markets. */
const manners = {
  us_stocks: { drift: 0.06, volatility: 0.16, shared: 0.7 },
  international_stocks: { drift: 0.055, volatility: 0.17, shared: 0.6 },
  emerging_stocks: { drift: 0.06, volatility: 0.22, shared: 0.5 },
  real_estate: { drift: 0.045, volatility: 0.18, shared: 0.5 },
  us_bonds: { drift: 0.005, volatility: 0.055, shared: 0 },
  inflation_bonds: { drift: 0.005, volatility: 0.06, shared: 0.05 },
  international_bonds: { drift: 0.003, volatility: 0.06, shared: 0.05 },
  cash: { drift: 0.001, volatility: 0.002, shared: 0 },
} as const satisfies Readonly<Record<AssetClass, { readonly drift: number; readonly volatility: number; readonly shared: number }>>

/**
 * The sample price of a fund on a day, YYYY-MM-DD, in cents: the same on every machine, whenever it is asked for. Prices move like a
 * geometric Brownian motion; on a Saturday and a Sunday they are those of Friday.
 */
export function priceCentsOn(security: Priced, day: string): number {
  const index = dayIndex(day)
  const kept = keptOf(security)
  const cents = kept[index] || reckonedAt(security, index)
  kept[index] = cents
  return cents
}

/** Prices that were asked for before; 0 for those that were not. A chart of years asks for thousands. */
function keptOf(security: Priced): Int32Array {
  const kept = keptPrices.get(security) ?? new Int32Array(dayCount + 1)
  keptPrices.set(security, kept)
  return kept
}

function reckonedAt({ id, assetClass, basePriceCents }: Priced, index: number): number {
  const { drift, volatility, shared } = manners[assetClass]
  const years = index / daysPerYear
  const own = 0.15
  const ofClass = 1 - shared - own
  const movement =
    Math.sqrt(shared) * wanderedTo(index, 'market') +
    Math.sqrt(ofClass) * wanderedTo(index, assetClass) +
    Math.sqrt(own) * wanderedTo(index, id)
  const growth = (drift - volatility ** 2 / 2) * years + (volatility * movement) / Math.sqrt(daysPerYear)
  return Math.min(Math.max(Math.round(basePriceCents * Math.exp(growth)), lowestCents), highestCents)
}

function dayIndex(day: string): number {
  const index = Math.min(Math.max(dayNumber(day) - firstDay, 0), dayCount)
  // The first day is a Wednesday.
  const weekday = (index + 3) % 7
  return index - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0)
}

/** A random walk by halves: where it is in the middle follows from both ends and a draw of its own, so no day needs those before it. */
function wanderedTo(index: number, name: string): number {
  const key = hash(`${seed} ${name}`)
  let [low, high] = [0, dayCount]
  let [atLow, atHigh] = [0, Math.sqrt(dayCount) * draw(key, dayCount)]
  if (index >= high) return atHigh
  while (index > low) {
    const middle = (low + high) / 2
    const atMiddle = (atLow + atHigh) / 2 + (Math.sqrt(high - low) / 2) * draw(key, middle)
    if (index < middle) [high, atHigh] = [middle, atMiddle]
    else [low, atLow] = [middle, atMiddle]
  }
  return atLow
}

/** A number of the normal distribution that belongs to a key and an index. */
function draw(key: number, index: number): number {
  const [one, other] = [mixed(key ^ Math.imul(index, 0x9e3779b1)), mixed(key + Math.imul(index, 0x85ebca6b) + 0x165667b1)]
  return Math.sqrt(-2 * Math.log((one + 1) / (2 ** 32 + 1))) * Math.cos((2 * Math.PI * other) / 2 ** 32)
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => mixed(sum ^ (letter.codePointAt(0) ?? 0)), 0x811c9dc5)
}

/** Spreads every bit over all others. */
function mixed(bits: number): number {
  let mix = bits | 0
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return (mix ^ (mix >>> 16)) >>> 0
}
