import type { Language } from '@app/schemas/language'
import { nameFit } from '@app/schemas/rules/answers/search-words'
import { assetClassWords } from '@app/schemas/rules/investing/asset-class-words'
import { type AssetClass, assetClasses } from '@app/schemas/rules/investing/asset-classes'
import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import { z } from 'zod'
import file from './securities.json' with { type: 'json' }

export type Security = z.output<typeof security>

const bps = z.int().min(0).max(1_000)
const security = z.strictObject({
  id: z.string().regex(/^ZZ[A-Z]{3}$/),
  name: z.string(),
  assetClass: z.enum(assetClasses),
  kind: z.enum(['etf', 'index_fund']),
  expenseBps: bps,
  /** What it pays out in a year. */
  yieldBps: bps,
  /** Its price on the first day of the sample prices. */
  basePriceCents: z.int().min(100).max(100_000),
})

const { securities, inModels } = z
  .strictObject({ about: z.string(), inModels: z.record(z.enum(assetClasses), z.string()), securities: z.array(security) })
  .parse(file)
const byId = new Map(securities.map((one) => [one.id, one]))

/** Every fund there is, by name. All are samples. */
export const allSecurities: readonly Security[] = securities.toSorted((one, other) => (one.name < other.name ? -1 : 1))

export function findSecurity(id: string): Security | undefined {
  return byId.get(id)
}

/** For an id that was checked before it was saved. */
export function securityOf(id: string): Security {
  const found = byId.get(id)
  if (!found) throw new Error(`The fund ${id} is no longer in securities.json.`)
  return found
}

/** The fund of an asset class in ready-made portfolios. */
export function fundOf(assetClass: AssetClass): Security {
  return securityOf(inModels[assetClass])
}

/** Funds that go by what was typed, the best first and equally good ones by name: by their name, symbol, or asset class in a language. */
export function securitiesLike(typed: string, language: Language): readonly Security[] {
  const found = allSecurities.flatMap((security) => {
    const fit = nameFit([security.name, security.id], typed, assetClassWords(security.assetClass, language))
    return fit === undefined ? [] : [{ security, fit }]
  })
  return found.toSorted((one, other) => one.fit - other.fit).map(({ security }) => security)
}

/** What a portfolio costs in a year, in hundredths of a percent of what it holds. */
export function expenseBpsOf(weights: readonly Weight[]): number {
  return weights.reduce((sum, { id, bps: weight }) => sum + securityOf(id).expenseBps * weight, 0) / 10_000
}

/** How much of a portfolio is in each asset class that it holds, in hundredths of a percent. */
export function classesOf(weights: readonly Weight[]): readonly { readonly assetClass: AssetClass; readonly bps: number }[] {
  return assetClasses.flatMap((assetClass) => {
    const own = weights.filter(({ id }) => securityOf(id).assetClass === assetClass)
    const sum = own.reduce((all, one) => all + one.bps, 0)
    return sum > 0 ? [{ assetClass, bps: sum }] : []
  })
}
