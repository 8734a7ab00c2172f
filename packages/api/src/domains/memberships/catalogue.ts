import type { Words } from '@app/schemas/language'
import { spanishProductTitles } from '@app/schemas/rules/money/spanish-product-titles'
import { z } from 'zod'
import file from './products.json' with { type: 'json' }

const name = z.string().regex(/^[a-z][a-z0-9_]{1,59}$/)
const cents = z.int().min(50).max(1_000_000)
const days = z.int().min(0).max(366)
const words = z.strictObject({ en: z.string().min(1), es: z.string().min(1) })
const shown = { title: z.string().min(1), about: words }
const entitlements = z.array(name).readonly()

const plan = z.strictObject({
  name,
  /** Who joins a plan of a higher rank leaves the lower one at the end of what is paid. */
  rank: z.int(),
  ...shown,
  price_cents: cents,
  period_months: z.int().min(1).max(12),
  trial_days: days,
  refund_days: days,
  entitlements,
})
const product = z.strictObject({ id: name, ...shown, price_cents: cents, refund_days: days, entitlements })
const freeProduct = z.strictObject({ id: name, ...shown, entitlements })

const catalogue = z
  .strictObject({
    plans: z.array(plan).min(1),
    products: z.array(product),
    free: z.array(freeProduct),
    tip: z.strictObject({ id: name, ...shown, most_cents: cents, suggested_cents: z.array(cents) }),
    performance: z.strictObject({
      id: name,
      ...shown,
      percent: z.number().positive().max(20),
      /** For each account, whatever arrived. */
      most_cents: cents,
      example: z.strictObject({ moved_cents: z.int() }),
      disclosure: words,
      entitlements,
    }),
  })
  .parse(file)

export type Plan = z.output<typeof plan>
export type Product = z.output<typeof product>

export const mainPlan = 'retirement_account_membership'
export const { plans, products, tip, performance } = catalogue
export const freeProducts = catalogue.free

export function planOf(planName: string): Plan | undefined {
  return plans.find((one) => one.name === planName)
}

export function productOf(id: string): Product | undefined {
  return products.find((one) => one.id === id)
}

const fees = [{ id: 'loan_fee', title: 'Fee for setting up your loan' }] as const

/** What a payment was made for, in words. The fee for each move is a payment of its own. */
export function titleOf(id: string): string {
  if (id.startsWith(`${performance.id}-`)) return performance.title
  return (
    [...plans.map((one) => ({ ...one, id: one.name })), ...products, ...freeProducts, ...fees, tip, performance].find(
      (one) => one.id === id,
    )?.title ?? id
  )
}

/** The same in each language. */
export function titlesOf(id: string): Words<string> {
  const name = id.startsWith(`${performance.id}-`) ? performance.id : id
  return { en: titleOf(id), es: spanishProductTitles.get(name) ?? titleOf(id) }
}

/** The plans, products and ways to pay that an entitlement comes with. */
export function sourcesOf(entitlement: string): readonly string[] {
  const all = [...plans.map((one) => ({ ...one, id: one.name })), ...products, ...freeProducts, performance]
  return all.filter((one) => one.entitlements.includes(entitlement)).map(({ id }) => id)
}
