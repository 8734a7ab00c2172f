-- Baseline: see docs/decisions/39-baseline.md.

-- A person's account with us. Names and e-mail addresses are sealed.
create table people (
  id uuid primary key,
  email text not null,
  -- Blind index for lookups by address.
  email_index text not null,
  email_confirmed_at timestamptz,
  -- A new address, not yet confirmed.
  pending_email text,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  user_flow_id text not null,
  origin_domain text not null,
  partner_name text not null,
  unsubscribed_at timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
-- An address belongs to the person who confirmed it. Until then anyone may have typed it.
create unique index people_confirmed_email on people (email_index) where email_confirmed_at is not null;
create index people_email on people (email_index, last_seen_at desc);
create index people_invited on people (origin_domain) where partner_name = 'friend';

-- A device on which a person is signed in: one family of refresh tokens.
create table sessions (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- The kind of device, for display.
  device text not null,
  began_at timestamptz not null,
  password_checked_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index sessions_person on sessions (person_id);
create index sessions_ended on sessions (ended_at) where ended_at is not null;
-- Access tokens outlive their session by minutes: every replica is notified at once to refuse them.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.id::text);
  return null;
end $$;
create trigger sessions_tell_ended after update of ended_at on sessions
for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_session_ended();

-- Stored as a hash: reading the table does not let anyone sign in.
create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- A single-use link sent by e-mail. Stored as a hash.
create table mailed_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('sign-in', 'password-reset', 'confirm-email', 'change-email')),
  person_id uuid not null references people on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_tokens_person on mailed_tokens (person_id);

-- A person's identity, as plans know it. All text but the state is sealed.
create table personal_information (
  id uuid primary key,
  person_id uuid not null unique references people on delete cascade,
  -- Counts changes, from 1.
  version int not null default 1 check (version >= 1),
  street_address text not null,
  city text not null,
  zip_code text not null,
  phone_number text not null,
  dob text not null,
  ssn text,
  -- Blind index for lookups by number.
  ssn_index text,
  state text not null,
  ira_interest boolean not null,
  -- When the letter of authorization was signed.
  signed_at timestamptz,
  signed_name text,
  total_401k_balance_cents bigint check (total_401k_balance_cents >= 0),
  old_401k_count int check (old_401k_count >= 0),
  ira_count int check (ira_count >= 0),
  -- Identifies the person toward partners.
  user_external_id uuid not null unique,
  unknown_providers jsonb not null default '[]' check (jsonb_typeof(unknown_providers) = 'array'),
  card_brand text,
  card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
  card_token text,
  -- Key and body hash of the request that created the row.
  created_by text not null,
  -- Key and body hash of the last request that changed the person's own answers.
  changed_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((ssn is null) = (ssn_index is null)),
  check (signed_at is not null or signed_name is null),
  check (num_nulls(card_brand, card_last_four, card_token) in (0, 3))
);
-- Not unique: a mistyped number must not lock out its owner.
create index personal_information_ssn on personal_information (ssn_index) where ssn_index is not null;

-- A person's latest answer on each consent. Earlier answers are in the audit log.
create table consents (
  person_id uuid not null references people on delete cascade,
  consent text not null,
  answer text not null check (answer in ('yes', 'no')),
  answered_at timestamptz not null,
  primary key (person_id, consent)
);

-- An address on the waiting list. One address may be here twice, so that joining reveals nothing. Text is sealed.
create table waitlist (
  id uuid primary key,
  email text not null,
  email_index text not null,
  employer_name text,
  joined_at timestamptz not null
);
create index waitlist_email on waitlist (email_index);
create index waitlist_joined on waitlist (joined_at);

-- The account of each persona of a demonstration.
create table demo_people (
  persona text primary key,
  person_id uuid not null references people on delete cascade
);
