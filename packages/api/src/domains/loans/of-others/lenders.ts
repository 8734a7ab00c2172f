import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import { z } from 'zod'
import file from './lenders.json' with { type: 'json' }

const range = z.tuple([z.int().min(0), z.int().min(0)]).refine(([least, most]) => least <= most)
const lender = z.strictObject({
  id: z.string(),
  name: z.string(),
  about: z.strictObject({ en: z.string(), es: z.string() }),
  rateBps: range,
  feeBps: range,
  years: range,
  cents: range,
  we_get: z.strictObject({ amountCents: z.int().min(0), per: z.enum(['loan', 'nothing']) }),
})

// There are no contracts with lenders yet: all of these are samples.
const { lenders } = z.strictObject({ about: z.string(), lenders: z.array(lender) }).parse(file)
const inOrder = lenders.toSorted((one, other) => (one.name < other.name ? -1 : 1))

const perPercent = 100

/** The lenders that may be asked, by name: what they pay us has no say in the order. */
export function listLenders(language: Language) {
  return {
    results: inOrder.map(({ id, name, about, rateBps, feeBps, years, cents, we_get }) => ({
      id,
      name,
      about: about[language],
      interest_rate: { low: rateBps[0] / perPercent, high: rateBps[1] / perPercent },
      fee: { low: feeBps[0] / perPercent, high: feeBps[1] / perPercent },
      term: { least: years[0], most: years[1] },
      amount: { least: toDollars(cents[0]), most: toDollars(cents[1]) },
      we_get: { amount: toDollars(we_get.amountCents), per: we_get.per },
      sample: true as const,
    })),
  }
}
