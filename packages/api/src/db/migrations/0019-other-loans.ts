import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alt_loans (
      id uuid primary key,
      person_id uuid not null unique references people on delete cascade,
      version int not null default 1 check (version >= 1),
      borrow_cents bigint check (borrow_cents > 0),
      purpose text,
      term_years smallint,
      annual_income text,
      agreed_at timestamptz,
      provider text,
      credit_rating text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`
    create table refinance_loans (
      id uuid primary key,
      person_id uuid not null unique references people on delete cascade,
      version int not null default 1 check (version >= 1),
      borrow_cents bigint check (borrow_cents > 0),
      purpose text,
      term_years smallint,
      annual_income text,
      lender text,
      rate_bps int check (rate_bps >= 0),
      current_balance_cents bigint check (current_balance_cents >= 0),
      current_term_years smallint,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
}
