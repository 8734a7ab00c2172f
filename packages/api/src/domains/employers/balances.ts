import { estimateBalance } from '@app/schemas/rules/accounts/balance-estimate'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import type { Range } from '@app/schemas/rules/accounts/fees'
import type { Queries } from '../../db/database.ts'
import { findProviders } from '../known-providers/store.ts'
import type { EmployerPlan } from './plans-of.ts'

/** What is known about the plan of a job: its balance in cents from the record keeper, or that nothing there is this person’s. Passed in by the caller. */
export type ReportedBalances = (db: Queries, personId: string) => Promise<ReadonlyMap<string, number | 'none'>>

/** The balance of a job’s plan: reported by its provider, entered by the person, or estimated from the salary; or why there is none. */
export type Balance =
  | { readonly range: Range; readonly from: 'told' | 'stated' | 'estimate'; readonly reason?: undefined }
  | { readonly range?: undefined; readonly from?: undefined; readonly reason: 'balance-unknown' | 'counted-with-another' }

/** A balance at a provider counts for the last job there: how much of it is from which job is unknown. */
export async function balancesOf(
  db: Queries,
  personId: string,
  plans: readonly EmployerPlan[],
  thisYear: number,
  told: ReadonlyMap<string, number | 'none'>,
): Promise<readonly Balance[]> {
  const providers = await findProviders(db, personId)
  const stated = new Map(providers.flatMap((one) => (one.balance_cents === null ? [] : [[one.name_key, one.balance_cents] as const])))
  const counted = new Set<string>()
  return plans.map((plan) => {
    const exact = told.get(plan.employer.id)
    if (typeof exact === 'number') return { range: { low: exact, expected: exact, high: exact }, from: 'told' }
    const key = providerKeys(plan).find((name) => stated.has(name))
    const cents = key === undefined ? undefined : stated.get(key)
    if (key === undefined || cents === undefined) return estimated(plan, thisYear)
    if (counted.has(key)) return { reason: 'counted-with-another' }
    counted.add(key)
    return { range: { low: cents, expected: cents, high: cents }, from: 'stated' }
  })
}

function estimated({ employer: { salaryCents, startYear, endYear } }: EmployerPlan, thisYear: number): Balance {
  if (salaryCents === null || salaryCents === 0) return { reason: 'balance-unknown' }
  return { range: estimateBalance({ salaryCents, startYear, endYear }, thisYear), from: 'estimate' }
}

/** What the person says first: a plan may have moved since the filing. */
function providerKeys({ employer, recordKeeper }: EmployerPlan): readonly string[] {
  return [employer.recordKeeper, employer.otherProvider, recordKeeper].flatMap((name) => (name === null ? [] : [sameNameKey(name)]))
}
