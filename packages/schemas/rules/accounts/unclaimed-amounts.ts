import type { Language, Words } from '../../language.ts'
import { formatCents } from '../money/money.ts'

/** What a state tells of the amount: the amount, a band of amounts, or nothing. */
export type StatedAmount =
  | { readonly is: 'exact'; readonly cents: number }
  | { readonly is: 'band'; readonly fromCents: number; readonly toCents: number | null }
  | { readonly is: 'unknown' }

const bandEnds = [5_000, 10_000]

/** The band that a state publishes in place of an amount: under $50, $50 to $100, over $100. */
export function bandOf(cents: number): { readonly fromCents: number; readonly toCents: number | null } {
  const index = bandEnds.findIndex((end) => cents < end)
  return { fromCents: bandEnds[(index === -1 ? bandEnds.length : index) - 1] ?? 0, toCents: bandEnds[index] ?? null }
}

type Said = {
  readonly unknown: string
  readonly from: (least: string) => string
  readonly under: (most: string) => string
  readonly between: (least: string, most: string) => string
}

const said: Words<Said> = {
  en: {
    unknown: 'The state doesn’t say how much.',
    from: (least) => `${least} or more`,
    under: (most) => `Under ${most}`,
    between: (least, most) => `${least} to ${most}`,
  },
  es: {
    unknown: 'El estado no dice cuánto.',
    from: (least) => `${least} o más`,
    under: (most) => `Menos de ${most}`,
    between: (least, most) => `de ${least} a ${most}`,
  },
}

export function amountWords(amount: StatedAmount, language: Language): string {
  const { unknown, from, under, between } = said[language]
  if (amount.is === 'exact') return formatCents(amount.cents)
  if (amount.is === 'unknown') return unknown
  if (amount.toCents === null) return from(formatCents(amount.fromCents))
  if (amount.fromCents === 0) return under(formatCents(amount.toCents))
  return between(formatCents(amount.fromCents), formatCents(amount.toCents))
}

export type Totals = {
  readonly count: number
  readonly exactCount: number
  readonly exactCents: number
  readonly bands: readonly { readonly fromCents: number; readonly toCents: number | null; readonly count: number }[]
  readonly unknownCount: number
}

/** Sums what can be summed. Bands are counted and never added: their sum would be a guess. */
export function totalsOf(amounts: readonly StatedAmount[]): Totals {
  const exact = amounts.flatMap((amount) => (amount.is === 'exact' ? [amount.cents] : []))
  const bands = new Map<string, Totals['bands'][number]>()
  for (const amount of amounts) {
    if (amount.is !== 'band') continue
    const { fromCents, toCents } = amount
    const name = `${fromCents} ${toCents}`
    bands.set(name, { fromCents, toCents, count: (bands.get(name)?.count ?? 0) + 1 })
  }
  return {
    count: amounts.length,
    exactCount: exact.length,
    exactCents: exact.reduce((sum, cents) => sum + cents, 0),
    bands: [...bands.values()].sort((one, other) => one.fromCents - other.fromCents),
    unknownCount: amounts.filter(({ is }) => is === 'unknown').length,
  }
}
