-- Baseline: see docs/decisions/39-baseline.md.

-- An account at the brokerage. The partner's ids and the address the consent came from are sealed.
create table brokerage_accounts (
  id uuid primary key,
  person_id uuid not null references people,
  account_type text not null check (account_type in ('TRADITIONAL_IRA', 'ROTH_IRA', 'INDIVIDUAL_401K')),
  -- Our own number; it carries no meaning.
  number text not null unique,
  state text not null check (state in (
    'WAITING', 'SUBMITTED', 'ACTION_REQUIRED', 'APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'REJECTED', 'CLOSED')),
  partner_id text unique,
  partner_number text,
  last_four text,
  -- Documents the partner requires before it goes on.
  asked_documents jsonb not null default '[]',
  reason text,
  positions jsonb not null default '[]',
  valued_at timestamptz,
  consent_version text not null,
  consented_at timestamptz not null,
  consent_address text not null,
  tries int not null default 0,
  -- A worker is asking the partner; no other does before this time.
  trying_until timestamptz,
  created_at timestamptz not null,
  active_at timestamptz,
  updated_at timestamptz not null
);
create unique index brokerage_accounts_once on brokerage_accounts (person_id, account_type)
where state not in ('REJECTED', 'CLOSED');

-- A transfer between a bank and a brokerage account. The ledger changes together with its state.
create table brokerage_transfers (
  id uuid primary key,
  person_id uuid not null references people,
  account_id uuid not null references brokerage_accounts,
  direction text not null check (direction in ('IN', 'OUT')),
  -- The kind of contribution or distribution.
  type text not null,
  -- Set for contributions that count against a year's limit.
  tax_year int,
  amount_cents bigint not null check (amount_cents > 0),
  withholding_percent int not null default 0 check (withholding_percent between 0 and 100),
  withheld_cents bigint not null default 0 check (withheld_cents between 0 and amount_cents),
  additional_tax_cents bigint not null default 0 check (additional_tax_cents >= 0),
  state text not null check (state in ('WAITING', 'SENT', 'SETTLED', 'AVAILABLE', 'RETURNED', 'REFUSED')),
  is_partner_down boolean not null default false,
  partner_id text,
  -- Why it was refused or returned, as a code.
  reason text,
  bank_id text not null,
  bank_last_four text not null,
  schedule_id uuid,
  consent_version text not null,
  tries int not null default 0,
  trying_until timestamptz,
  asked_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  -- When a deposit becomes available for withdrawal.
  available_at timestamptz,
  ended_at timestamptz,
  unique (account_id, partner_id)
);
create index brokerage_transfers_by_person on brokerage_transfers (person_id, asked_at desc, id);
create index brokerage_transfers_by_account on brokerage_transfers (account_id, state);

-- Recurring deposits.
create table brokerage_schedules (
  id uuid primary key,
  person_id uuid not null references people,
  account_id uuid not null references brokerage_accounts,
  contribution_type text not null,
  frequency text not null check (frequency in ('WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY')),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('ACTIVE', 'CANCELLED')),
  first_on date not null,
  -- Index of the next due day, from 0.
  next_number int not null default 0 check (next_number >= 0),
  -- Counts changes, from 1.
  version int not null default 1 check (version >= 1),
  consent_version text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  cancelled_at timestamptz,
  -- Whether day 0 counts toward the year before.
  is_first_for_last_year boolean not null default false
);
create index brokerage_schedules_by_person on brokerage_schedules (person_id, created_at, id);

-- The outcome of each due day, once. MISSED: the service was down, and only the latest such day is caught up.
create table brokerage_schedule_days (
  schedule_id uuid not null references brokerage_schedules,
  due_on date not null,
  outcome text not null check (outcome in ('DEPOSITED', 'MISSED', 'SKIPPED')),
  reason text,
  transfer_id uuid references brokerage_transfers,
  primary key (schedule_id, due_on)
);
