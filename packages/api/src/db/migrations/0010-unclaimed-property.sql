-- Baseline: see docs/decisions/39-baseline.md.

-- Unclaimed property that a state holds, from its public list.
create table property_records (
  -- State, reporting holder (hashed), year, number of the report and of the property in it.
  id text collate "C" primary key,
  state text not null,
  holder text not null,
  kind_code text not null,
  amount_cents bigint check (amount_cents > 0),
  -- States that publish no amount publish a range. A range without an upper end is open.
  band_from_cents bigint check (band_from_cents >= 0),
  band_to_cents bigint check (band_to_cents > band_from_cents),
  report_year int not null,
  check (amount_cents is null or band_from_cents is null),
  check (band_to_cents is null or band_from_cents is not null)
);

-- An owner of a property. The name is stored only as a hash of its key, for lookups.
create table property_owners (
  record_id text collate "C" not null references property_records on delete cascade,
  number int not null,
  name_key text collate "C" not null,
  -- The same for the last name and first initial.
  initial_key text collate "C" not null,
  city text,
  state text,
  zip_code text,
  primary key (record_id, number)
);
create index property_owners_by_name on property_owners (name_key);
create index property_owners_by_initial on property_owners (initial_key);

-- How far a file was imported. Files are identified by their content.
create table property_imports (
  source text primary key,
  name text not null,
  state text not null,
  rows_done int not null default 0,
  is_read boolean not null default false
);

-- The state of a person's search. `wanted` and `matched` hash the search terms and the records searched.
create table unclaimed_searches (
  person_id uuid primary key references people on delete cascade,
  wanted text not null,
  wanted_at timestamptz not null,
  matched text,
  matched_at timestamptz,
  next_look_at timestamptz
);

-- A property record that may be about a person, and what became of it.
create table unclaimed_matches (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- The record's id identifies the person, so it is sealed like the record itself.
  -- Sealed.
  record_id text not null,
  record_index text not null,
  -- The record and why it matches, sealed as JSON.
  details text not null,
  confidence int not null check (confidence between 0 and 100),
  state text not null default 'found' check (state in ('found', 'confirmed', 'rejected', 'claim-started', 'claimed')),
  how text check (how in ('free', 'with-help')),
  claimed_cents bigint check (claimed_cents >= 0),
  found_at timestamptz not null,
  shown_at timestamptz,
  claim_started_at timestamptz,
  claimed_at timestamptz,
  version int not null default 1,
  -- Whether it comes from a retirement account and the state published an amount: all that can be read about it without a key.
  is_retirement_money boolean not null default false,
  check ((state in ('claim-started', 'claimed')) = (how is not null)),
  check ((state = 'claimed') = (claimed_at is not null)),
  check (claimed_cents is null or state = 'claimed'),
  unique (person_id, record_index)
);
