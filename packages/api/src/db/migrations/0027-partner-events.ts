import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_events (
      id uuid primary key,
      partner text not null,
      event_id text not null,
      sent_at timestamptz not null,
      received_at timestamptz not null,
      -- Erased when it is done.
      body text,
      unique (partner, event_id)
    )`.execute(db)
  await sql`create index partner_events_received on partner_events (received_at)`.execute(db)
}
