import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_providers (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      record_keeper_name text not null,
      name_key text not null,
      balance_cents bigint check (balance_cents >= 0),
      current_job boolean not null,
      score smallint not null,
      named_at timestamptz not null,
      unique (person_id, name_key)
    )`.execute(db)
}
