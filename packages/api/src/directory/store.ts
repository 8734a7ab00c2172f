import { sql } from 'kysely'
import type { Database, Queries } from '../db/database.ts'

/** A company with its largest plan. */
export type CompanyRow = {
  readonly id: number
  readonly name: string
  /** Trade names, earlier names and names of plans that differ from the name. */
  readonly other_names: readonly string[]
  readonly city: string | null
  readonly state: string | null
  readonly zip_code: string | null
  readonly assets_cents: number
  readonly plan_assets_cents: number
  readonly participants: number | null
  readonly plan_count: number
  readonly plan_name: string | null
  readonly plan_year: number | null
  readonly record_keeper: string | null
  readonly plan_participants: number | null
  readonly assets_begin_cents: number | null
  readonly assets_end_cents: number | null
  readonly admin_cents: number | null
}

/** A plan, according to its latest filing. */
export type PlanRow = {
  readonly company_id: number
  readonly plan_number: string
  readonly name: string
  readonly form: 'full' | 'short'
  readonly plan_year: number | null
  readonly participants: number | null
  readonly assets_begin_cents: number | null
  readonly assets_end_cents: number | null
  readonly admin_cents: number | null
  readonly record_keeper: string | null
}

export async function isDirectoryEmpty(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select from companies) as empty`.execute(db)
  return rows[0]?.empty ?? false
}

/** Companies by their numbers, each with its largest plan, in the order that is asked for. */
export async function findCompanies(db: Queries, ids: readonly number[]): Promise<CompanyRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CompanyRow>`
    select
      company.id, company.name, company.other_names, company.city, company.state, company.zip_code, company.assets_cents, company.plan_assets_cents,
      company.participants, company.plan_count, largest.name as plan_name, largest.plan_year, keeper.name as record_keeper,
      largest.participants as plan_participants, largest.assets_begin_cents, largest.assets_end_cents, largest.admin_cents
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    join companies as company on company.id = wanted.id
    left join lateral (
      select
        plan.name, plan.plan_year, plan.record_keeper, plan.participants, plan.assets_begin_cents, plan.assets_end_cents, plan.admin_cents
      from plans as plan where plan.company_id = company.id
      order by plan.assets_end_cents desc nulls last, plan.plan_number limit 1
    ) as largest on true
    left join record_keepers as keeper on keeper.name_key = largest.record_keeper
    order by wanted.place`.execute(db)
  return rows
}

export async function findPlans(db: Queries, companyIds: readonly number[]): Promise<PlanRow[]> {
  if (companyIds.length === 0) return []
  const { rows } = await sql<PlanRow>`
    select
      plan.company_id, plan.plan_number, plan.name, plan.form, plan.plan_year, plan.participants, plan.assets_begin_cents,
      plan.assets_end_cents, plan.admin_cents, keeper.name as record_keeper
    from plans as plan left join record_keepers as keeper on keeper.name_key = plan.record_keeper
    where plan.company_id = any(${companyIds}::int[])
    order by plan.company_id, plan.assets_end_cents desc nulls last, plan.plan_number`.execute(db)
  return rows
}

/** Who keeps the records: by name, some of them. Together with how many there are. */
export async function findKeepers(
  db: Database,
  offset: number,
  limit: number,
): Promise<{ readonly names: string[]; readonly count: number }> {
  const { rows } = await sql<{ name: string }>`
    select name from record_keepers order by name_key offset ${offset}::int limit ${limit}::int`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from record_keepers`.execute(db)
  return { names: rows.map(({ name }) => name), count: counted[0]?.count ?? 0 }
}
