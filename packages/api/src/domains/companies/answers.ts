import { toDollars } from '@app/schemas/api/fields'
import type { CompanyRow, PlanRow } from '../../directory/store.ts'

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
  }
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
