import { type Kysely, sql } from 'kysely'

/** What people name as providers stood in two tables, by the call that they were named with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into known_providers (id, person_id, record_keeper_name, name_key, balance_cents, current_job, score, named_at)
    select id, person_id, record_keeper_name, name_key, balance_cents, current_job, score, created_at from account_providers
    on conflict do nothing`.execute(db)
  await sql`drop table account_providers`.execute(db)
}
