-- A passkey: what its signatures are checked with. Its name is sealed.
create table passkeys (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  -- As authenticators and browsers name it, in base64url.
  credential_id text not null unique,
  public_key text not null,
  -- How often it says that it was used. Synced ones say 0.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  is_synced boolean not null,
  is_backed_up boolean not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_person on passkeys (person_id, added_at);

-- The random number by which authenticators know a person: it says nothing of them, and is none of our ids.
create table passkey_handles (
  person_id uuid primary key references people on delete cascade,
  handle text not null unique
);

-- What a passkey has to sign: good once, and not for long. Stored as a hash.
create table passkey_challenges (
  hash text primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'second-factor', 'step-up')),
  -- None when anybody may sign in with it.
  person_id uuid references people on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);

-- A sign-in that waits for its second factor. Stored as a hash.
create table unfinished_sign_ins (
  hash text primary key,
  person_id uuid not null references people on delete cascade,
  first text not null check (first in ('password', 'email')),
  expires_at timestamptz not null
);
create index unfinished_sign_ins_expires on unfinished_sign_ins (expires_at);

-- A code sent to the address of the account: the newest counts, once. Stored as a hash that is bound to the person.
create table mailed_codes (
  person_id uuid primary key references people on delete cascade,
  hash text not null,
  expires_at timestamptz not null
);

alter table sessions
  -- When this session last showed a code from an e-mail.
  add column mailed_code_at timestamptz,
  -- When money was moved from this device for the first time, after a fresh proof.
  add column money_moved_at timestamptz;

-- Whether the password is long enough to be all there is. Beside a second factor it may be shorter.
alter table people add column password_stands_alone boolean not null default true;

-- A person who has lost every second factor, and waits to get in without.
create table recoveries (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  asked_at timestamptz not null,
  ready_at timestamptz not null,
  -- Whether one of our people makes sure first that it is the owner, and what they found.
  look text not null check (look in ('not-needed', 'waiting', 'is-them')),
  stop_hash text not null unique,
  -- The link that ends it, once it was sent.
  finish_hash text unique,
  finish_until timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('done', 'stopped', 'factor-shown', 'refused', 'not-used')),
  check (ready_at > asked_at),
  check ((ended_at is null) = (ended_as is null)),
  check ((finish_hash is null) = (finish_until is null))
);
create unique index recoveries_open on recoveries (person_id) where ended_at is null;
create index recoveries_person on recoveries (person_id);
