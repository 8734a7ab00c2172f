import { type Kysely, sql } from 'kysely'

/** What people tell us of moves and calls: how the money was said to be sent, and whether we may call and record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rollover_notes (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      about text not null check (about in ('request', 'call')),
      details text not null,
      noted_at timestamptz not null
    )`.execute(db)
  await sql`create index rollover_notes_by_person on rollover_notes (person_id, noted_at desc)`.execute(db)
  await sql`
    create table call_consents (
      person_id uuid primary key references people on delete cascade,
      may_call boolean not null,
      may_record boolean not null,
      said_at timestamptz not null
    )`.execute(db)
  await sql`alter table scheduled_calls add column about text`.execute(db)
}
