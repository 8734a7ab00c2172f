-- Baseline: see docs/decisions/39-baseline.md.

-- A person's other names and former zip codes, sealed as JSON.
create table search_hints (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  names text not null,
  zip_codes text not null,
  updated_at timestamptz not null
);

create table searches (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  state text not null check (state in ('running', 'ended')),
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null))
);
create index searches_person on searches (person_id, started_at desc);
-- One at a time: starting another joins the running one.
create unique index searches_running on searches (person_id) where state = 'running';

create table search_sources (
  search_id uuid not null references searches on delete cascade,
  source text not null check (source in ('plan-filings', 'your-entries', 'record-keepers')),
  state text not null check (state in ('waiting', 'running', 'done')),
  primary key (search_id, source)
);

-- An old account that may exist.
create table found_accounts (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- The job or provider it was found for. The same origin is the same account in the next search.
  origin text not null,
  kind text not null check (kind in ('matched', 'no-match', 'user-entered')),
  -- Employer, plan and record keeper, sealed as JSON.
  details text not null,
  confidence int check (confidence between 0 and 100),
  balance_cents bigint check (balance_cents >= 0),
  balance_from text check (balance_from in ('you', 'record-keeper')),
  answer text not null default 'not-asked' check (answer in ('not-asked', 'waiting', 'found', 'nothing', 'needs-call')),
  asked_at timestamptz,
  answered_at timestamptz,
  is_shown boolean not null default true,
  is_mine text not null default 'unsure' check (is_mine in ('yes', 'no', 'unsure')),
  tax_type text check (tax_type in ('pre-tax', 'roth', 'both')),
  account_plan text check (account_plan in ('move', 'employer-plan', 'leave', 'cash-out')),
  online_access text check (online_access in ('yes', 'lost', 'never')),
  is_selected boolean not null default false,
  version int not null default 1,
  found_at timestamptz not null,
  check ((balance_cents is null) = (balance_from is null))
);
create index found_accounts_person on found_accounts (person_id);

-- Money on its way from an old plan.
create table rollovers (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  found_account_id uuid not null references found_accounts on delete cascade,
  way text not null check (way in ('direct-check', 'direct-wire', 'paid-to-person')),
  -- False: no one at the plan could be reached yet to accept the request.
  is_taken boolean not null default false,
  amount_cents bigint check (amount_cents >= 0),
  requested_at timestamptz not null,
  accepted_at timestamptz,
  sent_at timestamptz,
  received_at timestamptz,
  refused_at timestamptz,
  refused_why text check (refused_why in ('form-missing', 'spouse-consent', 'still-employed', 'other')),
  warned_stage text,
  check ((refused_at is null) = (refused_why is null)),
  check (received_at is null or sent_at is not null),
  check (sent_at is null or accepted_at is not null)
);
create index rollovers_person on rollovers (person_id, requested_at);
-- An account is moved once, unless the move was refused.
create unique index rollovers_account on rollovers (found_account_id) where refused_at is null;

-- What a person reported about a move, when requesting it or after calling the plan. Never changed: each report is a new row.
create table rollover_notes (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  about text not null check (about in ('request', 'call')),
  details text not null,
  noted_at timestamptz not null
);
create index rollover_notes_by_person on rollover_notes (person_id, noted_at desc);
