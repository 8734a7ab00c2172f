import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waitlist (
      id uuid primary key,
      email text not null,
      email_index text not null,
      employer_name text,
      joined_at timestamptz not null,
      unsubscribed_at timestamptz
    )`.execute(db)
  await sql`create index waitlist_email on waitlist (email_index)`.execute(db)
}
