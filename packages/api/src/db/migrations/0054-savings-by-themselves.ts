import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table savings_programs
      add column is_first_for_last_year boolean not null default false,
      add column started_at timestamptz`.execute(db)
  await sql`update savings_programs set started_at = updated_at where schedule_id is not null`.execute(db)
  await sql`alter table brokerage_schedules add column is_first_for_last_year boolean not null default false`.execute(db)
}
