import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_records (
      id text collate "C" primary key,
      state text not null,
      holder text not null,
      kind_code text not null,
      amount_cents bigint check (amount_cents > 0),
      band_from_cents bigint check (band_from_cents >= 0),
      band_to_cents bigint check (band_to_cents > band_from_cents),
      report_year int not null,
      check (amount_cents is null or band_from_cents is null),
      check (band_to_cents is null or band_from_cents is not null)
    )`.execute(db)
  await sql`
    create table property_owners (
      record_id text collate "C" not null references property_records on delete cascade,
      number int not null,
      name_key text collate "C" not null,
      initial_key text collate "C" not null,
      city text,
      state text,
      zip_code text,
      primary key (record_id, number)
    )`.execute(db)
  await sql`create index property_owners_by_name on property_owners (name_key)`.execute(db)
  await sql`create index property_owners_by_initial on property_owners (initial_key)`.execute(db)
  await sql`
    create table property_imports (
      source text primary key,
      name text not null,
      state text not null,
      rows_done int not null default 0,
      is_read boolean not null default false
    )`.execute(db)
}
