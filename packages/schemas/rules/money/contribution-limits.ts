import type { Words } from '../../language.ts'
import { ageOn } from '../days/dates.ts'

export const brokerageAccountTypes = ['TRADITIONAL_IRA', 'ROTH_IRA', 'INDIVIDUAL_401K'] as const
export type BrokerageAccountType = (typeof brokerageAccountTypes)[number]

type Range = readonly [fromCents: number, toCents: number]
type Phase = { readonly alone: Range; readonly together: Range; readonly apart: Range }
type Year = {
  readonly ira: { readonly usual: number; readonly from50: number }
  readonly plan: { readonly usual: number; readonly from50: number; readonly from60: number }
  readonly roth: Phase
}

const dollars = (amount: number) => amount * 100
const apart: Range = [0, dollars(10_000)]

/** In cents. A year is added when the tax office has told its limits, and never guessed. */
const years: Readonly<Record<number, Year>> = {
  2024: {
    ira: { usual: dollars(7_000), from50: dollars(1_000) },
    // The higher one from 60 on began a year later.
    plan: { usual: dollars(23_000), from50: dollars(7_500), from60: dollars(7_500) },
    roth: { alone: [dollars(146_000), dollars(161_000)], together: [dollars(230_000), dollars(240_000)], apart },
  },
  2025: {
    ira: { usual: dollars(7_000), from50: dollars(1_000) },
    plan: { usual: dollars(23_500), from50: dollars(7_500), from60: dollars(11_250) },
    roth: { alone: [dollars(150_000), dollars(165_000)], together: [dollars(236_000), dollars(246_000)], apart },
  },
  2026: {
    ira: { usual: dollars(7_500), from50: dollars(1_100) },
    plan: { usual: dollars(24_500), from50: dollars(8_000), from60: dollars(11_250) },
    roth: { alone: [dollars(153_000), dollars(168_000)], together: [dollars(242_000), dollars(252_000)], apart },
  },
}

/** For a year after it nobody can make a deposit. */
export const lastYearWithLimits: number = Math.max(...Object.keys(years).map(Number))

/** More may be put in from the first on, and more again from the second to the third. */
export const catchUpAges = [50, 60, 63] as const
const [more, muchMore, lastMore] = catchUpAges

export type Contributor = {
  readonly birthDate: string
  /** As the questionnaire saves them; undefined when they were not answered. */
  readonly incomeBand: string | undefined
  readonly filingStatus: string | undefined
}

export type ContributionLimit =
  | { readonly isKnown: true; readonly limitCents: number; readonly isCertain: boolean; readonly because: 'usual' | 'catch-up' | 'income' }
  | { readonly isKnown: false }

/**
 * The most that may be put in for a tax year: into all IRAs together, or into the plan from pay. Rollovers do not count. A high income
 * closes a Roth IRA; where the band of income leaves that open, the limit is not certain.
 */
export function contributionLimit(type: BrokerageAccountType, taxYear: number, who: Contributor): ContributionLimit {
  const year = years[taxYear]
  if (!year) return { isKnown: false }
  const age = ageOn(who.birthDate, `${taxYear}-12-31`)
  const years50 = age.ok ? age.value : 0
  if (type === 'INDIVIDUAL_401K') return known(year.plan.usual, planCatchUp(year, years50))
  const usual = known(year.ira.usual, years50 >= more ? year.ira.from50 : 0)
  if (type === 'TRADITIONAL_IRA') return usual
  const roth = rothEligibility(year.roth, who)
  if (roth === 'closed') return { isKnown: true, limitCents: 0, isCertain: true, because: 'income' }
  return { ...usual, isCertain: roth === 'open' }
}

/** What all IRAs of one person take in a year; more from the year on in which they turn 50. */
export type IraLimit = { readonly taxYear: number; readonly usualCents: number; readonly from50Cents: number }

/** The limit of a tax year where it is known, or else of the last year before it of which it is. */
export function iraLimitBy(taxYear: number): IraLimit | undefined {
  const known = Math.max(
    ...Object.keys(years)
      .map(Number)
      .filter((year) => year <= taxYear),
  )
  const ira = years[known]?.ira
  return ira && { taxYear: known, usualCents: ira.usual, from50Cents: ira.usual + ira.from50 }
}

/** What goes into a plan from pay in the last year up to that one of which it is known: at most, with more from 50 on, and what that more is. */
export function planLimitBy(taxYear: number): readonly number[] {
  const known = Object.keys(years).findLast((year) => Number(year) <= taxYear)
  const plan = known === undefined ? undefined : years[Number(known)]?.plan
  return plan ? [plan.usual, plan.usual + plan.from50, plan.from50, plan.from60] : []
}

export const unknownYearWords = (taxYear: number): Words<string> => ({
  en: `The limit for ${taxYear} isn’t known yet. You can make deposits for ${taxYear} once the IRS announces it.`,
  es: `Aún no se conoce el límite de ${taxYear}. Puedes hacer depósitos para ${taxYear} cuando el IRS lo anuncie.`,
})

function known(usualCents: number, catchUpCents: number) {
  return {
    isKnown: true,
    limitCents: usualCents + catchUpCents,
    isCertain: true,
    because: catchUpCents > 0 ? 'catch-up' : 'usual',
  } as const
}

function planCatchUp({ plan }: Year, age: number): number {
  if (age >= muchMore && age <= lastMore) return plan.from60
  return age >= more ? plan.from50 : 0
}

/** By the band of income, which is all that is known: only what holds for the whole band is certain. */
function rothEligibility(phase: Phase, { incomeBand, filingStatus }: Contributor): 'open' | 'closed' | 'unsure' {
  const [, from = '', to = ''] = /^(\d+)-(\d+|up)$/.exec(incomeBand ?? '') ?? []
  if (from === '' || filingStatus === undefined) return 'unsure'
  const [begins, ends] = rangeOf(phase, filingStatus)
  if (Number(from) * 100 >= ends) return 'closed'
  return to !== 'up' && (Number(to) + 1) * 100 <= begins ? 'open' : 'unsure'
}

function rangeOf(phase: Phase, filingStatus: string): Range {
  if (filingStatus === 'married-separate') return phase.apart
  return filingStatus === 'married-joint' || filingStatus === 'widowed' ? phase.together : phase.alone
}
