import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import { floorToTwoDecimals } from '@app/schemas/rules/money/money'
import type { Investment } from './sources.ts'

/** What is invested with us and how it has done, as pages show it: with two decimals, rounded down. */
export function investmentAccount(all: readonly Investment[], language: Language) {
  const rows = all.map(({ id, name, ...cents }) => ({ pk: id, name: name[language], ...performanceOf(cents) }))
  const sum = (cents: readonly (number | null)[]) => {
    if (cents.length === 0) return '0'
    return cents.includes(null) ? null : words(cents.reduce<number>((total, one) => total + (one ?? 0), 0))
  }
  return {
    summaries: rows,
    details: Object.fromEntries(rows.map(({ pk, total_value, ytd, alltime }) => [pk, { total_value, ytd, alltime }])),
    totals: {
      totalSavings: sum(all.map(({ totalCents }) => totalCents)) ?? '0',
      totalYtd: sum(all.map(({ ytdCents }) => ytdCents)),
      totalAlltime: sum(all.map(({ alltimeCents }) => alltimeCents)),
    },
  }
}

function performanceOf({ totalCents, ytdCents, alltimeCents }: Omit<Investment, 'id' | 'name'>) {
  const gain = (cents: number | null) => (cents === null ? null : words(cents))
  return { total_value: words(totalCents), ytd: gain(ytdCents), alltime: gain(alltimeCents) }
}

function words(cents: number): string {
  const text = floorToTwoDecimals(toDollars(cents))
  if (!text.ok) throw new Error('An amount of money cannot be written.')
  return text.value
}
