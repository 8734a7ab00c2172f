import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_customers (
      person_id uuid primary key references people on delete cascade,
      customer_id text unique,
      setup_id text,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table memberships (
      id uuid primary key,
      person_id uuid not null references people,
      plan_name text not null,
      state text not null check (state in ('pending', 'trial', 'active', 'past_due', 'ended')),
      price_cents bigint not null check (price_cents > 0),
      period_months integer not null check (period_months > 0),
      renews boolean not null,
      method_id text,
      counted_from timestamptz,
      period_starts_at timestamptz,
      period_ends_at timestamptz,
      reminded_for timestamptz,
      cancelled_at timestamptz,
      ended_at timestamptz,
      ended_because text check (ended_because in ('cancelled', 'unpaid', 'refunded', 'not_renewed', 'disputed')),
      created_at timestamptz not null,
      version integer not null default 1,
      check ((state in ('pending', 'ended')) or (period_ends_at is not null and counted_from is not null)),
      check ((state = 'ended') = (ended_at is not null))
    )`.execute(db)
  // One of a plan at a time, also when two pages ask at once.
  await sql`create unique index memberships_one_of_a_plan on memberships (person_id, plan_name) where state <> 'ended'`.execute(db)
  await sql`create index memberships_person on memberships (person_id, created_at)`.execute(db)
  await sql`
    create table fee_choices (
      id uuid primary key,
      person_id uuid not null references people,
      kind text not null check (kind in ('free', 'tip', 'performance')),
      product_id text not null,
      chosen_at timestamptz not null,
      unique (person_id, product_id)
    )`.execute(db)
  await sql`
    create table payment_consents (
      id uuid primary key,
      person_id uuid not null references people,
      product_id text not null,
      words text not null,
      price_cents bigint,
      percent text,
      consented_at timestamptz not null
    )`.execute(db)
  await sql`create index payment_consents_person on payment_consents (person_id, consented_at)`.execute(db)
}
