-- Baseline: see docs/decisions/39-baseline.md.

-- When a person plans to retire, and their goal. The day is sealed because it reveals the birthday.
create table portfolio_plans (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  investment_goal text not null,
  retires_on text not null,
  updated_at timestamptz not null
);

-- How a person invests. One row a person.
create table portfolios (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  -- Counts changes, from 1.
  version int not null default 1 check (version >= 1),
  kind text not null check (kind in ('model', 'custom')),
  model_id uuid,
  -- Sealed. Set for portfolios that change with age.
  retires_on text,
  -- The current target weights.
  weights jsonb not null check (jsonb_typeof(weights) = 'array'),
  chosen_stocks_bps int not null check (chosen_stocks_bps between 0 and 10000),
  chosen_at timestamptz not null,
  adjusted_at timestamptz,
  -- The last month handled, YYYY-MM.
  month_done text not null check (month_done ~ '^[0-9]{4}-[0-9]{2}$'),
  check ((kind = 'model') = (model_id is not null) and (kind = 'model') = (retires_on is not null))
);

-- A plan to save regularly.
create table savings_programs (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  version int not null default 1 check (version >= 1),
  amount_cents bigint not null check (amount_cents > 0),
  frequency text not null check (frequency in ('weekly', 'every-two-weeks', 'monthly')),
  status text not null check (status in ('active', 'paused', 'cancelled')),
  first_on date not null,
  -- Whether the person authorized debits.
  may_debit boolean not null,
  -- The brokerage schedule that moves the money, once there is one.
  schedule_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Whether the first deposit counts toward the year before. Later deposits count toward the year they are made in.
  is_first_for_last_year boolean not null default false,
  -- When its deposits first began.
  started_at timestamptz,
  check (schedule_id is null or (status = 'active' and may_debit))
);
create index savings_programs_by_person on savings_programs (person_id, created_at);
-- Two plans at once would debit the money twice.
create unique index savings_programs_one on savings_programs (person_id) where status <> 'cancelled';

-- An account's position in a fund.
create table holdings (
  account_id text not null,
  security_id text not null,
  person_id uuid not null references people on delete cascade,
  -- Millionths of a share.
  micro_shares bigint not null check (micro_shares >= 0),
  cost_cents bigint not null check (cost_cents >= 0),
  traded_at timestamptz not null,
  primary key (account_id, security_id)
);
create index holdings_by_person on holdings (person_id);

-- What happened in a portfolio, one row per order.
create table portfolio_activities (
  portfolio_id uuid not null references portfolios on delete cascade,
  order_id text not null check (length(order_id) between 1 and 200),
  kind text not null check (kind in ('chosen', 'adjusted', 'bought', 'sold', 'dividend')),
  at timestamptz not null,
  cents bigint,
  words text not null,
  primary key (portfolio_id, order_id)
);
create index portfolio_activities_by_time on portfolio_activities (portfolio_id, at desc, order_id);

-- What an order bought of a fund; negative for a sale.
create table portfolio_trades (
  portfolio_id uuid not null,
  order_id text not null,
  security_id text not null,
  person_id uuid not null references people on delete cascade,
  account_id text not null,
  at timestamptz not null,
  cents bigint not null,
  micro_shares bigint not null,
  price_cents bigint not null check (price_cents > 0),
  primary key (portfolio_id, order_id, account_id, security_id),
  foreign key (portfolio_id, order_id) references portfolio_activities on delete cascade
);
create index portfolio_trades_by_person on portfolio_trades (person_id, at);
