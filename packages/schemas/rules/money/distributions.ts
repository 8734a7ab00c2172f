import type { Words } from '../../language.ts'
import { ageOn } from '../days/dates.ts'
import { addMonths } from '../days/days.ts'
import type { BrokerageAccountType } from './contribution-limits.ts'
import { percentOfCents } from './money.ts'

export const firstHomeCents = 1_000_000

/** Reasons for taking money out early that the law frees of the extra tax, and up to how much; no cap: all of it. */
const exceptions = {
  EARLY_FIRST_HOME: { capCents: firstHomeCents, within: 'lifetime', forPlans: false },
  EARLY_EDUCATION: { within: 'lifetime', forPlans: false },
  EARLY_MEDICAL: { within: 'lifetime', forPlans: true },
  EARLY_BIRTH_ADOPTION: { capCents: 500_000, within: 'lifetime', forPlans: true },
  // What is above the first $1,000 of the account.
  EARLY_EMERGENCY: { capCents: 100_000, ofAccount: (cents) => cents - 100_000, within: 'year', forPlans: true },
  EARLY_DOMESTIC_ABUSE: { capCents: 1_000_000, ofAccount: (cents) => Math.floor(cents / 2), within: 'lifetime', forPlans: true },
  EARLY_DISASTER: { capCents: 2_200_000, within: 'lifetime', forPlans: true },
  DISABILITY: { within: 'lifetime', forPlans: true },
} as const satisfies Readonly<Record<string, Exception>>

type Exception = {
  readonly capCents?: number
  /** What of an account it frees at most, where the law goes by that too. */
  readonly ofAccount?: (cents: number) => number
  readonly within: 'year' | 'lifetime'
  readonly forPlans: boolean
}

export const distributionTypes = [
  'NORMAL',
  'EARLY',
  'EARLY_FIRST_HOME',
  'EARLY_EDUCATION',
  'EARLY_MEDICAL',
  'EARLY_BIRTH_ADOPTION',
  'EARLY_EMERGENCY',
  'EARLY_DOMESTIC_ABUSE',
  'EARLY_DISASTER',
  'DISABILITY',
  'SEPARATION_55',
  'REQUIRED_MINIMUM',
  'DEATH',
] as const
export type DistributionType = (typeof distributionTypes)[number]

export type DistributionAsked = {
  readonly accountType: BrokerageAccountType
  readonly type: DistributionType
  readonly birthDate: string
  readonly today: string
  readonly amountCents: number
  /** What the account holds before it is taken out. */
  readonly accountCents: number
  /** Form W-4R: undefined when they choose none. */
  readonly withholdingPercent: number | undefined
  /** For the income tax of their state: undefined when they choose none. */
  readonly stateWithholdingPercent: number | undefined
  readonly isTaxedByState: boolean
  /** What they took before for the same reason. */
  readonly takenCents: { readonly thisYear: number; readonly ever: number }
  /** What they have put into a Roth IRA themselves and not taken out: it comes out first, free of tax. */
  readonly rothBasisCents: number
}

export type Distribution = {
  readonly withholdingPercent: number
  readonly withheldCents: number
  readonly stateWithholdingPercent: number
  readonly stateWithheldCents: number
  readonly netCents: number
  /** The extra 10%. It is shown and not withheld: it is paid with the tax return. */
  readonly additionalTaxCents: number
}

export type DistributionProblem =
  | 'too-young'
  | 'not-early'
  | 'plan-only'
  | 'ira-only'
  | 'not-required-yet'
  | 'by-beneficiary'
  | 'withholding-too-low'
  | 'withholding-too-high'
  | 'no-state-tax'

const words: Readonly<Record<DistributionProblem, Words<string>>> = {
  'too-young': {
    en: 'You aren’t 59½ yet. Choose the reason for an early withdrawal.',
    es: 'Aún no tienes 59½ años. Elige el motivo de un retiro anticipado.',
  },
  'not-early': {
    en: 'You’re 59½ or older, so this is a normal withdrawal. Choose that.',
    es: 'Tienes 59½ años o más, así que es un retiro normal. Elige ese.',
  },
  'plan-only': { en: 'This reason is only for an individual 401(k).', es: 'Este motivo es solo para un 401(k) individual.' },
  'ira-only': { en: 'This reason is only for an IRA.', es: 'Este motivo es solo para una IRA.' },
  'not-required-yet': {
    en: 'You don’t have to take money out yet. Choose another reason.',
    es: 'Todavía no tienes que retirar dinero. Elige otro motivo.',
  },
  'by-beneficiary': {
    en: 'After a death the person who inherits asks for the money. Please call us.',
    es: 'Después de un fallecimiento, quien hereda pide el dinero. Llámanos.',
  },
  'withholding-too-low': {
    en: 'At least 20% has to be held back for tax when a plan pays out to you.',
    es: 'Cuando un plan te paga a ti, se tiene que retener al menos el 20% para impuestos.',
  },
  'withholding-too-high': {
    en: 'No more than all of it can be held back: choose 100% or less, federal and state together.',
    es: 'No se puede retener más que el total: elige 100% o menos, entre federal y estatal.',
  },
  'no-state-tax': {
    en: 'Your state has no tax on this income, so nothing can be held back for it.',
    es: 'Tu estado no cobra impuesto por este ingreso, así que no se puede retener nada para él.',
  },
}

export function distributionWords(problem: DistributionProblem): Words<string> {
  return words[problem]
}

type Asking = Pick<DistributionAsked, 'accountType' | 'birthDate' | 'today'>

/** The reasons that hold for a person at their age. */
export function possibleDistributions(asking: Asking): readonly DistributionType[] {
  return distributionTypes.filter((type) => problemWith({ ...asking, type }) === undefined)
}

/** What is held back for federal income tax: the least, and what is usual. A plan has to hold back more of what could be rolled over. */
export function withholdingFor(accountType: BrokerageAccountType, type: DistributionType) {
  const isRollable = accountType === 'INDIVIDUAL_401K' && rollable.has(type)
  return isRollable ? { leastPercent: withheldPercent, usualPercent: withheldPercent } : { leastPercent: 0, usualPercent: plainPercent }
}

const plainPercent = 10
export const withheldPercent = 20
export const extraTaxPercent = 10
/** From these ages on money comes out without it: at any time, or of the plan of a job that one leaves then. */
export const noExtraTaxFrom = 59.5
export const noExtraTaxWhenLeavingFrom = 55
/** From when on some of it has to be taken out each year: of who was born before 1960, and later. */
export const requiredFrom = [73, 75] as const
const wholePercent = 100

/** What becomes of money that is taken out: what is held back for tax, what arrives, and what more will be owed. */
export function distribution(asked: DistributionAsked): Distribution | { readonly problem: DistributionProblem } {
  const problem = problemWith(asked)
  if (problem) return { problem }
  const { leastPercent, usualPercent } = withholdingFor(asked.accountType, asked.type)
  const withholdingPercent = asked.withholdingPercent ?? usualPercent
  if (withholdingPercent < leastPercent) return { problem: 'withholding-too-low' }
  const stateWithholdingPercent = asked.stateWithholdingPercent ?? 0
  if (stateWithholdingPercent > 0 && !asked.isTaxedByState) return { problem: 'no-state-tax' }
  if (withholdingPercent + stateWithholdingPercent > wholePercent) return { problem: 'withholding-too-high' }
  const withheldCents = share(asked.amountCents, withholdingPercent)
  // Two shares that are rounded up may come to a cent more than there is.
  const stateWithheldCents = Math.min(share(asked.amountCents, stateWithholdingPercent), asked.amountCents - withheldCents)
  return {
    withholdingPercent,
    withheldCents,
    stateWithholdingPercent,
    stateWithheldCents,
    netCents: asked.amountCents - withheldCents - stateWithheldCents,
    additionalTaxCents: additionalTax(asked),
  }
}

/** The first day on which money may be taken out without a reason. */
export function dayOf59AndAHalf(birthDate: string): string {
  return addMonths(birthDate, noExtraTaxFrom * 12)
}

/** The year in which somebody first has to take money out of a Traditional IRA or a plan. */
export function firstRequiredYear(birthDate: string): number {
  const born = Number(birthDate.slice(0, 4))
  return born + requiredFrom[born >= 1960 ? 1 : 0]
}

/** Payouts of a plan that could also have been rolled over. */
const rollable: ReadonlySet<DistributionType> = new Set(['NORMAL', 'EARLY', 'SEPARATION_55', 'DISABILITY'])

function problemWith({ accountType, type, birthDate, today }: Asking & Pick<DistributionAsked, 'type'>): DistributionProblem | undefined {
  const isPlan = accountType === 'INDIVIDUAL_401K'
  const isOldEnough = today >= dayOf59AndAHalf(birthDate)
  const exception: Exception | undefined = exceptionOf(type)
  if (type === 'DEATH') return 'by-beneficiary'
  if (type === 'NORMAL') return isOldEnough ? undefined : 'too-young'
  if (type === 'REQUIRED_MINIMUM') {
    const isDue = accountType !== 'ROTH_IRA' && Number(today.slice(0, 4)) >= firstRequiredYear(birthDate)
    return isDue ? undefined : 'not-required-yet'
  }
  if (isOldEnough) return 'not-early'
  if (type === 'SEPARATION_55') return separationProblem(isPlan, birthDate, today)
  return isPlan && exception && !exception.forPlans ? 'ira-only' : undefined
}

/** Who leaves a job in the year of their 55th birthday or later. */
function separationProblem(isPlan: boolean, birthDate: string, today: string): DistributionProblem | undefined {
  const age = ageOn(birthDate, `${today.slice(0, 4)}-12-31`)
  if (!isPlan) return 'plan-only'
  return age.ok && age.value >= noExtraTaxWhenLeavingFrom ? undefined : 'too-young'
}

function additionalTax({ accountType, type, amountCents, accountCents, takenCents, rothBasisCents }: DistributionAsked): number {
  const basis = accountType === 'ROTH_IRA' ? Math.min(rothBasisCents, amountCents) : 0
  const taxed = amountCents - basis
  if (type === 'EARLY') return share(taxed, extraTaxPercent)
  const exception: Exception | undefined = exceptionOf(type)
  if (exception?.capCents === undefined) return 0
  const taken = exception.within === 'year' ? takenCents.thisYear : takenCents.ever
  // Of the account as it was before anything was taken for this reason.
  const ofAccount = exception.ofAccount?.(accountCents + taken) ?? exception.capCents
  const freeCents = Math.max(Math.min(exception.capCents, ofAccount) - taken, 0)
  return share(Math.max(taxed - freeCents, 0), extraTaxPercent)
}

function exceptionOf(type: DistributionType): Exception | undefined {
  return Object.entries(exceptions).find(([name]) => name === type)?.[1]
}

function share(cents: number, percent: number): number {
  const part = percentOfCents(cents, percent)
  if (!part.ok) throw new RangeError('This amount is too large to take a share of.')
  return part.value
}
