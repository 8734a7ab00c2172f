import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loans add column reminded_at timestamptz`.execute(db)
}
