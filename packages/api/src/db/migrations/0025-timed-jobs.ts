import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table timed_jobs (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      data jsonb not null,
      due_at timestamptz not null
    )`.execute(db)
  await sql`create index timed_jobs_due on timed_jobs (due_at)`.execute(db)
  // How far the clock of a demonstration stands ahead. One row at most; never any in production.
  await sql`
    create table demo_clock (
      only_one boolean primary key default true check (only_one),
      ahead_ms bigint not null check (ahead_ms >= 0)
    )`.execute(db)
}
