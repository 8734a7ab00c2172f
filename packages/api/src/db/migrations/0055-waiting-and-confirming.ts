import { type Kysely, sql } from 'kysely'

/** Names of employers were kept unsealed, and keys are out of a migration’s reach: they go. Whoever wanted no more letters goes with their row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from waitlist where unsubscribed_at is not null`.execute(db)
  await sql`update waitlist set employer_name = null where employer_name is not null`.execute(db)
  await sql`alter table waitlist drop column unsubscribed_at`.execute(db)
  await sql`create index waitlist_joined on waitlist (joined_at)`.execute(db)
  await sql`alter table contact_messages add column waits_for_sender boolean not null default false`.execute(db)
}
