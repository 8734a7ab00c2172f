import { addBankDays, bankDayOnOrAfter, taxDay } from '../days/bank-days.ts'
import { addDays } from '../days/days.ts'
import type { BrokerageAccountType } from './contribution-limits.ts'

/**
 * Recharacterization, by Treas. Reg. § 1.408A-5: what was put into one kind of IRA for a year counts as put into the other kind from the start. The money
 * goes straight from the one IRA to the other, with what it has earned or lost there.
 */
export type IraKind = Exclude<BrokerageAccountType, 'INDIVIDUAL_401K'>

/** The kind that a contribution can be changed to. Undefined for a plan, whose money cannot. */
export function otherIraKind(accountType: BrokerageAccountType): IraKind | undefined {
  if (accountType === 'INDIVIDUAL_401K') return undefined
  return accountType === 'ROTH_IRA' ? 'TRADITIONAL_IRA' : 'ROTH_IRA'
}

/** What was moved over from another account belongs to no tax year. Since 2018 it cannot be changed, and a conversion neither. */
export function isChangeable(contribution: { readonly accountType: BrokerageAccountType; readonly taxYear: number | null }): boolean {
  return contribution.taxYear !== null && otherIraKind(contribution.accountType) !== undefined
}

/** Once it is asked for, the money has moved within so many bank days, as a rule. */
const bankDaysToMove = 2

/**
 * The day by which the money has to have moved, which is that on which the tax return of the year is due: tax day, or six months later for those who
 * filed in time or got an extension (26 CFR 301.9100-2(b)).
 */
export function changeDueDay(taxYear: number, hasFiledInTime: boolean): string {
  return hasFiledInTime ? bankDayOnOrAfter(`${taxYear + 1}-10-15`) : taxDay(taxYear)
}

/** The last day on which it can be asked for, so that the money has moved by then. */
export function lastDayToChange(taxYear: number, hasFiledInTime: boolean): string {
  const due = changeDueDay(taxYear, hasFiledInTime)
  let day = due
  while (addBankDays(day, bankDaysToMove) > due) day = addDays(day, -1)
  return day
}

/** When the money is in the other IRA at the latest, as a rule. */
export function movedBy(askedOn: string): string {
  return addBankDays(askedOn, bankDaysToMove)
}

export type Attribution = {
  readonly contributionCents: number
  /** What the IRA was worth just before the contribution came, and all that has come into it since then, the contribution as well. */
  readonly openingCents: number
  /** What the IRA is worth now, and all that has gone out of it since the contribution came. */
  readonly closingCents: number
}

/**
 * The net income attributable to a contribution, below zero when it is a loss: contribution × (closing − opening) ÷ opening, to the nearest cent. Nobody can
 * lose more than was put in.
 */
export function attributableCents({ contributionCents, openingCents, closingCents }: Attribution): number {
  if (contributionCents > openingCents || contributionCents <= 0)
    throw new RangeError('The balance at the opening has the contribution in it.')
  const income = roundedQuotient(BigInt(contributionCents) * BigInt(closingCents - openingCents), BigInt(openingCents))
  return Math.max(Number(income), -contributionCents)
}

/** To the nearest whole number; what lies between two goes away from zero, for gains and losses alike. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (size * 2n + divisor) / (divisor * 2n)
  return dividend < 0n ? -rounded : rounded
}
