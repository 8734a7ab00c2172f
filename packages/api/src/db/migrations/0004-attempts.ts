import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attempts (
      key text primary key,
      failures int not null,
      window_started timestamptz not null,
      blocks int not null,
      blocked_until timestamptz,
      updated_at timestamptz not null
    )`.execute(db)
  // Old rows are cleared out by age.
  await sql`create index attempts_updated_at on attempts (updated_at)`.execute(db)
  await sql`
    create table used_challenges (
      id text primary key,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index used_challenges_expires_at on used_challenges (expires_at)`.execute(db)
}
