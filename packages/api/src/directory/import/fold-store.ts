import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** The last of the next companies with this many filings together. */
export async function findRangeEnd(db: Queries, after: number, filings: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    select max(company_id) as last
    from (select company_id from filings where company_id > ${after} order by company_id limit ${filings}) as next`.execute(db)
  return rows[0]?.last ?? undefined
}

export async function foldKeepers(db: Queries, after: number, last: number): Promise<void> {
  await sql`
    insert into record_keepers (name_key, name)
    select distinct on (keeper.name_key) keeper.name_key, keeper.name
    from filings join filing_keepers as keeper using (ack_id)
    where filings.company_id > ${after} and filings.company_id <= ${last}
    order by keeper.name_key, keeper.name
    on conflict do nothing`.execute(db)
}

/**
 * Makes plans and companies of filings: of each plan the one received last counts, and of those who keep its records whoever is paid most.
 * Done again it comes to the same.
 */
export async function foldPlans(db: Queries, after: number, last: number): Promise<void> {
  await sql`
    with best as materialized (
      select distinct on (filing.company_id, filing.plan_number)
        filing.*,
        coalesce(money.assets_begin_cents, filing.assets_begin_cents) as begin_cents,
        coalesce(money.assets_end_cents, filing.assets_end_cents) as end_cents,
        coalesce(money.admin_cents, filing.admin_cents) as cost_cents,
        (
          select keeper.name_key from filing_keepers as keeper where keeper.ack_id = filing.ack_id
          order by keeper.paid_cents desc nulls last, keeper.row_order limit 1
        ) as keeper_key
      from filings as filing left join filing_money as money on money.ack_id = filing.ack_id
      where filing.company_id > ${after} and filing.company_id <= ${last}
      order by filing.company_id, filing.plan_number, filing.received_on desc nulls last, filing.ack_id desc
    ), sums as (
      select
        company_id, count(*) as plan_count, sum(participants) as participants,
        sum(greatest(end_cents, 0)) as assets_cents, max(greatest(end_cents, 0)) as plan_assets_cents
      from best group by company_id
    ), latest as (
      select distinct on (company_id) company_id, company_name, name_key, exact_key, city, state, zip_code
      from best order by company_id, received_on desc nulls last, ack_id desc
    ), kept_companies as (
      insert into companies (
        id, name, name_key, exact_key, city, state, zip_code, assets_cents, plan_assets_cents, participants, plan_count
      )
      select
        company_id, company_name, name_key, exact_key, city, state, zip_code,
        coalesce(assets_cents, 0), coalesce(plan_assets_cents, 0), least(participants, 2000000000), plan_count
      from latest join sums using (company_id)
      on conflict (id) do update set
        name = excluded.name, name_key = excluded.name_key, exact_key = excluded.exact_key,
        city = excluded.city, state = excluded.state, zip_code = excluded.zip_code, assets_cents = excluded.assets_cents,
        plan_assets_cents = excluded.plan_assets_cents, participants = excluded.participants, plan_count = excluded.plan_count
      where (companies.*) is distinct from (excluded.*)
    )
    insert into plans (
      company_id, plan_number, name, form, plan_year, received_on, participants, accounts, admin_name, admin_phone,
      assets_begin_cents, assets_end_cents, admin_cents, record_keeper, ack_id
    )
    select
      company_id, plan_number, plan_name, form, plan_year, received_on, participants, accounts, admin_name, admin_phone,
      begin_cents, end_cents, cost_cents, keeper_key, ack_id
    from best
    on conflict (company_id, plan_number) do update set
      name = excluded.name, form = excluded.form, plan_year = excluded.plan_year, received_on = excluded.received_on,
      participants = excluded.participants, accounts = excluded.accounts, admin_name = excluded.admin_name,
      admin_phone = excluded.admin_phone, assets_begin_cents = excluded.assets_begin_cents,
      assets_end_cents = excluded.assets_end_cents, admin_cents = excluded.admin_cents,
      record_keeper = excluded.record_keeper, ack_id = excluded.ack_id
    where (plans.*) is distinct from (excluded.*)`.execute(db)
}

/**
 * So that searches are planned for what is there now, and are answered from the indexes alone. Who may not do this is warned, and the
 * database does it by itself later.
 */
export async function refreshTables(db: Queries): Promise<void> {
  await sql`vacuum (analyze) companies, plans, record_keepers, company_words`.execute(db)
}
