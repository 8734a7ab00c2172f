import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      scope text not null,
      key text not null check (length(key) between 1 and 255),
      request_hash text not null,
      status smallint check (status between 100 and 599),
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    )`.execute(db)
  // Old keys are cleared out by age.
  await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(db)
}
