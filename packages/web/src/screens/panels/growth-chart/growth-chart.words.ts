import type { Words } from '../../../client/language.ts'
import type { Assumed } from './growth.ts'

type GrowthWords = {
  readonly first: (verdict: 'plan' | 'ours' | 'same', years: number, difference: string, percent: string) => string
  readonly title: string
  readonly about: string
  readonly fees: (years: string) => string
  readonly usualPlan: string
  readonly sentence: (from: string, years: number, plan: string, ours: string, percent: string) => string
  readonly now: string
  readonly inYears: (years: number) => string
  readonly table: string
  readonly columns: readonly string[]
  readonly change: string
  readonly labels: Readonly<Record<keyof Assumed, string>>
  readonly wrong: (least: string, most: string) => string
  readonly whole: string
  readonly back: string
  readonly changed: string
}

export const words: Words<GrowthWords> = {
  en: {
    first: (verdict, years, difference, percent) =>
      verdict === 'same'
        ? `At ${percent} a year, the fees make no difference worth naming in ${years} years.`
        : verdict === 'plan'
          ? `At ${percent} a year, the old plan would end ${difference} higher in ${years} years: it costs less.`
          : `At ${percent} a year, lower fees would come to ${difference} more in ${years} years. That is not certain.`,
    title: 'Savings over the years',
    about: 'Firm lines: with us. Dotted lines: in the old plan. A pair for each rate of growth. No forecast.',
    fees: (years) => `Fees from plan filings of ${years}.`,
    usualPlan: 'We do not know yet what your plan costs: the chart begins with a usual plan of middling size.',
    sentence: (from, years, plan, ours, percent) =>
      `From ${from} today, at ${percent} a year, savings come to about ${plan} in the old plan and ${ours} with us in ${years} years.`,
    now: 'now',
    inYears: (years) => (years === 1 ? '1 year' : `${years} years`),
    table: 'The same as a table',
    columns: ['Growth a year', 'In the old plan', 'With us', 'Difference'],
    change: 'Change what it assumes',
    labels: {
      savings: 'Savings today, in dollars',
      years: 'Years',
      low: 'Low growth, percent a year',
      middle: 'Middle growth, percent a year',
      high: 'High growth, percent a year',
      planPercent: 'Old plan: cost, percent a year',
      oursPercent: 'With us: cost of funds, percent a year',
      membership: 'With us: membership, dollars a year',
    },
    wrong: (least, most) => `Enter a number from ${least} to ${most}.`,
    whole: 'Enter whole years, from 1 to 50.',
    back: 'Back to the first figures',
    changed: 'The chart shows what you entered.',
  },
}
