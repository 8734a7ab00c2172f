import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letters (
      id uuid primary key,
      kind text not null,
      person_id uuid,
      recipient text,
      subject text,
      body text,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
      created_at timestamptz not null,
      sending_since timestamptz,
      sent_at timestamptz,
      -- What still has to be sent is whole.
      check (state <> 'waiting' or (recipient is not null and subject is not null and body is not null)),
      check ((state = 'sent') = (sent_at is not null))
    )`.execute(db)
  await sql`create index letters_person on letters (person_id)`.execute(db)
  // Those that can still be read although they are done: all but the newest are erased.
  await sql`create index letters_readable on letters (created_at desc, id desc) where body is not null and state <> 'waiting'`.execute(db)
}
