import { readDecimal } from '../money/decimal.ts'
import type { PortfolioEntry } from './custom-portfolio.ts'

/** A fund and its share, in hundredths of a percent. */
export type Weight = { readonly id: string; readonly bps: number }

type Read =
  | { readonly ok: true; readonly weights: readonly Weight[] }
  | { readonly ok: false; readonly problem: 'count' | 'weight' | 'repeated' | 'unknown' }
  | { readonly ok: false; readonly problem: 'sum'; readonly sumBps: number }

export const mostEntries = 20
const wholeBps = 10_000

/**
 * Shares as percent with at most two decimals, which have to add up to 100 exactly: nothing is stretched to fit. A fund is in it once.
 * Expects entries without an id or a weight to be dropped before.
 */
export function readPortfolioWeights(entries: readonly PortfolioEntry[], isKnown: (id: string) => boolean): Read {
  if (entries.length === 0 || entries.length > mostEntries) return { ok: false, problem: 'count' }
  const weights = entries.flatMap(({ id, weight }) => {
    const bps = toBps(weight)
    return bps === undefined ? [] : [{ id: String(id), bps }]
  })
  if (weights.length < entries.length) return { ok: false, problem: 'weight' }
  if (!weights.every(({ id }) => isKnown(id))) return { ok: false, problem: 'unknown' }
  if (new Set(weights.map(({ id }) => id)).size < weights.length) return { ok: false, problem: 'repeated' }
  const sumBps = weights.reduce((sum, { bps }) => sum + bps, 0)
  return sumBps === wholeBps ? { ok: true, weights } : { ok: false, problem: 'sum', sumBps }
}

function toBps(percent: number): number | undefined {
  const decimal = readDecimal(percent)
  if (!decimal || decimal.scale > 2 || percent < 0 || percent > 100) return undefined
  return Number(decimal.units * 10n ** BigInt(2 - decimal.scale))
}
