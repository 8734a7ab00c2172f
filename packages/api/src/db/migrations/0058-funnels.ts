import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table funnel_events (
      id uuid primary key,
      mode text not null,
      version text not null,
      from_step text,
      to_step text,
      kind text not null check (kind in ('start', 'again', 'next', 'aside', 'return', 'back', 'open')),
      variants jsonb not null,
      walked_at timestamptz not null
    )`.execute(db)
  await sql`create index funnel_events_by_mode on funnel_events (mode, walked_at)`.execute(db)
  await sql`create index funnel_events_by_age on funnel_events (walked_at)`.execute(db)
  await sql`
    create table experiment_exposures (
      name text not null,
      variant text not null,
      day date not null,
      visitors integer not null,
      primary key (name, variant, day)
    )`.execute(db)
}
