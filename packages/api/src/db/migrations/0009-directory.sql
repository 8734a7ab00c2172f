-- Baseline: see docs/decisions/39-baseline.md.

-- A plan's filing with the Department of Labor. Public data, like the whole directory.
create table filings (
  ack_id text primary key,
  -- The EIN as a number.
  company_id int not null check (company_id > 0),
  plan_number text not null,
  form text not null check (form in ('full', 'short')),
  company_name text not null,
  name_key text not null,
  exact_key text not null,
  plan_name text not null,
  city text,
  state text,
  zip_code text,
  plan_year int,
  received_on date,
  participants int check (participants >= 0),
  accounts int check (accounts >= 0),
  admin_name text,
  admin_phone text,
  assets_begin_cents bigint,
  assets_end_cents bigint,
  admin_cents bigint
);
create index filings_by_plan on filings (company_id, plan_number, received_on desc nulls last, ack_id desc);

-- Money reported in a schedule of a filing. Administrative costs exclude fund management.
create table filing_money (
  ack_id text primary key,
  assets_begin_cents bigint,
  assets_end_cents bigint,
  admin_cents bigint
);

-- Who was paid for record keeping.
create table filing_keepers (
  ack_id text not null,
  row_order int not null,
  name text not null,
  name_key text not null,
  paid_cents bigint,
  primary key (ack_id, row_order)
);

create table record_keepers (name_key text collate "C" primary key, name text not null);

-- A company by its EIN, as described in the latest filing of its plans.
create table companies (
  -- The EIN as a number.
  id int primary key check (id > 0),
  name text not null,
  -- The name, normalized.
  name_key text collate "C" not null,
  -- The name in lower case.
  exact_key text collate "C" not null,
  city text,
  state text,
  zip_code text,
  -- Assets of all its plans.
  assets_cents bigint not null,
  -- Assets of its largest plan.
  plan_assets_cents bigint not null,
  participants int,
  plan_count int not null
);
create index companies_by_key on companies (name_key, id) include (assets_cents, plan_assets_cents);
create index companies_by_exact_name on companies (exact_key, assets_cents desc, id);
create index companies_by_assets on companies (assets_cents desc, id);
create index companies_by_plan_assets on companies (plan_assets_cents desc, id);
create index companies_by_1 on companies (left(name_key, 1), assets_cents desc, id);
create index companies_by_2 on companies (left(name_key, 2), assets_cents desc, id);
create index companies_by_3 on companies (left(name_key, 3), assets_cents desc, id);
create index companies_by_words on companies using gin (string_to_array(name_key, ' '));

-- The latest filing of each plan.
create table plans (
  company_id int not null references companies on delete cascade,
  plan_number text not null,
  name text not null,
  form text not null,
  plan_year int,
  received_on date,
  participants int,
  accounts int,
  admin_name text,
  admin_phone text,
  assets_begin_cents bigint,
  assets_end_cents bigint,
  admin_cents bigint,
  record_keeper text,
  ack_id text not null,
  primary key (company_id, plan_number)
);

-- How far a file was imported. Files are identified by their content.
create table directory_imports (
  source text primary key,
  name text not null,
  kind text not null,
  rows_done int not null default 0,
  is_read boolean not null default false,
  -- Whether plans and companies were derived from it.
  is_folded boolean not null default false
);
