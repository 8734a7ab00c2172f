import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await calls(db)
  await sql`
    create table ira_accounts (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      version int not null default 1 check (version >= 1),
      provider text not null,
      ira_type text,
      account_number text not null,
      last_four text not null,
      existing_ira boolean not null,
      check_payable_to text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index ira_accounts_by_person on ira_accounts (person_id, created_at, id)`.execute(db)
  await sql`
    create table account_providers (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      record_keeper_name text not null,
      name_key text not null,
      balance_cents bigint check (balance_cents >= 0),
      current_job boolean not null,
      score smallint not null,
      created_at timestamptz not null,
      unique (person_id, name_key)
    )`.execute(db)
  await sql`
    create table rollover_wishes (
      person_id uuid not null references people on delete cascade,
      name_key text not null,
      wished_at timestamptz not null,
      primary key (person_id, name_key)
    )`.execute(db)
  await sql`
    create table phone_confirmations (
      id uuid primary key,
      person_id uuid not null unique references people on delete cascade,
      phone_number text not null,
      send_id text,
      sent_at timestamptz not null,
      confirmed_number text,
      confirmed_at timestamptz
    )`.execute(db)
  await sql`
    create table partner_searches (
      person_id uuid primary key references people on delete cascade,
      ended_at timestamptz not null
    )`.execute(db)
}

async function calls(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scheduled_calls (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      version int not null default 1 check (version >= 1),
      topic text not null,
      state text not null check (state in ('asked', 'held', 'moved', 'cancelled', 'done', 'lost')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      time_zone text not null,
      booking_id text,
      busy_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`
    create unique index scheduled_calls_one_each on scheduled_calls (person_id, topic)
    where state in ('asked', 'held', 'moved')`.execute(db)
  await sql`create index scheduled_calls_by_person on scheduled_calls (person_id, starts_at desc)`.execute(db)
}
