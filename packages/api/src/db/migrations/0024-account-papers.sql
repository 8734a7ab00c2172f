-- On which day papers of an account are made next. No day: the account is closed, and its last papers are made.
create table paper_accounts (
  account_id uuid primary key references brokerage_accounts,
  person_id uuid not null references people on delete cascade,
  begun_on date not null,
  next_on date
);
create index paper_accounts_person on paper_accounts (person_id);

-- The sums of a statement, from which the next one goes on.
create table account_statements (
  account_id uuid not null references brokerage_accounts,
  person_id uuid not null references people on delete cascade,
  period_start date not null,
  period_end date not null,
  start_cents bigint not null,
  -- What was booked for earlier days after their statement was made.
  correction_cents bigint not null,
  in_cents bigint not null check (in_cents >= 0),
  out_cents bigint not null check (out_cents >= 0),
  dividend_cents bigint not null,
  change_cents bigint not null,
  cash_cents bigint not null,
  fund_cents bigint not null check (fund_cents >= 0),
  document_id uuid not null references documents on delete cascade,
  primary key (account_id, period_end),
  check (period_start <= period_end),
  check (start_cents + correction_cents + in_cents - out_cents + dividend_cents + change_cents = cash_cents + fund_cents)
);
create index account_statements_person on account_statements (person_id);
create index account_statements_document on account_statements (document_id);

-- What was confirmed on paper: an entry of the ledger, or an order in a fund account.
create table confirmed_movements (
  account_id uuid not null references brokerage_accounts,
  person_id uuid not null references people on delete cascade,
  movement text not null,
  document_id uuid not null references documents on delete cascade,
  primary key (account_id, movement)
);
create index confirmed_movements_person on confirmed_movements (person_id);
create index confirmed_movements_document on confirmed_movements (document_id);

-- Accounts that are open already get their papers from the next quarter on.
with begun as (
  insert into paper_accounts (account_id, person_id, begun_on, next_on)
  select id, person_id, now()::date, (date_trunc('quarter', now()) + interval '3 months 2 days')::date
  from brokerage_accounts where active_at is not null and state = 'ACTIVE'
  returning account_id, next_on
)
insert into timed_jobs (name, data, due_at)
select 'account-papers', jsonb_build_object('accountId', account_id, 'day', next_on::text), next_on::timestamp at time zone 'UTC' + interval '12 hours'
from begun;
