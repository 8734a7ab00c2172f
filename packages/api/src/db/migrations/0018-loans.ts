import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table loans (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      version int not null default 1 check (version >= 1),
      status text not null check (status in ('PENDING', 'CANCELLED', 'CONFIRMED', 'ACTIVE', 'PAST_DUE', 'REPAID', 'DEFAULTED')),
      borrow_cents bigint not null check (borrow_cents > 0),
      rate_bps int not null check (rate_bps >= 0),
      fee_cents bigint not null check (fee_cents >= 0 and fee_cents < borrow_cents),
      term_years smallint not null check (term_years between 1 and 30),
      frequency text not null,
      purpose text not null,
      principal_cents bigint not null default 0 check (principal_cents between 0 and borrow_cents),
      spouse_needed boolean not null,
      spouse_agreed boolean not null default false,
      terms_version text,
      offered_at timestamptz not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      pays_out_on date,
      paid_out_at timestamptz,
      ended_at timestamptz,
      check (confirmed_at is not null or status in ('PENDING', 'CANCELLED')),
      check ((paid_out_at is not null) = (status in ('ACTIVE', 'PAST_DUE', 'REPAID', 'DEFAULTED')))
    )`.execute(db)
  await sql`create index loans_person on loans (person_id)`.execute(db)
  await sql`create unique index loans_one_pending on loans (person_id) where status = 'PENDING'`.execute(db)
  await sql`
    create table loan_repayments (
      loan_id uuid not null references loans on delete cascade,
      number int not null check (number >= 1),
      due_on date not null,
      principal_cents bigint not null check (principal_cents >= 0),
      interest_cents bigint not null check (interest_cents >= 0),
      paid_principal_cents bigint not null default 0 check (paid_principal_cents between 0 and principal_cents),
      paid_interest_cents bigint not null default 0 check (paid_interest_cents between 0 and interest_cents),
      open_cents bigint not null generated always as (principal_cents + interest_cents - paid_principal_cents - paid_interest_cents) stored,
      collected_at timestamptz,
      past_due_at timestamptz,
      warned_at timestamptz,
      primary key (loan_id, number)
    )`.execute(db)
  await sql`
    create table loan_payments (
      id uuid primary key,
      loan_id uuid not null references loans on delete cascade,
      at timestamptz not null,
      principal_cents bigint not null check (principal_cents >= 0),
      interest_cents bigint not null check (interest_cents >= 0),
      paid_by text not null check (paid_by in ('person', 'schedule'))
    )`.execute(db)
  await sql`create index loan_payments_loan on loan_payments (loan_id)`.execute(db)
}
