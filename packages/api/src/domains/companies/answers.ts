import { toDollars } from '@app/schemas/api/fields'
import { planCost } from '@app/schemas/rules/accounts/fees'
import { averagePerPerson } from '@app/schemas/rules/accounts/plan-average'
import type { CompanyRow, PlanRow } from '../../directory/store.ts'

// Numbers below belong to no company: their EINs begin with 00.
const firstRealCompany = 10_000_000

/** A company as calls give it. */
export function toCompany(row: CompanyRow) {
  return {
    company_id: row.id,
    company_name: row.name,
    city: row.city,
    state: row.state,
    assets: toDollars(row.assets_cents),
    plan_asset: toDollars(row.plan_assets_cents),
    participants: row.participants,
    plan_count: row.plan_count,
    plan_name: row.plan_name,
    record_keeper_name: row.record_keeper,
    source_year: row.plan_year,
    per_person: perPersonOf(row),
    yearly_cost: yearlyCostOf(row),
    is_made_up: row.id < firstRealCompany,
  }
}

function perPersonOf({ plan_participants, assets_begin_cents, assets_end_cents }: CompanyRow) {
  const filed = { participants: plan_participants, assetsBeginCents: assets_begin_cents, assetsEndCents: assets_end_cents }
  return averagePerPerson(filed) ?? null
}

function yearlyCostOf({ assets_begin_cents, assets_end_cents, admin_cents }: CompanyRow) {
  const cost = planCost({ assetsBeginCents: assets_begin_cents, assetsEndCents: assets_end_cents, adminCents: admin_cents })
  return cost ? { low: cost.percent.low, high: cost.percent.high } : null
}

export function toPlan(row: PlanRow) {
  return {
    plan_number: row.plan_number,
    plan_name: row.name,
    participants: row.participants,
    assets: row.assets_end_cents === null ? null : toDollars(row.assets_end_cents),
    administration: row.admin_cents === null ? null : toDollars(row.admin_cents),
    record_keeper_name: row.record_keeper,
    source_year: row.plan_year,
  }
}
