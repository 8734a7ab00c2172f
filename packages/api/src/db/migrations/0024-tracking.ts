import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ad_events (
      id uuid primary key,
      network text not null,
      event_key text not null,
      payload text,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
      kept_at timestamptz not null,
      ended_at timestamptz,
      unique (network, event_key)
    )`.execute(db)
  await sql`create index ad_events_kept on ad_events (kept_at)`.execute(db)
  await sql`
    create table campaign_touches (
      id uuid primary key,
      person_id uuid unique references people on delete cascade,
      visitor_hash text unique,
      first_touch jsonb not null check (jsonb_typeof(first_touch) = 'object'),
      first_at timestamptz not null,
      last_touch jsonb not null check (jsonb_typeof(last_touch) = 'object'),
      last_at timestamptz not null,
      is_karat boolean not null,
      check (num_nonnulls(person_id, visitor_hash) = 1)
    )`.execute(db)
  await sql`create index campaign_touches_last on campaign_touches (last_at) where visitor_hash is not null`.execute(db)
}
