import type { BrokerageAccountType } from '../money/contribution-limits.ts'
import { firstRequiredYear } from '../money/distributions.ts'
import { type Distributed, type DistributionCode, distributionCode } from './distribution-code.ts'

/** A box of a tax form: its number, its label, and its value. */
export type Box = { readonly number: string; readonly about: string; readonly amountCents?: number; readonly text?: string }

export type Paid = Pick<Distributed, 'type' | 'paidOn' | 'contributedFor'> & Sums
type Sums = { readonly grossCents: number; readonly withheldCents: number; readonly stateWithheldCents: number }
type Holder = Pick<Distributed, 'accountType' | 'birthDate' | 'rothSince'> & { readonly state: string }

/** A contribution that was changed to the other kind of IRA. */
const changedOver: ReadonlySet<DistributionCode> = new Set(['N', 'R'])

/** Below this nothing is reported, but for what people need for the statement in their return that a contribution was changed. */
const leastReportedCents = 1_000

/** What the forms 1099-R of an account for a year say: one form for each code. */
export function forms1099R(
  holder: Holder,
  paid: readonly Paid[],
): readonly { readonly code: DistributionCode; readonly boxes: readonly Box[] }[] {
  const byCode = Map.groupBy(paid, (one) => distributionCode({ ...holder, ...one }))
  return [...byCode].flatMap(([code, all]) => {
    const grossCents = sumOf(all, (one) => one.grossCents)
    const withheldCents = sumOf(all, (one) => one.withheldCents)
    const stateWithheldCents = sumOf(all, (one) => one.stateWithheldCents)
    const isSmall = grossCents < leastReportedCents && withheldCents + stateWithheldCents === 0
    return isSmall && !changedOver.has(code)
      ? []
      : [{ code, boxes: boxes1099R(holder, code, { grossCents, withheldCents, stateWithheldCents }) }]
  })
}

/** What a form says when nothing of what it reported is left: the withdrawal came back. */
export function emptied1099R(holder: Holder, code: DistributionCode): readonly Box[] {
  return boxes1099R(holder, code, { grossCents: 0, withheldCents: 0, stateWithheldCents: 0 })
}

function boxes1099R({ accountType, state }: Holder, code: DistributionCode, sums: Sums): readonly Box[] {
  const { grossCents, withheldCents, stateWithheldCents } = sums
  const isIra = accountType !== 'INDIVIDUAL_401K'
  // What only moves on is not taxed, and no distribution of the IRA.
  const isMove = code === 'G' || changedOver.has(code)
  const isOpen = isIra && !isMove && code !== 'Q'
  // Of a Roth IRA the box stays empty; of a traditional one it is all of it, although we know nothing of what was taxed before.
  const taxable = isMove ? { amountCents: 0 } : accountType === 'ROTH_IRA' ? {} : { amountCents: grossCents }
  return [
    { number: '1', about: 'Gross distribution', amountCents: grossCents },
    { number: '2a', about: 'Taxable amount', ...taxable },
    { number: '2b', about: 'Taxable amount not determined', text: isOpen ? 'X' : '' },
    { number: '4', about: 'Federal income tax withheld', amountCents: withheldCents },
    { number: '7', about: 'Distribution code', text: code },
    { number: '7', about: 'IRA/SEP/SIMPLE', text: accountType === 'TRADITIONAL_IRA' && !isMove ? 'X' : '' },
    { number: '14', about: 'State tax withheld', amountCents: stateWithheldCents },
    { number: '15', about: 'State', text: state },
  ]
}

export type IraYear = {
  readonly accountType: BrokerageAccountType
  readonly birthDate: string
  readonly year: number
  /** What was put in for the year, until tax day of the next. */
  readonly contributedCents: number
  readonly rolledOverCents: number
  /** What came in the year from the other kind of IRA because a contribution was changed, with what it had earned. */
  readonly recharacterizedCents: number
  /** On December 31. */
  readonly valueCents: number
}

/** What Form 5498 says of an IRA and a year; undefined when there is nothing to report. Plans have none. */
export function boxes5498(ira: IraYear): readonly Box[] | undefined {
  const { accountType, birthDate, year, contributedCents, rolledOverCents, recharacterizedCents, valueCents } = ira
  if (accountType === 'INDIVIDUAL_401K' || contributedCents + rolledOverCents + recharacterizedCents + valueCents === 0) return undefined
  const isRoth = accountType === 'ROTH_IRA'
  const isRequired = !isRoth && firstRequiredYear(birthDate) <= year + 1
  return [
    { number: '1', about: 'IRA contributions', amountCents: isRoth ? 0 : contributedCents },
    { number: '2', about: 'Rollover contributions', amountCents: rolledOverCents },
    // Where there is none it isn't shown: the forms of earlier years read as they did, and need no correction.
    ...(recharacterizedCents === 0 ? [] : [{ number: '4', about: 'Recharacterized contributions', amountCents: recharacterizedCents }]),
    { number: '5', about: `Fair market value on December 31, ${year}`, amountCents: valueCents },
    { number: '7', about: 'Kind of IRA', text: isRoth ? 'Roth IRA' : 'IRA' },
    { number: '10', about: 'Roth IRA contributions', amountCents: isRoth ? contributedCents : 0 },
    { number: '11', about: `Required minimum distribution for ${year + 1}`, text: isRequired ? 'X' : '' },
  ]
}

function sumOf(all: readonly Paid[], of: (one: Paid) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0)
}
