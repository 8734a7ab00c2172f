import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table people (
      id uuid primary key,
      email text not null,
      email_index text not null,
      email_confirmed_at timestamptz,
      pending_email text,
      first_name text not null,
      last_name text not null,
      password_hash text not null,
      user_flow_id text not null,
      origin_domain text not null,
      partner_name text not null,
      unsubscribed_at timestamptz,
      created_at timestamptz not null,
      last_seen_at timestamptz not null
    )`.execute(db)
  // An address belongs to whoever confirmed it. Until then anybody may have typed it.
  await sql`create unique index people_confirmed_email on people (email_index) where email_confirmed_at is not null`.execute(db)
  await sql`create index people_email on people (email_index, last_seen_at desc)`.execute(db)
  await sql`
    create table sessions (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      device text not null,
      began_at timestamptz not null,
      password_checked_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      ended_because text
    )`.execute(db)
  await sql`create index sessions_person on sessions (person_id)`.execute(db)
  await sql`create index sessions_ended on sessions (ended_at) where ended_at is not null`.execute(db)
  await sql`
    create table refresh_tokens (
      hash text primary key,
      session_id uuid not null references sessions on delete cascade,
      issued_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index refresh_tokens_session on refresh_tokens (session_id)`.execute(db)
  await sql`
    create table mailed_tokens (
      hash text primary key,
      purpose text not null check (purpose in ('sign-in', 'password-reset', 'confirm-email', 'change-email')),
      person_id uuid not null references people on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index mailed_tokens_person on mailed_tokens (person_id)`.execute(db)
  // Access tokens of an ended session live on for minutes: every service is told at once not to take them.
  await sql`
    create function tell_session_ended() returns trigger language plpgsql as $$
    begin
      perform pg_notify('session_ended', new.id::text);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger sessions_tell_ended after update of ended_at on sessions
    for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_session_ended()`.execute(db)
}
