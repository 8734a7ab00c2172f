-- The files 0001 to 0016 are the baseline: the tables as 56 earlier migrations left them, squashed before the first release.
-- docs/decisions/39-baseline.md says why, and what becomes of databases from before. From here on, a released file never changes.

-- A request that may be repeated and must take effect once: the same key gives the same answer.
create table idempotency_keys (
  -- Whose key it is, and for which request.
  scope text not null,
  key text not null check (length(key) between 1 and 255),
  -- Hash of the request. The same key with another request is refused.
  request_hash text not null,
  -- HTTP status of the answer.
  status smallint check (status between 100 and 599),
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
-- Old keys are deleted by age.
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Recent attempts at something that is rate limited.
create table attempts (
  -- The limit, and whom it applies to, as a blind index or a row's id: never an address in the clear.
  key text primary key,
  -- Counted since the window started.
  failures int not null,
  window_started timestamptz not null,
  -- How many blocks in a row; each is longer than the one before.
  blocks int not null,
  -- When the last block ends, or ended.
  blocked_until timestamptz,
  updated_at timestamptz not null
);
-- Old rows are deleted by age.
create index attempts_updated_at on attempts (updated_at);

-- Proofs of work already used. Each is accepted once.
create table used_challenges (
  id text primary key,
  -- After this the proof is too old in any case.
  expires_at timestamptz not null
);
create index used_challenges_expires_at on used_challenges (expires_at);
