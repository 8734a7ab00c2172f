import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offer_clicks (
      visitor_hash text not null,
      offer text not null,
      click_source text not null,
      clicks int not null default 1 check (clicks >= 1),
      first_clicked_at timestamptz not null,
      last_clicked_at timestamptz not null,
      primary key (visitor_hash, offer, click_source)
    )`.execute(db)
  await sql`
    create table offer_visits (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      offer text not null,
      click_page text not null,
      visits int not null default 1 check (visits >= 1),
      first_visited_at timestamptz not null,
      last_visited_at timestamptz not null,
      unique (person_id, offer, click_page)
    )`.execute(db)
  await sql`
    create table chat_visitors (
      id uuid primary key,
      uid_hash text not null,
      secret_hash text not null unique,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index chat_visitors_created on chat_visitors (created_at)`.execute(db)
  await sql`
    create table chat_messages (
      id uuid primary key,
      visitor_id uuid not null references chat_visitors on delete cascade,
      place bigint generated always as identity,
      category text not null,
      role text not null check (role in ('visitor', 'assistant')),
      text text not null,
      is_whole boolean not null,
      sent_at timestamptz not null
    )`.execute(db)
  await sql`create index chat_messages_visitor on chat_messages (visitor_id, category, place)`.execute(db)
  await sql`create index chat_messages_sent on chat_messages (sent_at)`.execute(db)
}
