import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table portfolio_plans (
      id uuid primary key,
      person_id uuid not null unique references people on delete cascade,
      investment_goal text not null,
      retires_on text not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`
    create table portfolios (
      id uuid primary key,
      person_id uuid not null unique references people on delete cascade,
      version int not null default 1 check (version >= 1),
      kind text not null check (kind in ('model', 'custom')),
      model_id uuid,
      retires_on text,
      weights jsonb not null check (jsonb_typeof(weights) = 'array'),
      chosen_stocks_bps int not null check (chosen_stocks_bps between 0 and 10000),
      chosen_at timestamptz not null,
      adjusted_at timestamptz,
      month_done text not null check (month_done ~ '^[0-9]{4}-[0-9]{2}$'),
      check ((kind = 'model') = (model_id is not null) and (kind = 'model') = (retires_on is not null))
    )`.execute(db)
  await sql`
    create table savings_programs (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      version int not null default 1 check (version >= 1),
      amount_cents bigint not null check (amount_cents > 0),
      frequency text not null check (frequency in ('weekly', 'every-two-weeks', 'monthly')),
      status text not null check (status in ('active', 'paused', 'cancelled')),
      first_on date not null,
      may_debit boolean not null,
      schedule_id text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (schedule_id is null or (status = 'active' and may_debit))
    )`.execute(db)
  await sql`create index savings_programs_by_person on savings_programs (person_id, created_at)`.execute(db)
  // Two plans at once would take the money twice.
  await sql`create unique index savings_programs_one on savings_programs (person_id) where status <> 'cancelled'`.execute(db)
}
