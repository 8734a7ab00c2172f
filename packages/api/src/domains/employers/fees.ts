import { toDollars } from '@app/schemas/api/fields'
import { ourCost } from '@app/schemas/rules/accounts/fee-data'
import {
  addRanges,
  feesOf,
  feesUntil,
  ourFees,
  type PlanCost,
  planCost,
  type Range,
  shareMembership,
  verdictOf,
  yearsUntilRetirement,
} from '@app/schemas/rules/accounts/fees'
import { ageOn } from '@app/schemas/rules/days/dates'
import type { Context } from '../../context/context.ts'
import { birthDateOf } from '../personal-information/identity-of.ts'
import { type Balance, balancesOf, type ReportedBalances } from './balances.ts'
import { employersOf } from './employer.ts'
import { type EmployerPlan, plansOf } from './plans-of.ts'

type Line = { readonly plan: EmployerPlan; readonly cost: PlanCost | undefined; readonly balance: Balance }
type Known = { readonly balance: Range; readonly actual: Range; readonly ours: Range; readonly membershipCents: number }

/**
 * What the plans of old employers may cost a year, beside what the same savings would cost with us. All of it is an estimate. A plan
 * that holds nothing of this person costs them nothing.
 */
export async function compareFees(context: Context, personId: string, toldBalances: ReportedBalances) {
  const thisYear = context.now().getUTCFullYear()
  const [all, told] = [await employersOf(context, personId), await toldBalances(context.db, personId)]
  const employers = all.filter(({ id }) => told.get(id) !== 'none')
  const plans = await plansOf(context.db, employers)
  const balances = await balancesOf(context.db, personId, plans, thisYear, told)
  const lines = plans.map((plan, index) => ({
    plan,
    cost: plan.money && planCost(plan.money),
    balance: balances[index] ?? { reason: 'balance-unknown' as const },
  }))
  const known = knownOf(lines)
  const years = await yearsLeft(context, personId)
  const costs = [...known.values()]
  const [actual, ours] = [costs.map((one) => one.actual), costs.map((one) => one.ours)].map((ranges) =>
    ranges.length > 0 ? addRanges(ranges) : undefined,
  )
  const over = years === undefined ? [] : costs.map((one) => overTime(one, years))
  return {
    total_actual_fees: actual ? toDollars(actual.expected) : null,
    total_beagle_fees: ours ? toDollars(ours.expected) : null,
    is_estimate: true as const,
    verdict: verdictOf(actual, ours),
    until_retirement:
      years === undefined || over.length === 0
        ? null
        : { years, actual: inDollars(addRanges(over.map((one) => one.actual))), ours: inDollars(addRanges(over.map((one) => one.ours))) },
    our_cost: {
      fund_percent: ourCost.fundPercent,
      membership: toDollars(ourCost.membershipYearlyCents),
      source_year: ourCost.year,
      source: ourCost.source,
    },
    results: lines.map((line) => toLine(line, known.get(line), years)),
  }
}

/** Lines of which enough is known, with their part of one membership. */
function knownOf(lines: readonly Line[]): ReadonlyMap<Line, Known> {
  const known = lines.flatMap((line) => (line.cost && line.balance.range ? [{ line, cost: line.cost, balance: line.balance.range }] : []))
  const shares = shareMembership(known.map(({ balance }) => balance.expected))
  return new Map(
    known.map(({ line, cost, balance }, index) => {
      const membershipCents = shares[index] ?? 0
      return [line, { balance, membershipCents, actual: feesOf(balance, cost.percent), ours: ourFees(balance, membershipCents) }]
    }),
  )
}

async function yearsLeft(context: Context, personId: string): Promise<number | undefined> {
  const born = await birthDateOf(context, personId)
  const age = born === undefined ? undefined : ageOn(born, context.now().toISOString().slice(0, 10))
  return age?.ok ? yearsUntilRetirement(age.value) : undefined
}

function overTime({ balance, actual, ours, membershipCents }: Known, years: number) {
  return {
    actual: feesUntil(years, balance.expected, actual, 0),
    ours: feesUntil(years, balance.expected, ours, membershipCents),
  }
}

function toLine({ plan, cost, balance }: Line, known: Known | undefined, years: number | undefined) {
  const over = known && years !== undefined ? overTime(known, years) : undefined
  return {
    pk: plan.employer.id,
    company_name: plan.employer.companyName,
    source_year: cost ? plan.year : null,
    confidence: cost ? (plan.isSure ? cost.confidence : ('low' as const)) : ('none' as const),
    reason: cost ? (balance.reason ?? null) : plan.isKnown ? ('plan-unknown' as const) : ('company-unknown' as const),
    balance: balance.range ? inDollars(balance.range) : null,
    balance_from: balance.from ?? null,
    actual_percent: cost?.percent ?? null,
    actual_fees: known ? inDollars(known.actual) : null,
    beagle_fees: known ? inDollars(known.ours) : null,
    until_retirement: over && years !== undefined ? { years, actual: inDollars(over.actual), ours: inDollars(over.ours) } : null,
    verdict: verdictOf(known?.actual, known?.ours),
  }
}

function inDollars({ low, expected, high }: Range): Range {
  return { low: toDollars(low), expected: toDollars(expected), high: toDollars(high) }
}
