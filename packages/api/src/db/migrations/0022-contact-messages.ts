import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_messages (
      id uuid primary key,
      first_name text not null,
      last_name text not null,
      from_email text not null,
      subject text not null,
      message text not null,
      is_checked boolean not null,
      received_at timestamptz not null
    )`.execute(db)
  await sql`create index contact_messages_received on contact_messages (received_at)`.execute(db)
}
