import { normalAt } from './normal.ts'

/** What is known and wanted before a test begins. Shares are from 0 to 1. */
export type TestPlan = {
  /** The share of those who see it that finishes today. */
  readonly finishing: number
  /** The smallest change of that share that is worth finding. */
  readonly smallest: number
  /** How many come to see it in a day. */
  readonly peoplePerDay: number
}

/** How many days people have to finish, the same in every variant. */
export const daysToFinish = 14

export type Planned = { readonly count: number; readonly days: number }

/** A change that is there is found in four tests of five. */
const power = 0.8
export const mostDays = 90
/** One test in twenty may find what is not there: a fifth of that is spent on looking early, the rest on the end. */
export const chances = { early: 0.01, end: 0.04 } as const

/** The variants that are still given, and which of them the others are held against: the one called control, or else the first. */
export function armsOf<V extends { readonly name: string; readonly odds: number }>(
  variants: readonly V[],
): { readonly control: V; readonly others: readonly V[] } | undefined {
  const given = variants.filter(({ odds }) => odds > 0)
  const control = given.find(({ name }) => name === 'control') ?? given[0]
  return control && given.length > 1 ? { control, others: given.filter((one) => one !== control) } : undefined
}

/** How many must see the test, in all variants together, and how long that takes. The first of the odds is the control’s. */
export function plannedSize(plan: TestPlan, odds: readonly [control: number, ...others: readonly number[]]): Planned {
  const [control, ...others] = odds
  const fewest = Math.min(...others)
  const [before, after] = [plan.finishing, plan.finishing + plan.smallest]
  const spread = (share: number) => share * (1 - share)
  const middle = (before * control + after * fewest) / (control + fewest)
  const sure = normalAt(1 - chances.end / others.length / 2) * Math.sqrt(spread(middle) * (1 / control + 1 / fewest))
  const found = normalAt(power) * Math.sqrt(spread(before) / control + spread(after) / fewest)
  const count = Math.ceil(((sure + found) / plan.smallest) ** 2)
  return { count, days: Math.ceil(count / plan.peoplePerDay) + daysToFinish }
}
