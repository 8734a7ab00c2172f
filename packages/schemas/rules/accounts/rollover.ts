import { addBankDays } from '../days/bank-days.ts'
import { addDays, daysBetween } from '../days/days.ts'

/** How a plan can be told to send the money, as people answer it. */
export const rolloverDeliveries = ['wire', 'check-to-provider', 'check-to-home', 'check-to-me', 'not-sure'] as const

/** How money leaves a plan: straight to the new account, by check or wire, or to the person, who then has 60 days. */
export const rolloverWays = ['direct-check', 'direct-wire', 'paid-to-person'] as const
export type RolloverWay = (typeof rolloverWays)[number]

export const taxTypes = ['pre-tax', 'roth', 'both'] as const
export type TaxType = (typeof taxTypes)[number]

/** The kinds of money that each need an account of their own. */
export const taxKinds = ['pre-tax', 'roth'] as const
export type TaxKind = (typeof taxKinds)[number]

/** The stages that every rollover passes, in order. */
export const rolloverStages = ['requested', 'accepted', 'sent', 'received'] as const
export type RolloverStage = (typeof rolloverStages)[number]

/** The day on which each stage was reached; null: not yet. */
export type Reached = Readonly<Record<RolloverStage, string | null>>

/** How many working days a stage usually takes, from the one before. After that we ask what is wrong. */
const usualDays = { accepted: 5, sent: 10, received: 10 } as const
/** What is paid to a person must be in the new account within so many days of its arrival with them, or it is taxed. */
const sixtyDays = 60
/** So many days before their end, people are reminded of them. */
export const sixtyRemindedDays = 14

/**
 * The day by which a stage should be reached, counted from the one before it; null as long as that is open. Money that is paid to the
 * person arrives when they put it in, for which they have their 60 days.
 */
export function expectedBy(stage: RolloverStage, reached: Reached, way: RolloverWay): string | null {
  if (stage === 'requested') return reached.requested
  if (stage === 'received' && way === 'paid-to-person') return sixtyDaysEnd(way, reached)
  const before = rolloverStages[rolloverStages.indexOf(stage) - 1]
  const from = before && reached[before]
  return from ? addBankDays(from, usualDays[stage]) : null
}

/** The first stage that is still open. */
export function openStage(reached: Reached): RolloverStage | null {
  return rolloverStages.find((stage) => reached[stage] === null) ?? null
}

/** How many days a stage is late; 0 when it is not. */
export function daysOverdue(reached: Reached, today: string, way: RolloverWay): number {
  const stage = openStage(reached)
  const by = stage && expectedBy(stage, reached, way)
  return by ? Math.max(0, daysBetween(by, today)) : 0
}

/** From the day the plan sells what it holds until the money arrives it earns nothing. */
export function daysOutOfMarket({ sent, received }: Reached, today: string): number | null {
  return sent === null ? null : Math.max(0, daysBetween(sent, received ?? today))
}

/** The last day of the 60, where they count at all: only money that is paid to the person has them. */
export function sixtyDaysEnd(way: RolloverWay, { sent }: Reached): string | null {
  return way === 'paid-to-person' && sent !== null ? addDays(sent, sixtyDays) : null
}

export function daysLeftOfSixty(way: RolloverWay, reached: Reached, today: string): number | null {
  const end = sixtyDaysEnd(way, reached)
  return end === null || reached.received !== null ? null : daysBetween(today, end)
}

/** A plan with both kinds of money sends two checks: one for each kind of account. */
export function checksToExpect(taxType: TaxType | null): 1 | 2 | null {
  if (taxType === null) return null
  return taxType === 'both' ? 2 : 1
}

/** The code in box 7 of the Form 1099-R to expect. */
export function form1099RCodes(way: RolloverWay, taxType: TaxType | null): readonly string[] {
  if (way === 'paid-to-person') return ['1', '2', '7']
  if (taxType === 'both') return ['G', 'H']
  return taxType === 'roth' ? ['H'] : ['G']
}

/** What is paid to a person comes without 20%; people who move all of it add that much themselves and get it back with the tax return. */
export function withheldCents(way: RolloverWay, cents: number): number {
  return way === 'paid-to-person' ? Math.round(cents / 5) : 0
}
