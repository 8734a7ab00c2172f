-- Baseline: see docs/decisions/39-baseline.md.

-- A provider that a person remembers.
create table known_providers (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  record_keeper_name text not null,
  -- The name, normalized: providers with equal keys are one.
  name_key text not null,
  balance_cents bigint check (balance_cents >= 0),
  current_job boolean not null,
  score smallint not null,
  named_at timestamptz not null,
  -- Whether a loan from this plan is owed; null until the person answers.
  owes_loan boolean,
  unique (person_id, name_key)
);

-- A job that a person had. Employer and salary are sealed.
create table employers (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- Counts changes, from 1.
  version int not null default 1 check (version >= 1),
  company_id text,
  company_name text not null,
  record_keeper_selected_name text,
  other_provider text,
  salary text,
  start_year int not null check (start_year >= 1950),
  end_year int not null check (end_year >= start_year),
  -- Key and body hash of the request that created the row.
  created_by text not null,
  -- Key and body hash of the request that last changed it.
  changed_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index employers_by_person on employers (person_id, end_year desc, id);
create unique index employers_by_request on employers (person_id, (split_part(created_by, ' ', 1)));

-- A login at a bank or plan provider that the person lets us read through.
create table linked_institutions (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  version int not null default 1 check (version >= 1),
  kind text not null check (kind in ('bank', 'investments')),
  -- Linked by account number and micro-deposit, not by login.
  is_by_hand boolean not null default false,
  -- Whether its account becomes the primary bank account.
  makes_primary boolean not null,
  institution_id text,
  institution_name text,
  state text not null check (state in ('exchanging', 'reading', 'linked', 'login_required', 'failed', 'removed')),
  -- Until it is exchanged for an access token.
  public_token text,
  -- A public token links an account once, no matter who sends it.
  public_token_index text not null unique,
  access_token text,
  item_id text unique,
  -- A worker is asking the partner about it.
  busy_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index linked_institutions_by_person on linked_institutions (person_id, created_at desc);

-- An account that the person linked or entered by hand.
create table financial_accounts (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- Counts the person's own changes, from 1. Refreshes from the partner do not count.
  version int not null default 1 check (version >= 1),
  source text not null check (source in ('linked', 'manual')),
  -- The login it is read through, and its id there.
  institution_id uuid references linked_institutions on delete cascade,
  partner_account_id text,
  account_type text not null,
  account_subtype text not null,
  name text not null,
  nickname text,
  institution_name text,
  company_name text,
  account_number text,
  routing_number text,
  last_four text,
  balance_cents bigint check (balance_cents >= -100000000000),
  available_cents bigint,
  -- Null: the whole balance.
  vested_cents bigint,
  balance_at timestamptz,
  -- Switched on and off by the person.
  is_active boolean not null default true,
  -- Whether the login it is read through works.
  is_reachable boolean not null default true,
  is_primary boolean not null default false,
  has_online_access boolean not null,
  -- The person does not know which provider holds it.
  is_unknown boolean not null default false,
  verification text not null check (verification in ('not_needed', 'pending', 'verified', 'failed', 'expired')),
  tries_left int,
  verification_expires_at timestamptz,
  -- Since when we may look into it and prepare its move. Null: locked.
  unlocked_at timestamptz,
  rollover_requested_at timestamptz,
  -- The scheduled call about it.
  call_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((source = 'linked') = (institution_id is not null and partner_account_id is not null)),
  unique (institution_id, partner_account_id)
);
create index financial_accounts_by_person on financial_accounts (person_id, created_at, id);
create unique index financial_accounts_one_primary on financial_accounts (person_id) where is_primary;

-- An IRA that can receive a rollover.
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
);
create index ira_accounts_by_person on ira_accounts (person_id, created_at, id);

-- A provider whose account the person wants to move.
create table rollover_wishes (
  person_id uuid not null references people on delete cascade,
  name_key text not null,
  wished_at timestamptz not null,
  primary key (person_id, name_key)
);

-- A phone number, and whether its owner entered the code that was sent to it.
create table phone_confirmations (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  phone_number text not null,
  send_id text,
  sent_at timestamptz not null,
  confirmed_number text,
  confirmed_at timestamptz
);

-- A partner's search for the person has ended.
create table partner_searches (
  person_id uuid primary key references people on delete cascade,
  ended_at timestamptz not null
);

-- Whether automatic IRAs opened by old plans are the person's, by their latest answer.
create table safe_harbor_answers (
  person_id uuid primary key references people on delete cascade,
  answer text not null check (answer in ('all', 'some', 'none', 'not-sure')),
  answered_at timestamptz not null
);

-- A phone call with a person, at a time booked in the callers' calendar.
create table scheduled_calls (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  version int not null default 1 check (version >= 1),
  topic text not null,
  -- `asked`: the calendar has not answered yet. `lost`: the time was taken when it did.
  state text not null check (state in ('asked', 'held', 'moved', 'cancelled', 'done', 'lost')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null,
  booking_id text,
  busy_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What the person wants to discuss, in a word of the page that asked.
  about text
);
create unique index scheduled_calls_one_each on scheduled_calls (person_id, topic)
where state in ('asked', 'held', 'moved');
create index scheduled_calls_by_person on scheduled_calls (person_id, starts_at desc);

-- Whether we may call a person, and record the call.
create table call_consents (
  person_id uuid primary key references people on delete cascade,
  may_call boolean not null,
  may_record boolean not null,
  said_at timestamptz not null
);
