import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_hints (
      id uuid primary key,
      person_id uuid not null unique references people on delete cascade,
      names text not null,
      zip_codes text not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`
    create table searches (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      state text not null check (state in ('running', 'ended')),
      started_at timestamptz not null,
      ended_at timestamptz,
      check ((state = 'ended') = (ended_at is not null))
    )`.execute(db)
  await sql`create index searches_person on searches (person_id, started_at desc)`.execute(db)
  // One at a time: whoever starts another joins it.
  await sql`create unique index searches_running on searches (person_id) where state = 'running'`.execute(db)
  await sql`
    create table search_sources (
      search_id uuid not null references searches on delete cascade,
      source text not null check (source in ('plan-filings', 'your-entries', 'record-keepers')),
      state text not null check (state in ('waiting', 'running', 'done')),
      primary key (search_id, source)
    )`.execute(db)
}
